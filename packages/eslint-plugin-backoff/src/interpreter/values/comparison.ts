import { askOf } from './alike.js';
import { type NumberValue, interval, toNumber } from './numbers.js';
import { Mark } from './values.js';

export type Comparison = '<' | '<=' | '>' | '>=' | '===' | '!==';

/**
 * Compares; undefined where it is not known. A name stands for a large number, so that a counter that starts small has
 * not reached it: the first attempts of a run are what is asked about.
 */
export function compare(a: NumberValue, b: NumberValue, operator: Comparison): boolean | undefined {
  return ((a.marks | b.marks) & Mark.status) === 0 ? comparePlain(a, b, operator) : askOf([a, b], ([x = a, y = b]) => comparePlain(toNumber(x), toNumber(y), operator));
}

/** What is no number is not equal to itself. */
export const isNoNumber = (value: NumberValue): boolean => compare(value, value, '!==') === true;

function comparePlain(a: NumberValue, b: NumberValue, operator: Comparison): boolean | undefined {
  if (Number.isNaN(a.min) || Number.isNaN(b.min)) return operator === '!==';
  if (a.symbol !== null || b.symbol !== null) return compareNames(a, b, operator);
  switch (operator) {
    case '<':
      return isBelow(a, b);
    case '<=':
      return isAtMost(a, b);
    case '>':
      return isBelow(b, a);
    case '>=':
      return isAtMost(b, a);
    default: {
      const same = isSame(a, b);
      return same === undefined ? undefined : same === (operator === '===');
    }
  }
}

// Of two plain intervals, whether it holds for all numbers in them; undefined where it holds for some.
const isBelow = (a: NumberValue, b: NumberValue): boolean | undefined => (a.max < b.min ? true : a.min >= b.max ? false : undefined);
const isAtMost = (a: NumberValue, b: NumberValue): boolean | undefined => (a.max <= b.min ? true : a.min > b.max ? false : undefined);

function isSame(a: NumberValue, b: NumberValue): boolean | undefined {
  if (a.max < b.min || b.max < a.min) return false;
  return a.min === a.max && b.min === b.max && a.min === b.min ? true : undefined;
}

/** A name is a limit to what counts; beside larger numbers it may be anything. */
const LARGEST_COUNT = 20;

function compareNames(a: NumberValue, b: NumberValue, operator: Comparison): boolean | undefined {
  if (a.symbol === b.symbol) {
    const [left, right] = [interval(a.addMin, a.addMax), interval(b.addMin, b.addMax)];
    return a.min === b.min && a.max === b.max ? compare(left, right, operator) : undefined;
  }
  if (a.symbol !== null && b.symbol !== null) return undefined;
  const small = a.symbol === null ? a : b;
  return Math.abs(small.min) > LARGEST_COUNT || ((a.marks | b.marks) & Mark.operation) !== 0 ? undefined : compareWithLimit(a, b, operator);
}

/** Compares what counts with a limit known by its name, which lies beyond it: above, or below where it is negative. */
function compareWithLimit(a: NumberValue, b: NumberValue, operator: Comparison): boolean | undefined {
  if (operator === '===' || operator === '!==') return operator === '!==';
  const limit = a.symbol === null ? b : a;
  if (!(limit.min > 0) && !(limit.max < 0)) return undefined;
  const leftIsMore = (a.symbol !== null) === limit.min > 0;
  return operator === '>' || operator === '>=' ? leftIsMore : !leftIsMore;
}

/** Whether the first attempt, or the first retry, counted from either, is held against what a default made nothing. */
export const isHeldAgainstNothing = (a: NumberValue, b: NumberValue): boolean => isFirst(a, b) || isFirst(b, a);

const isFirst = (count: NumberValue, limit: NumberValue): boolean => isOptional(limit) && !isOptional(count) && count.min === count.max && (count.min === 0 || count.min === 1);

const isOptional = ({ marks }: NumberValue): boolean => (marks & Mark.optional) !== 0;
