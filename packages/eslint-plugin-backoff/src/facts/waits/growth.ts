import type { NumberValue } from '../../interpreter/values/numbers.js';
import { Mark } from '../../interpreter/values/values.js';
import type { Growth } from '../retry-site.js';

/**
 * A name with a call in it: a helper from elsewhere computes the wait, perhaps with chance. What a call gives that holds the count of attempts,
 * `2 ** (tasks.get(id).retries + 1)`, computes none.
 */
export const isFromHelper = (value: NumberValue): boolean => value.symbol !== null && /[\w$\]]\(/.test(value.symbol.replaceAll(COUNTED_IN, ' ^ '));

/** The member of something given, as an exponent that was counted on. */
const COUNTED_IN = / \^ \(\w+(?:\.\w+|\(\w*\))*\.\w+ \+ \d+\)/g;

/** `2 ** socket.attempt`: what is written as an exponent is counted, be it elsewhere. */
const isPower = ({ symbol }: NumberValue): boolean => symbol !== null && / \^ [^)]*[A-Za-z_$]/.test(symbol);

/** `period - elapsed`, `period + job.since - now`: a rhythm is kept, whatever an attempt took. */
const isCorrected = ({ marks, symbol, min, addMin }: NumberValue): boolean => (marks & Mark.clock) !== 0 && ((symbol === null ? min : addMin) < 0 || / \+ /.test(symbol ?? ''));

/** The server says how long, in a header or in what it answers. */
const isFromServer = (value: NumberValue): boolean => (value.marks & (Mark.server | Mark.operation)) !== 0;

export const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** Rounding to whole milliseconds is no growth of another kind. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, 0.01 * Math.abs(b));

const isNothing = ({ symbol, max }: NumberValue): boolean => symbol === null && !(max > 0);

/** The lengths from the first wait on that takes time. */
export function fromFirstWait(lengths: readonly NumberValue[]): readonly NumberValue[] {
  const first = lengths.findIndex((length) => !isNothing(length));
  return first === -1 ? [] : lengths.slice(first);
}

/** How waits grow from retry to retry. */
export function growthIn(lengths: readonly NumberValue[]): Growth {
  const real = fromFirstWait(lengths);
  if (real.length === 0) return { kind: 'none' };
  if (real.some((length) => isFromHelper(length) || isFromServer(length) || isCorrected(length))) return { kind: 'unknown' };
  const isLate = real.length < lengths.length;
  if (isAlwaysTheSame(real)) return isLate && real.length === 1 ? byNumbers(lengths) : { kind: real.some(isPower) ? 'unknown' : 'fixed' };
  return bySymbols(real) ?? (isLate ? linear([0, ...tops(untilCap(real))], near) : null) ?? byNumbers(real);
}

function isAlwaysTheSame(lengths: readonly NumberValue[]): boolean {
  const [first] = lengths;
  return first !== undefined && lengths.every((l) => l.symbol === first.symbol && same(l.min, first.min) && same(l.max, first.max) && same(l.addMax, first.addMax));
}

/** Lengths before a ceiling holds them. */
function untilCap(lengths: readonly NumberValue[]): readonly NumberValue[] {
  const last = lengths.at(-1);
  const end = lengths.findIndex((length) => last !== undefined && same(length.max, last.max) && length.symbol === last.symbol);
  return end <= 0 || end === lengths.length - 1 ? lengths : lengths.slice(0, Math.max(end, 2));
}

function bySymbols(lengths: readonly NumberValue[]): Growth | null {
  const [first, second] = lengths;
  if (first === undefined || second === undefined || (first.symbol === null && second.symbol === null)) return null;
  if (lengths.every(({ symbol }) => symbol === first.symbol)) return withoutLengths(byNumbers(lengths));
  if (lengths.every((length) => listOf(length) !== null && listOf(length) === listOf(first))) return { kind: 'table', node: null };
  // `wait(delayMs)` at first, and then another length altogether.
  if (lengths.some(({ symbol }, i) => i > 0 && symbol === null)) return { kind: 'other' };
  // The power of a name changes: `base × factor^n`.
  const names = (length: NumberValue): number => (length.symbol ?? '').split(/[·^]/).length;
  const changes = lengths.filter((length, i) => i > 0 && length.symbol !== lengths[i - 1]?.symbol).length;
  return changes >= lengths.length - 2 && names(second) >= names(first) ? { kind: 'exponential', factor: null, baseMs: null } : { kind: 'other' };
}

