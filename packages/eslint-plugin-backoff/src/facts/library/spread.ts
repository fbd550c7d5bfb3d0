import type { TSESTree } from '@typescript-eslint/types';

import { number } from '../../interpreter/values/numbers.js';
import { type Value, boolean, string } from '../../interpreter/values/values.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { type Lengths, nameOfRole } from '../../libraries/sequences.js';
import { waitsOf } from '../../libraries/waits.js';
import { isJittered, jitterIn } from '../waits/jitter.js';
import type { OptionChanges } from '../retry-site.js';
import { boundOf } from './bound.js';

/** Of a wait that chance spreads less than this, nothing is won. */
const NARROWEST_SHARE = 0.1;

/** Chance spreads the waits, and not too little. */
export function isSpread({ lengths, isShape }: Lengths): boolean {
  if (lengths === null || !isJittered(lengths)) return false;
  const { widthMs, longestMs, cutOffByCap } = jitterIn(lengths);
  return !cutOffByCap && (isShape || (widthMs ?? 0) >= NARROWEST_SHARE * (longestMs ?? 0));
}

const SLOWER = [1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1];

/** With more than these no waits that grow stay below their ceiling. */
const MOST_RETRIES = 40;

/** The factor by which random waits come to their ceiling after the last retry alone; null where there is none that grows. */
export function slowerGrowth(use: LibraryUse): OptionChanges['set'] | null {
  const bound = boundOf(use);
  const retries = bound.kind === 'attempts' ? bound.attempts - 1 : Infinity;
  if (retries > MOST_RETRIES) return null;
  const factor = nameOfRole(use.library.options, 'factor');
  const most = factor === null ? null : use.given.knownNumber(factor);
  if (factor === null || most === null || isLeftToCallers(use.optionNode(factor))) return null;
  const slower = SLOWER.find((value) => value < most && isSpread(waitsOf(withOption(use, factor, value), retries)));
  return slower === undefined ? null : { [factor]: String(slower) };
}

/** `options.factor ?? 10`: a number in its place would take the choice away. */
const isLeftToCallers = (node: TSESTree.Expression | null): boolean => node !== null && /^(Logical|Conditional|Member)Expression$/.test(node.type);

/** The same use with an option given. */
export function withOption(use: LibraryUse, name: string, value: string | number | boolean): LibraryUse {
  return { ...use, given: use.given.with(name, valueOf(value)) };
}

const valueOf = (value: string | number | boolean): Value => (typeof value === 'string' ? string(value) : typeof value === 'number' ? number(value) : boolean(value));
