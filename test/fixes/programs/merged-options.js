const defaults = { retries: 3, minTimeout: 100, factor: 3 };

export async function load(url, opts) {
  const options = Object.assign({}, defaults, opts);
  let n = 0;
  while (true) {
    const res = await fetch(url);
    if (res.ok) return res.json();
    if (n >= options.retries) throw new Error('HTTP ' + res.status);
    await new Promise(r => setTimeout(r, options.minTimeout * Math.pow(options.factor, n)));
    n++;
  }
}
