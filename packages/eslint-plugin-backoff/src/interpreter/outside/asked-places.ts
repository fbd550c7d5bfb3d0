import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../callee.js';
import { exact } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Value, symbolOf } from '../values/values.js';

/** Notes which one a call has asked of something for: `matches.nth(2)`, `pool.get(i)`, and all that is asked of that one in turn. */
export function notePlace(node: TSESTree.CallExpression, { holder }: Callee, args: readonly Value[], run: Run): void {
  if (holder === null || run.quiet > 0) return;
  const [only, ...others] = args;
  const number = only !== undefined && others.length === 0 && symbolOf(holder) !== 'this' ? exact(only) : null;
  const place = `${placeAskedOf(holder, run)}${number === null ? '' : `[${number}]`}`;
  if (place !== '') run.askedPlaces.set(node, place);
}

/** Which one of many something is, as far as a number said so; empty where none did. */
export function placeAskedOf(value: Value, run: Run): string {
  if (value.kind !== 'unknown' || run.askedPlaces.size === 0) return '';
  const maker = value.origin ?? run.owners.get(value.symbol) ?? null;
  return (maker !== null && run.askedPlaces.get(maker)) || '';
}
