const send = (url) => fetch(url).then(
  (res) => ({ ok: res.ok, status: res.status, body: res }),
  (err) => ({ ok: false, status: 0, error: err }),
);

export async function load(url, tries = 3) {
  const result = await send(url);
  if (result.ok) return result.body.text();
  if (tries === 1) throw result.error ?? new Error(`HTTP ${result.status}`);
  await new Promise((r) => setTimeout(r, 500));
  return load(url, tries - 1);
}
