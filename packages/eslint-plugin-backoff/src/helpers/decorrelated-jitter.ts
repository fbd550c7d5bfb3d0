/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): a random walk from base to cap,
 * on top of what the server asks for in Retry-After (the header's raw value).
 */
export function decorrelatedJitter(
  attempt: number,
  { base, cap, factor = 3, retryAfter }: {
    base: number;
    cap: number;
    factor?: number;
    retryAfter?: string | null | undefined;
  },
): number {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  let walk = base;
  for (let step = 0; step <= Math.min(attempt, 50); step += 1) {
    walk = Math.min(cap, base + Math.random() * (walk * factor - base), longest) || 0;
  }
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  return Math.min(Math.max(0, asked || 0) + Math.max(0, walk || 0), longest);
}
