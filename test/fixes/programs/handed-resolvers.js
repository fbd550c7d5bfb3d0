function poll (url, resolve, reject, n) {
  fetch(url).then(function (res) {
    if (res.status === 200) { resolve(res.text()); return }
    if (n > 5) { reject(new Error('gave up')); return }
    setTimeout(function () { poll(url, resolve, reject, n + 1) }, 250)
  }, reject)
}
exports.load = (url) => new Promise((resolve, reject) => poll(url, resolve, reject, 0))
