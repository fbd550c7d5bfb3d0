exports.load = function (url) {
  return new Promise(function (resolve, reject) {
    var left = 4;
    (function go() {
      var xhr = new XMLHttpRequest();
      xhr.onload = function () {
        if (xhr.status === 200) return resolve(xhr.responseText);
        if (--left > 0) return setTimeout(go, 400);
        reject(new Error('HTTP ' + xhr.status));
      };
      xhr.onerror = function () {
        if (--left > 0) return go();
        reject(new Error('offline'));
      };
      xhr.open('GET', url);
      xhr.send();
    })();
  });
};
