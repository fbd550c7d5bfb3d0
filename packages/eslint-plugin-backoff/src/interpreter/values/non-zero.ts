import type { NumberValue } from './numbers.js';
import { Mark } from './values.js';

/** Whether a number is another than 0. That chance hits the very end of a length is nothing to go by; of two, it hits each. */
export function isNonZero({ symbol, min, max, marks }: NumberValue): boolean | undefined {
  if (symbol !== null) return undefined;
  if (Number.isNaN(min)) return false;
  if (min > 0 || max < 0 || (min === 0 && max > 1 && (marks & Mark.chance) !== 0)) return true;
  return min === 0 && max === 0 ? false : undefined;
}
