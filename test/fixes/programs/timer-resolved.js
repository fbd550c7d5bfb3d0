export async function fetchPage(url) {
  for (let i = 1; i <= 3; i++) {
    const res = await fetch(url).catch(() => null);
    if (res && res.ok) return res.json();
    await Promise.resolve(setTimeout(() => {}, i * 1000));
  }
  throw new Error('page: no luck');
}
