import { type NumberValue, number, textOf, toNumber } from '../values/numbers.js';
import type { Run } from '../run.js';
import { NOW_MS } from '../scenario.js';
import { passedMs } from '../values/time.js';
import { type ObjectValue, type Value, Mark, UNDEFINED, marksOf, native, object, unknown } from '../values/values.js';

/** Longer than any deadline is away. */
const LATE_MS = 1e13;

/**
 * `Date.now()`: every run begins at one moment, so that dates in headers can be told from it, and only waits take time; or it is long
 * after. What is looked up aside lies before the run.
 */
export function nowValue(run: Run): NumberValue {
  const sinceMs = run.quiet > 0 ? 0 : passedMs(run.time) + (run.isLate ? LATE_MS : 0);
  return number(NOW_MS + sinceMs, Mark.clock);
}

/** `new Date()`, `new Date(text)`, `new Date(ms)`. */
export function newDate(args: readonly Value[], run: Run): ObjectValue {
  const [given] = args;
  const time = timeOf(given, run);
  return object([], { tag: 'date', open: true, symbol: `date${momentOf(time)}`, items: [time], marks: given === undefined ? Mark.clock : marksOf(given) });
}

function timeOf(given: Value | undefined, run: Run): Value {
  if (given === undefined) return nowValue(run);
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
      return unknown(`${date.symbol}.${name}`, date.marks);
  }
}

/** Which moment it is, as far as the file tells: `new Date(start - back * DAY).toISOString()` is another day each time. Now is not told, which each attempt may come with. */
const momentOf = (time: Value): string => (time.kind === 'number' && (time.marks & Mark.clock) === 0 && !Number.isNaN(time.min) ? `[${textOf(time)}]` : '');