/** The list that a wait is an element of, `delays[2]`, or a part of one, `steps[2].ms`, of which the file does not tell how long they are: a table may come to rest. Null where it is none. */
export const listOf = ({ symbol }: NumberValue): string | null => /^(.+)\[[^\]]*\](?:\.\w+)*$/.exec(symbol ?? '')?.[1] ?? null;

/** Of a name's multiples only the proportions are known. */
function withoutLengths(growth: Growth): Growth {
  if (growth.kind === 'exponential') return { ...growth, baseMs: null };
  return growth.kind === 'linear' ? { ...growth, stepMs: null } : growth;
}

const tops = (lengths: readonly NumberValue[]): readonly number[] => lengths.map(({ max, addMax, symbol }) => (symbol === null ? max : max + addMax));

function byNumbers(lengths: readonly NumberValue[]): Growth {
  const free = untilCap(lengths);
  const floors = free.map(({ min }) => min);
  return bySequence(tops(free)) ?? bySequence(floors) ?? (isRising(tops(lengths)) ? { kind: 'table', node: null } : { kind: 'other' });
}

type Equal = (a: number, b: number) => boolean;

function bySequence(all: readonly number[]): Growth | null {
  // The last one may already be held by a ceiling.
  const values = all.length > 3 ? all.slice(0, -1) : all;
  const [a, b] = values;
  if (a === undefined || b === undefined || a < 0 || b <= a) return null;
  return byFormula(values, same) ?? byFormula(values, near);
}

function byFormula(values: readonly number[], equal: Equal): Growth | null {
  // Two values fit a line and a power alike: growing waits are mostly powers.
  const isLine = values.length > 2 || values[0] === 0;
  return (isLine ? linear(values, equal) : null) ?? exponential(values, equal) ?? (isPolynomial(values, equal) ? { kind: 'polynomial' } : null);
}

function linear(values: readonly number[], equal: Equal): Growth | null {
  const [a, b] = values;
  if (a === undefined || b === undefined || b <= a) return null;
  return values.every((v, i) => i === 0 || equal(v - (values[i - 1] ?? 0), b - a)) ? { kind: 'linear', stepMs: b - a } : null;
}

/** `base · factor^n`, perhaps beside a constant: then it is the steps that grow so. */
function exponential(values: readonly number[], equal: Equal): Growth | null {
  const [first] = values;
  if (first === undefined || first <= 0) return null;
  const factor = factorOf(values, equal);
  if (factor !== null) return { kind: 'exponential', factor, baseMs: first };
  const steps = values.slice(1).map((v, i) => v - (values[i] ?? 0));
  const ratio = steps.length < 3 ? null : factorOf(steps, equal);
  return ratio !== null && ratio > 1 ? { kind: 'exponential', factor: ratio, baseMs: first } : null;
}

/** The factor by which each value follows from the one before it; null where there is none. */
function factorOf(values: readonly number[], equal: Equal): number | null {
  const [a, b] = values;
  if (a === undefined || b === undefined || a <= 0) return null;
  const factor = b / a;
  return values.every((v, i) => i === 0 || equal(v, (values[i - 1] ?? 0) * factor)) ? factor : null;
}

/** `base · n²`: the roots of the values rise by equal steps. */
function isPolynomial(values: readonly number[], equal: Equal): boolean {
  const roots = values.map(Math.sqrt);
  const [a, b] = roots;
  return a !== undefined && b !== undefined && values.length > 2 && b > a && roots.every((v, i) => i === 0 || equal(v - (roots[i - 1] ?? 0), b - a));
}

/** `3 s, 3 s, 3 s, 60 s`: who slows down only once, after a while, has another rhythm then; that is no growth. */
function isRising(values: readonly number[]): boolean {
  const [first, second] = values;
  return (first !== second || new Set(values).size > 2) && values.every((v, i) => i === 0 || v >= (values[i - 1] ?? 0));
}
