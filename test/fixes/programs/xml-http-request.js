function ajax(url, done, attempt) {
  attempt = attempt || 1;
  var xhr = new XMLHttpRequest();
  xhr.onreadystatechange = function () {
    if (xhr.readyState !== 4) return;
    if (xhr.status === 200) {
      done(null, xhr.responseText);
    } else if (attempt < 4) {
      // back off a little more each time
      setTimeout(function () { ajax(url, done, attempt + 1); }, attempt * 1000);
    } else {
      done(new Error('status ' + xhr.status));
    }
  };
  xhr.open('GET', url, true);
  xhr.send(null);
}

exports.load = function (url) {
  return new Promise(function (resolve, reject) {
    ajax(url, function (err, text) { err ? reject(err) : resolve(text); });
  });
};
