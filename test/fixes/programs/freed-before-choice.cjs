const https = require('https');

function fetchJson(client, cb, tries) {
  tries = tries || 0;
  https.get('https://example.com/a.json', (res) => {
    if (res.statusCode !== 200) {
      res.resume();
      if (tries < 3) return setTimeout(() => fetchJson(client, cb, tries + 1), 500);
      return cb(new Error('Request failed: ' + res.statusCode));
    }
    let body = '';
    res.on('data', (c) => (body += c));
    res.on('end', () => cb(null, body));
  }).on('error', (err) => {
    if (tries < 3) return setTimeout(() => fetchJson(client, cb, tries + 1), 500);
    cb(err);
  });
}

module.exports = { fetchJson };
