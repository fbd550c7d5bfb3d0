const https = require('https');

function download(url, tries, done) {
  https
    .get(url, function (res) {
      if (res.statusCode !== 200) {
        res.resume();
        if (tries > 0) return download(url, tries - 1, done);
        return done(new Error('status ' + res.statusCode));
      }
      let body = '';
      res.on('data', function (chunk) {
        body += chunk;
      });
      res.on('end', function () {
        done(null, body);
      });
    })
    .on('error', done);
}

exports.load = (url) =>
  new Promise((resolve, reject) => {
    download(url, 2, (error, body) => (error ? reject(error) : resolve(body)));
  });
