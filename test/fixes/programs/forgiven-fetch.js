export async function load(url) {
  let delay = 1000;
  for (let i = 0; i < 6; i++) {
    const res = await fetch(url).catch(() => null);
    if (res && res.ok) return res;
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay = Math.min(delay * 2, 16000);
  }
  return null;
}
