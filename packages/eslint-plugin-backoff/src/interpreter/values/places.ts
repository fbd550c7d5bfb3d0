import { exact } from './numbers.js';
import type { Value } from './values.js';

/** Methods whose numbers say which part is wanted: another number, another part. */
const SELECTS = /^(slice|subarray|substring|substr|at|charAt)$/;

/**
 * A number as what is called with it takes it: the place of a part, `[2]`, `[parts.length#1]`; nothing where it takes none.
 * Null for what is no number.
 */
export function placeOf(index: Value | undefined, method: string): string | null {
  if (index?.kind !== 'number') return null;
  if (!SELECTS.test(method)) return '';
  return `[${exact(index) ?? `${index.symbol ?? ''}#${Math.abs(index.addMin)}`}]`;
}

/** The places of the part that a method takes out. */
export function placesOf(args: readonly Value[], method: string): string {
  return args.map((arg) => placeOf(arg, method) ?? '').join('');
}
