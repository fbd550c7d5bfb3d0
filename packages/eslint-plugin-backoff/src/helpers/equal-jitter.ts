/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): half of the capped exponential and a
 * random part of the rest, on top of what the server asks for in Retry-After (the header's raw value).
 */
export function equalJitter(
  attempt: number,
  { base, cap, factor = 2, retryAfter }: {
    base: number;
    cap: number;
    factor?: number;
    retryAfter?: string | null | undefined;
  },
): number {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + (0.5 + Math.random() / 2) * Math.max(0, ceiling);
  return Math.min(delay, longest);
}
