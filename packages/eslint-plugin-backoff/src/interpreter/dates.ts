import { type NumberValue, number, toNumber } from './numbers.js';
import { NOW_MS } from './scenario.js';
import { type ObjectValue, type Value, Mark, UNDEFINED, marksOf, native, object, unknown } from './values.js';

/** `Date.now()`: every run takes place at one moment, so that dates in headers can be told from it. */
export function nowValue(): NumberValue {
  return number(NOW_MS, Mark.clock);
}

/** `new Date()`, `new Date(text)`, `new Date(ms)`. */
export function newDate(args: readonly Value[]): ObjectValue {
  const [given] = args;
  return object([], { tag: 'date', open: true, symbol: 'date', items: [timeOf(given)], marks: given === undefined ? Mark.clock : marksOf(given) });
}

function timeOf(given: Value | undefined): Value {
  if (given === undefined) return nowValue();
  if (given.kind === 'string' && given.value !== null) return number(Date.parse(given.value), given.marks);
  return given.kind === 'undefined' ? number(Number.NaN) : toNumber(given);
}

export function dateMember(date: ObjectValue, name: string): Value | null {
  if (date.tag !== 'date') return null;
  const time = date.items[0] ?? UNDEFINED;
  switch (name) {
    case 'getTime':
    case 'valueOf':
      return native(name, () => time);
    default:
      return unknown(`date.${name}`, date.marks);
  }
}
