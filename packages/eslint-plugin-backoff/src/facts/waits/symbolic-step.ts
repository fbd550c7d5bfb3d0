import { type NumberValue, textOf } from '../../interpreter/values/numbers.js';
import type { SymbolicStep } from '../retry-site.js';
import { UNKNOWN_UNIT } from '../runs/unknown-unit.js';
import { range } from '../words.js';

/** A wait as it is written with names; one without, that is held under a name, in ms; one in a unit that is not known by its number alone. */
export function symbolicStep(value: NumberValue): SymbolicStep {
  const { symbol, min, max, addMin, addMax } = value;
  if (symbol === null) return { text: range({ min, max }), multiple: { min, max, symbol } };
  if (symbol === UNKNOWN_UNIT) return { text: min === max ? String(min) : `${min}–${max}`, multiple: { min, max, symbol } };
  const isMultiple = addMin === 0 && addMax === 0;
  return { text: withoutGaps(textOf(value)), multiple: isMultiple ? { min, max, symbol: textOf({ ...value, min: 1, max: 1 }) } : null };
}

/** `backoffFor(, , policy)`, of arguments that have no name, as it can be read: `backoffFor(…)`. */
const withoutGaps = (text: string): string => text.replaceAll(/\([^()]*\)/g, (list) => (/^\(, |, , |, \)$/.test(list) ? '(…)' : list));
