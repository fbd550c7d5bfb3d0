import type { NumberValue } from '../interpreter/numbers.js';
import { Mark } from '../interpreter/values.js';
import { primaryPath } from './delay.js';
import type { Cap, Growth, Jitter } from './retry-site.js';
import { retriesOf } from './retries.js';
import type { SiteRuns } from './runs.js';

/** The lengths of the waits, retry by retry, as far as they are known at all. Empty where one is not, or where there is none. */
export function lengthsOf(runs: SiteRuns): readonly NumberValue[] {
  const retries = primaryPath(runs.retrying.map((trace) => retriesOf(trace, runs.repetition.candidate)));
  const first = retries.findIndex(({ total }) => total === null || total.symbol !== null || total.max > 0);
  const totals = first === -1 ? [] : retries.slice(first).map(({ total }) => total);
  return totals.every((total) => total !== null) ? totals.filter((total) => total !== null) : [];
}

/** A name with a call in it: a helper from elsewhere computes the wait, perhaps with chance. */
const isFromHelper = (value: NumberValue): boolean => value.symbol !== null && /[\w$\]]\(/.test(value.symbol);

const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** Rounding to whole milliseconds is no growth of another kind. */
const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, 0.01 * Math.abs(b));

export function growthOf(runs: SiteRuns): Growth {
  const lengths = lengthsOf(runs);
  if (lengths.length === 0) return { kind: runs.retrying.length > 0 && hasNoWait(runs) ? 'none' : 'unknown' };
  if (lengths.some(isFromHelper)) return { kind: isAlwaysTheSame(lengths) && lengths.every((l) => !isFromHelper(l)) ? 'fixed' : 'unknown' };
  if (isAlwaysTheSame(lengths)) return { kind: 'fixed' };
  return bySymbols(lengths) ?? byNumbers(untilCap(lengths));
}

function hasNoWait(runs: SiteRuns): boolean {
  return runs.retrying.every((trace) => retriesOf(trace, runs.repetition.candidate).every(({ waits }) => waits.every(({ value }) => value !== null && value.symbol === null && !(value.max > 0))));
}

function isAlwaysTheSame(lengths: readonly NumberValue[]): boolean {
  const [first] = lengths;
  return first !== undefined && lengths.every((l) => l.symbol === first.symbol && same(l.min, first.min) && same(l.max, first.max) && same(l.addMax, first.addMax));
}

/** Lengths before a ceiling holds them. */
function untilCap(lengths: readonly NumberValue[]): readonly NumberValue[] {
  const last = lengths.at(-1);
  const end = lengths.findIndex((length) => last !== undefined && same(length.max, last.max));
  return end <= 0 ? lengths : lengths.slice(0, end + 1);
}

function bySymbols(lengths: readonly NumberValue[]): Growth | null {
  const [first, second] = lengths;
  if (first === undefined || second === undefined || (first.symbol === null && second.symbol === null)) return null;
  if (lengths.every(({ symbol }) => symbol === first.symbol)) return scaled(lengths);
  // The power of a name changes: `base × factor^n`.
  const names = (length: NumberValue): number => (length.symbol ?? '').split(/[·^]/).length;
  const changes = lengths.filter((length, i) => i > 0 && length.symbol !== lengths[i - 1]?.symbol).length;
  return { kind: changes >= lengths.length - 2 && names(second) >= names(first) ? 'exponential' : 'other', ...(changes >= lengths.length - 2 ? { factor: null, baseMs: null } : {}) } as Growth;
}

function scaled(lengths: readonly NumberValue[]): Growth {
  const kind = byNumbers(lengths);
  if (kind.kind === 'exponential') return { ...kind, baseMs: null };
  return kind.kind === 'linear' ? { ...kind, stepMs: null } : kind;
}

function byNumbers(lengths: readonly NumberValue[]): Growth {
  const tops = lengths.map(({ max, addMax, symbol }) => (symbol === null ? max : max + addMax));
  const floors = lengths.map(({ min }) => min);
  return bySequence(tops) ?? bySequence(floors) ?? (isRising(tops) ? { kind: 'table', node: null } : { kind: 'other' });
}

function bySequence(all: readonly number[]): Growth | null {
  const values = all.length > 3 ? all.slice(0, -1) : all;
  const [a, b] = values;
  if (a === undefined || b === undefined || a <= 0 || b <= a) return null;
  const factor = b / a;
  if (values.length > 2 && values.every((v, i) => i === 0 || near(v - (values[i - 1] ?? 0), b - a))) return { kind: 'linear', stepMs: b - a };
  if (values.every((v, i) => i === 0 || near(v, (values[i - 1] ?? 0) * factor))) return { kind: 'exponential', factor, baseMs: a };
  return isPolynomial(values) ? { kind: 'polynomial' } : null;
}

