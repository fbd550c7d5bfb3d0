export async function load(url) {
  return retry(3);

  async function retry(n) {
    const res = await fetch(url).catch((e) => ({ ok: false, status: 0, error: e }));
    if (res.ok) return res.text();
    if (n > 1) {
      await new Promise((r) => setTimeout(r, 1000));
      return retry(n - 1);
    }
    throw res.error ?? new Error(`HTTP ${res.status}`);
  }
}
