const request = require('request');

const get = (url, cb) => {
  request.get(url, (error, response, body) => {
    if (error || response.statusCode !== 200) {
      console.log('failed, again', url);
      return get(url, cb);
    }
    cb(null, body);
  });
};

exports.load = (url) => new Promise((resolve, reject) => get(url, (e, body) => (e ? reject(e) : resolve(body))));
