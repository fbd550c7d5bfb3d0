var request = require('request');

exports.load = function (url) {
  return new Promise(function (resolve, reject) {
    var attempts = 0;

    function onResponse(err, res, body) {
      if (!err && res.statusCode === 200) return resolve(body);
      if (attempts >= 4) return reject(err || new Error('status ' + res.statusCode));
      send();
    }

    function send() {
      attempts++;
      request({ url: url, timeout: 3000 }, onResponse);
    }

    send();
  });
};
