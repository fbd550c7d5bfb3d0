export async function load(url) {
  let res = await fetch(url).catch(() => null);
  for (let i = 0; (!res || !res.ok) && i < 3; i++) {
    await new Promise((r) => setTimeout(r, 200 * 2 ** i));
    res = await fetch(url).catch(() => null);
  }
  if (!res) throw new Error('unreachable host');
  return res;
}
