function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return seconds * 1000;
  return Math.max(0, Date.parse(value) - Date.now());
}

export async function list(url: string): Promise<unknown> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const res = await fetch(url);
    if (res.ok) return res.json();
    if (![429, 502, 503].includes(res.status) || attempt === 3) throw new Error(`list: ${res.status}`);
    const retryAfterMs = parseRetryAfter(res.headers.get('retry-after'));
    const delay = retryAfterMs ?? 500 * 2 ** attempt;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  throw new Error('unreachable');
}
