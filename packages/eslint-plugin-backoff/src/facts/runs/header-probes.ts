import { httpDate } from '../../interpreter/scenario.js';
import type { RetryAfterMisuse } from '../retry-site.js';

/** A `Retry-After` that a server may send, to see what becomes of it. */
export interface HeaderProbe {
  readonly header: string;
  /** What a wait that comes of it does wrong, by its length in ms; null where nothing. */
  readonly wrong: (ms: number) => RetryAfterMisuse['kind'] | null;
}

/** The longest wait that a server may ask for. */
export const A_DAY = '86400';

export const HEADER_PROBES: readonly HeaderProbe[] = [
  { header: '7', wrong: (ms) => (ms <= 100 ? 'seconds as ms' : null) },
  { header: httpDate(9000), wrong: (ms) => (Number.isNaN(ms) || ms < 1000 ? 'date not handled' : null) },
  { header: httpDate(-600_000), wrong: (ms) => (ms < 0 ? 'past date' : null) },
  { header: '-3', wrong: (ms) => (Math.abs(ms) > 1e9 ? 'negative' : null) },
];
