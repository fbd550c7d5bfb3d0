export async function load(url: string): Promise<unknown> {
  for (let i = 0; i < 3; i++) {
    const res = await fetch(url).catch((e: Error) => e);
    if (!(res instanceof Error) && res.ok) return res.json();
    if (i === 2) throw res instanceof Error ? res : new Error(`HTTP ${res.status}`);
    await new Promise((r) => setTimeout(r, 500 * (i + 1)));
  }
  return null;
}
