export function load(url, callback) {
  let attempts = 0;
  function go() {
    attempts++;
    fetch(url).then(function (res) {
      if (res.ok) { callback ? callback(null, res) : done(res); return; }
      retry(new Error('status ' + res.status));
    }, retry);
  }
  function retry(err) {
    if (attempts < 3) setTimeout(go, attempts * 1000);
    else fail(err);
  }
  let done, fail;
  const promise = new Promise((resolve, reject) => { done = resolve; fail = reject; });
  go();
  return promise;
}
