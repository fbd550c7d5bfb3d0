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
  const text = max < 0 && addMin > 0 ? fallingText(value) : textOf(value);
  return { text: withoutGaps(text), multiple: isMultiple ? { min, max, symbol: textOf({ ...value, min: 1, max: 1 }) } : null };
}

/** `(6 - left) * 100`: 600 less 100 times what is left. */
const fallingText = (value: NumberValue): string => {
  const { min, max, addMin, addMax } = value;
  return `${textOf({ ...value, symbol: null, min: addMin, max: addMax })} - ${textOf({ ...value, min: -max, max: -min, addMin: 0, addMax: 0 })}`;
};

/** `backoffFor(, , policy)`, of arguments that have no name, as it can be read: `backoffFor(…)`. */
const withoutGaps = (text: string): string => text.replaceAll(/\([^()]*\)/g, (list) => (/^\(, |, , |, \)$/.test(list) ? '(…)' : list));
