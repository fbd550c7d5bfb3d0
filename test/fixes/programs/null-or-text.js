exports.start = function (url) {
  return (async () => {
    let out = null, failures = 0;
    while (out === null) {
      try {
        const r = await fetch(url);
        out = r.ok ? await r.text() : null;
      } catch (_) { failures++; }
    }
    return out;
  })();
};
