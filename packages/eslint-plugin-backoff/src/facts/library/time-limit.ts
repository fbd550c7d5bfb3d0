import type { NumberValue } from '../../interpreter/values/numbers.js';
import { number } from '../../interpreter/values/numbers.js';
import { configurationOf } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { Policy } from '../../libraries/library.js';
import type { Waits } from '../../libraries/waits.js';
import type { Bound } from '../retry-site.js';
import { timed } from './bound.js';

/** The waits that begin before the time is up, where an option limits it; the time is the bound where it ends the retries, after the most attempts that it leaves room for. */
export function withinTime(waits: Waits, retries: number, use: LibraryUse): { readonly waits: Waits; readonly bound: Bound | null } {
  const limit = timed(configurationOf(use));
  const { lengths, isShape } = waits;
  if (limit.kind !== 'time' || limit.ms === null || lengths === null || isShape) return { waits, bound: null };
  const begun = beginning(lengths, limit.ms, use.library.pastTimeLimit);
  const isCut = begun.length < Math.min(lengths.length, retries);
  return { waits: { ...waits, lengths: begun }, bound: isCut ? { ...limit, atMost: begun.length + 1 } : null };
}

/** Operations that fail at once leave the most time. */
function beginning(lengths: readonly NumberValue[], limitMs: number, past: Policy['pastTimeLimit']): readonly NumberValue[] {
  const begun: NumberValue[] = [];
  let passed = 0;
  for (const length of lengths) {
    const left = limitMs - passed;
    if (left <= (past === 'left out' ? length.min : 0)) break;
    begun.push(past === 'shortened' && length.min === length.max && length.max > left ? number(left) : length);
    passed += length.min;
  }
  return begun;
}
