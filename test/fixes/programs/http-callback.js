'use strict';
const https = require('https');

function get(url, cb) {
  https.get(url, (res) => {
    let body = '';
    res.on('data', (c) => { body += c; });
    res.on('end', () => {
      if (res.statusCode >= 400) cb(new Error('HTTP ' + res.statusCode));
      else cb(null, body);
    });
  }).on('error', cb);
}

function fetchText(_, cb, retries = 3) {
  get('https://example.com/t', (err, text) => {
    if (!err) return cb(null, text);
    if (retries > 0) return fetchText(_, cb, retries - 1);
    cb(err);
  });
}

module.exports = { fetchText };
