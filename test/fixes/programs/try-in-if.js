export async function maybe(url, enabled = true) {
  if (!enabled) return null;
  let res = null;
  let i = 0;
  while (res === null && i < 3) {
    try {
      res = await fetch(url);
    } catch (e) {
      console.log('retry', i);
    } finally {
      i++;
    }
  }
  return res;
}
