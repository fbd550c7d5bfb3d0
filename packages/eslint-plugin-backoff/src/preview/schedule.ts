import type { Cap, DelayStep, Growth, RetryFacts } from '../facts/retry-site.js';
import { mostAttempts } from '../facts/bound/most-attempts.js';

/** When a site retries, as far as its facts tell. */
export interface Schedule {
  /** The wait before each retry, in ms, or in multiples of `symbol`. As many as there are, or as are known. */
  readonly waits: readonly DelayStep[];
  /** What the waits are multiples of; null where they are ms. */
  readonly symbol: string | null;
  /** How many retries there are; null where that is not a number. */
  readonly count: number | null;
  /** What goes on behind `waits`; null where they are all. */
  readonly rest: Rest | null;
}

/** Retries that are not known one by one. */
export interface Rest {
  /** How long one waits; null where nothing tells. */
  readonly wait: DelayStep | null;
}

/** Retries beyond these are not listed one by one. */
const MOST_LISTED = 1000;

/** The schedule of a site's retries; null where nothing is known of its first waits. */
export function scheduleOf({ bound, delay, growth, cap }: RetryFacts): Schedule | null {
  const measured = measure(delay);
  if (measured === null) return null;
  const { symbol } = measured;
  const most = mostAttempts(bound);
  const count = most === null ? null : most - 1;
  const known = measured.waits.slice(0, count ?? Infinity);
  const waits = count === null ? known : extend(known, Math.min(count, MOST_LISTED), growth, cap);
  const complete = waits.length === count;
  if (!complete && waits.length < Math.min(3, count ?? 3)) return null;
  return { waits, symbol, count, rest: complete ? null : { wait: restOf(waits, symbol, growth, cap) } };
}

interface Measured {
  readonly waits: readonly DelayStep[];
  readonly symbol: string | null;
}

/** The waits up to the first one that is not known, in ms or in multiples of one name. */
function measure({ kind, steps, symbolic }: RetryFacts['delay']): Measured | null {
  if (kind === 'unknown') return null;
  const inMs = untilUnknown(steps);
  if (inMs.length > 0) return { waits: inMs, symbol: null };
  const multiples = symbolic.map((step) => step?.multiple ?? null);
  const [first] = multiples;
  if (!first) return null;
  const { symbol } = first;
  return { waits: untilUnknown(multiples.map((multiple) => (multiple?.symbol === symbol ? multiple : null))), symbol };
}

function untilUnknown(steps: readonly (DelayStep | null)[]): readonly DelayStep[] {
  const unknown = steps.indexOf(null);
  return steps.slice(0, unknown === -1 ? steps.length : unknown).filter((step) => step !== null);
}

/** The analysis runs a site for some attempts only: what comes later follows from how the waits grow. */
function extend(known: readonly DelayStep[], count: number, growth: Growth, cap: Cap): readonly DelayStep[] {
  const waits = [...known];
  while (waits.length < count) {
    const next = following(waits, growth, cap);
    if (next === null) return waits;
    waits.push(next);
  }
  return waits;
}

function following(waits: readonly DelayStep[], growth: Growth, cap: Cap): DelayStep | null {
  const last = waits.at(-1);
  if (!last) return null;
  const ceiling = cap.kind === 'ms' ? cap.ms : Infinity;
  if (last.max >= ceiling || growth.kind === 'none' || growth.kind === 'fixed') return last;
  const max = nextMax(last.max, growth);
  if (max === null || last.max === 0) return null;
  return scaled(last, Math.min(ceiling, max));
}

function nextMax(last: number, growth: Growth): number | null {
  if (growth.kind === 'exponential' && growth.factor !== null) return last * growth.factor;
  return growth.kind === 'linear' && growth.stepMs !== null ? last + growth.stepMs : null;
}

/** The same share of randomness in another wait. */
function scaled({ min, max }: DelayStep, longest: number): DelayStep {
  return { min: (min / max) * longest, max: longest };
}

function restOf(waits: readonly DelayStep[], symbol: string | null, growth: Growth, cap: Cap): DelayStep | null {
  const last = waits.at(-1);
  if (!last || growth.kind === 'none' || growth.kind === 'fixed') return last ?? null;
  return cap.kind === 'ms' && symbol === null && last.max > 0 ? scaled(last, cap.ms) : null;
}
