function request(url, done, attempt) {
  $.ajax({
    url: url,
    dataType: 'text',
    success: function (text) { done(null, text); },
    error: function (xhr) {
      if (attempt >= 4 || xhr.status === 404) return done(new Error('status ' + xhr.status));
      // back off a little more each time
      setTimeout(function () { request(url, done, attempt + 1); }, attempt * 1000);
    },
  });
}

exports.load = function (url) {
  return new Promise(function (resolve, reject) {
    request(url, function (err, text) { err ? reject(err) : resolve(text); }, 1);
  });
};
