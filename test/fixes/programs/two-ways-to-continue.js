export async function head(url) {
  let i = 0;
  const max = 4;
  const step = 250;
  while (i < max) {
    let res;
    try {
      res = await fetch(url, { method: 'HEAD' });
    } catch {
      i++;
      await new Promise((r) => setTimeout(r, step * i));
      continue;
    }
    if (res.status === 404) return null;
    if (res.ok) return res.status;
    i++;
    await new Promise((r) => setTimeout(r, step * i));
  }
  return null;
}