/** `base · n²`: the roots of the values rise by equal steps. */
function isPolynomial(values: readonly number[]): boolean {
  const [a] = values;
  return a !== undefined && values.length > 2 && values.every((v, i) => near(v, a * (i + 1) ** 2));
}

const isRising = (values: readonly number[]): boolean => values.every((v, i) => i === 0 || v >= (values[i - 1] ?? 0));

/** How chance spreads the waits. */
export function jitterOf(runs: SiteRuns): Jitter {
  const lengths = lengthsOf(runs);
  const none: Jitter = { kind: 'none', widthMs: null, longestMs: null, cutOffByCap: false };
  if (lengths.length === 0) return hasNoWait(runs) ? none : { ...none, kind: 'unknown' };
  const random = lengths.filter(({ marks }) => (marks & Mark.chance) !== 0);
  if (random.length === 0) return lengths.some(isFromHelper) ? { ...none, kind: 'unknown' } : none;
  if (random.some(({ symbol }) => symbol !== null)) return { ...none, kind: 'other' };
  const longest = lengths.reduce((most, length) => (length.max >= most.max ? length : most));
  const width = longest.max - longest.min;
  const cutOffByCap = width < 1 && random.some(({ min, max }) => max - min >= 1);
  return { kind: jitterKind(lengths), widthMs: width, longestMs: longest.max, cutOffByCap };
}

function jitterKind(lengths: readonly NumberValue[]): Jitter['kind'] {
  const wide = lengths.filter(({ min, max }) => max > min);
  const [first] = wide;
  if (first === undefined) return 'other';
  const every = (test: (l: NumberValue) => boolean): boolean => wide.every(test);
  if (every(({ min, max }) => min <= 0.01 * max)) return 'full';
  if (every(({ min, max }) => near(min, max / 2))) return 'equal';
  if (wide.length > 1 && every(({ min, max }) => same(min, first.min) && max >= first.max)) return 'decorrelated';
  if (wide.length > 1 && every(({ min, max }) => near(max - min, first.max - first.min))) return 'additive';
  if (every(({ min, max }) => same(min / max, first.min / first.max))) return 'proportional';
  return 'other';
}

/** What holds the waits down. */
export function capOf(runs: SiteRuns, growth: Growth, attempts: number | null): Cap {
  const lengths = lengthsOf(runs);
  if (lengths.length === 0) return growth.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'none', longestMs: 0 };
  const ceiling = commonCeiling(lengths);
  if (typeof ceiling === 'number') return { kind: 'ms', ms: ceiling, node: null };
  if (typeof ceiling === 'string') return { kind: 'named', name: ceiling, node: null };
  if (growth.kind === 'unknown') return { kind: 'unknown' };
  return growth.kind === 'fixed' || growth.kind === 'none' ? { kind: 'none', longestMs: knownMax(lengths) } : uncapped(lengths, growth, attempts);
}

const knownMax = (lengths: readonly NumberValue[]): number => Math.max(0, ...lengths.map(({ max, symbol }) => (symbol === null ? max : 0)));

function uncapped(lengths: readonly NumberValue[], growth: Growth, attempts: number | null): Cap {
  const plateau = plateauOf(lengths);
  if (plateau !== null) return { kind: 'ms', ms: plateau, node: null };
  if (attempts === null) return { kind: 'none', longestMs: null };
  const known = knownMax(lengths);
  const beyond = attempts - 1 - lengths.length;
  if (growth.kind === 'exponential' && growth.factor !== null && beyond > 0) return { kind: 'none', longestMs: known * growth.factor ** beyond };
  return lengths.some(({ symbol }) => symbol !== null) ? { kind: 'none', longestMs: 0 } : { kind: 'none', longestMs: known };
}

/** The ceiling that stays the same while the other side grows. */
function commonCeiling(lengths: readonly NumberValue[]): number | string | null {
  const [first, ...rest] = lengths.filter(({ ceilings }) => ceilings.length > 0);
  if (first === undefined) return null;
  const common = first.ceilings.filter((ceiling) => rest.every(({ ceilings }) => ceilings.some((c) => (typeof c === 'number' && typeof ceiling === 'number' ? same(c, ceiling) : c === ceiling))));
  const numbers = common.filter((ceiling) => typeof ceiling === 'number');
  if (numbers.length > 0) return Math.max(...numbers);
  return common.find((ceiling) => typeof ceiling === 'string') ?? null;
}

/** The value at which a growing sequence comes to rest; null where it does not. */
function plateauOf(lengths: readonly NumberValue[]): number | null {
  const tops = lengths.filter(({ symbol }) => symbol === null).map(({ max }) => max);
  const [last, before] = [tops.at(-1), tops.at(-2)];
  return last !== undefined && before !== undefined && tops.length > 2 && same(last, before) && last > (tops[0] ?? 0) ? last : null;
}
