import type { NumberValue } from '../../interpreter/values/numbers.js';
import { Mark, hasMark } from '../../interpreter/values/values.js';
import { fromFirstWait, isFromHelper, near, same } from './growth.js';
import type { Jitter } from '../retry-site.js';

const NONE: Jitter = { kind: 'none', widthMs: null, longestMs: null, cutOffByCap: false };

const isRandom = ({ marks }: NumberValue): boolean => (marks & Mark.chance) !== 0;

export const isJittered = (lengths: readonly NumberValue[]): boolean => lengths.some(isRandom);

/** How chance spreads the waits. */
export function jitterIn(lengths: readonly NumberValue[]): Jitter {
  const real = fromFirstWait(lengths);
  const random = real.filter(isRandom);
  if (random.length === 0) return real.some(isFromHelper) ? { ...NONE, kind: 'unknown' } : NONE;
  if (random.some(({ symbol }) => symbol !== null)) return { ...NONE, kind: random.every(({ addMin, addMax }) => addMin === addMax) ? kindOf(random) : 'other' };
  // What the server asks for is no part of what the site spreads; nor is a pause of another kind that comes in between.
  if (hasMark(longestOf(real), Mark.server)) return { ...NONE, kind: kindOf(real) };
  if (isHidden(real)) return NONE;
  const longest = longestOf(random);
  const width = longest.max - longest.min;
  const cutOffByCap = width < 1 && random.some(({ min, max }) => max - min >= 1);
  return { kind: kindOf(real), widthMs: width, longestMs: longest.max, cutOffByCap };
}

/** `Math.max(5000, asked + 500 * Math.random())` where the server asks for nothing: a wait that stays the same, and is not cut to that. */
function isHidden(lengths: readonly NumberValue[]): boolean {
  const [first] = lengths;
  return lengths.every(({ min, max, ceilings }) => min === max && max === first?.max && !ceilings.includes(max));
}

const longestOf = (lengths: readonly NumberValue[]): NumberValue => lengths.reduce((most, length) => (length.max >= most.max ? length : most));

function kindOf(lengths: readonly NumberValue[]): Jitter['kind'] {
  const wide = lengths.filter(({ min, max }) => max > min);
  const [first] = wide;
  if (first === undefined) return 'other';
  const every = (test: (l: NumberValue) => boolean): boolean => wide.every(test);
  if (every(({ min, max }) => min <= 0.01 * max)) return 'full';
  if (every(({ min, max, symbol }) => (symbol === null ? near(min, max / 2) : same(min, max / 2)))) return 'equal';
  if (wide.length > 1 && every(({ min, max }) => same(min, first.min) && max >= first.max) && !every(({ max }) => same(max, first.max))) return 'decorrelated';
  if (wide.length > 1 && every(({ min, max }) => near(max - min, first.max - first.min))) return 'additive';
  if (every(({ min, max }) => same(min / max, first.min / first.max))) return 'proportional';
  return 'other';
}
