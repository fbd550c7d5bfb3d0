var request = require('request');

function load(url) {
  return new Promise(function (resolve, reject) {
    var tries = 0;
    function attempt() {
      request({ uri: url, json: true }, function (err, res, body) {
        if (err || res.statusCode >= 500) {
          tries++;
          if (tries > 3) return reject(err || new Error('HTTP ' + res.statusCode));
          return setTimeout(attempt, 1000);
        }
        if (res.statusCode !== 200) return reject(new Error('HTTP ' + res.statusCode));
        resolve(body);
      });
    }
    attempt();
  });
}

exports.load = load;
