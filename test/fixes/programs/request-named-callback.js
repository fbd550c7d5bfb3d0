const request = require('request');

module.exports.load = function (url) {
  return new Promise((resolve, reject) => {
    let n = 0;
    const go = () => request(url, onDone);
    function onDone(err, res, body) {
      if (!err && res.statusCode === 200) return resolve(body);
      n += 1;
      if (n > 3) return reject(err || new Error('status ' + res.statusCode));
      setTimeout(go, 200 * n);
    }
    go();
  });
};
