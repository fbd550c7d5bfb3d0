const https = require('https');

function get(_client, cb, n = 1) {
  const req = https.get('https://api.example.com/items/7', (res) => {
    let body = '';
    res.setEncoding('utf8');
    res.on('data', (chunk) => { body += chunk; });
    res.on('end', () => {
      if (res.statusCode >= 400) return retry(new Error('Status ' + res.statusCode));
      cb(null, body);
    });
  });
  req.on('error', retry);

  function retry(err) {
    if (n >= 3) return cb(err);
    console.log('retrying', n);
    get(_client, cb, n + 1);
  }
}

module.exports = { get };
