function xhr(client, done) {
  var tries = 0;
  function send() {
    var req = new XMLHttpRequest();
    req.open('GET', '/api/items');
    req.onreadystatechange = function () {
      if (req.readyState !== 4) return;
      if (req.status === 200) {
        done(null, req.responseText);
      } else if (++tries < 4) {
        setTimeout(send, 1000);
      } else {
        done(new Error('HTTP ' + req.status));
      }
    };
    req.send();
  }
  send();
}
exports.xhr = xhr;
