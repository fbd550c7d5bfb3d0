const to = (promise) => promise.then((value) => [null, value], (err) => [err, undefined]);

export async function load(url) {
  let retries = 3;
  for (;;) {
    const [err, res] = await to(fetch(url));
    if (!err && res.ok) return res;
    if (retries-- <= 0) {
      if (err) throw err;
      return res;
    }
  }
}
