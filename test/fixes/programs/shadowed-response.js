export async function load(url) {
  for (let i = 0; i < 4; i++) {
    const res = await fetch(url);
    if (res.ok) return res;
    if (i < 3) await new Promise(res => setTimeout(res, 1000 * 2 ** i));
  }
  throw new Error('gave up');
}
