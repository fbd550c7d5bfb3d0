var http = require('http');

var MAX_RETRIES = 5;

function get(url, callback) {
  http
    .get(url, function (res) {
      var chunks = [];
      res.on('data', function (chunk) {
        chunks.push(chunk);
      });
      res.on('end', function () {
        callback(null, Buffer.concat(chunks).toString('utf8'));
      });
    })
    .on('error', callback);
}

function crawl(url, attempt, callback) {
  get(url, function (err, body) {
    if (!err) return callback(null, body);
    if (attempt >= MAX_RETRIES) return callback(err);
    console.error('crawl failed, retry ' + (attempt + 1) + ': ' + err.message);
    setTimeout(function () {
      crawl(url, attempt + 1, callback);
    }, 1000 * (2 ^ attempt));
  });
}

module.exports = function crawlCatalog(urls, callback) {
  var pages = [];
  (function next(index) {
    if (index === urls.length) return callback(null, pages);
    crawl(urls[index], 0, function (err, body) {
      if (err) return callback(err);
      pages.push(body);
      next(index + 1);
    });
  })(0);
};
