export async function load(url) {
  let tries = 3;
  while (tries) {
    const res = await fetch(url).catch((e) => ({ ok: false, status: 0, error: e }));
    if (res.ok) return res;
    tries -= 1;
    if (!tries) throw res.error || new Error('HTTP ' + res.status);
    await new Promise((r) => setTimeout(r, 300));
  }
}
