import { type NumberValue, textOf } from '../interpreter/numbers.js';
import type { SymbolicStep } from './retry-site.js';

/** A wait as it is written with names. */
export function symbolicStep(value: NumberValue): SymbolicStep {
  const { symbol, min, max, addMin, addMax } = value;
  const isMultiple = symbol !== null && addMin === 0 && addMax === 0;
  return { text: textOf(value), multiple: isMultiple ? { min, max, symbol: textOf({ ...value, min: 1, max: 1 }) } : null };
}
