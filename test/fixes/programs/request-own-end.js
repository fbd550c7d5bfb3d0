const request = require('request');

function fetchPage(_client, callback, attempts) {
  attempts = attempts || 0;
  request.get({ url: 'https://example.com', json: true }, function (err, res, body) {
    if (err || res.statusCode !== 200) {
      if (attempts < 3) {
        return setTimeout(function () {
          fetchPage(_client, callback, attempts + 1);
        }, 2000);
      }
      return callback(err || new Error('status ' + res.statusCode));
    }
    callback(null, body);
  });
}

exports.fetchPage = fetchPage;
