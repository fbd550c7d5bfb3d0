export async function viaBelow(url, n = 0) {
  const res = await fetch(url);
  if (res.status >= 500 ||
      res.status === 429)
    if (n < 3)
      return viaBelow(url, n + 1);
    else
      throw new Error('viaBelow ' + res.status);
  return res.text();
}
