export async function load(url: string): Promise<Response> {
  for (let i = 0; ; i++) {
    const res = await fetch(url).catch(() => undefined);
    if (res?.ok) return res;
    if (i === 3) throw new Error(`no answer: ${res?.status ?? 'network'}`);
    await new Promise((r) => setTimeout(r, 1000 * 2 ** i));
  }
}
