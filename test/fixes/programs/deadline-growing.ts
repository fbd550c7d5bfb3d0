export interface Deadline { readonly timeoutMs: number }

export async function untilDeadline(url: string, { timeoutMs }: Deadline = { timeoutMs: 4_000 }): Promise<string> {
  const end = Date.now() + timeoutMs;
  let backoff = 100;
  for (;;) {
    let status: number | null = null;
    try {
      const res = await fetch(url);
      if (res.ok) return await res.text();
      status = res.status;
    } catch {
      status = null;
    }
    if (Date.now() > end) throw new Error(`deadline passed, last status ${status ?? 'none'}`);
    await new Promise((resolve) => setTimeout(resolve, backoff));
    backoff *= 1.5;
  }
}
