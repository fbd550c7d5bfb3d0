export async function load(url: string): Promise<number> {
  let delay = 500;
  for (let i = 0; i < 3; i++) {
    const { ok, status } = await fetch(url).catch(() => ({ ok: false, status: 599 }));
    if (ok) return status;
    if (status < 500 && status !== 429) throw new Error(`refused with ${status}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay *= 2;
  }
  const { status } = await fetch(url);
  return status;
}
