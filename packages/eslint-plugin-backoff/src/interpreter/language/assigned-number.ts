import type { TSESTree } from '@typescript-eslint/types';

import { isSteppedMember } from './counting.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { exact, number } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Value, UNDEFINED } from '../values/values.js';

/**
 * The number that a field is given wherever it is assigned: `this.delayMs = options.delayMs ?? 1000` in two methods. A 0 is for what is
 * yet to be set, unless the field counts: counters begin there. Null where the numbers differ, or where one is not known.
 *
 * @param first what the field is made with; null where that is not known
 * @param assigned the right sides of all plain assignments to the field
 */
export function assignedNumber(name: string, first: Value | null, assigned: readonly TSESTree.Expression[], inside: Frame, run: Run): Value | null {
  if (first !== null && exact(first) !== 0) return null;
  const { source } = run;
  const own = `this.${name}`;
  const given = assigned.filter((right) => !source.text(right).includes(own));
  if (given.length === 0 || !given.every(mayBeNumber)) return null;
  const counts = isSteppedMember(own, source);
  if (counts && first !== null) return null;
  const [one, ...others] = given.map((right) => exact(run.quietly(() => evaluate(right, inside, run)) ?? UNDEFINED)).filter((value) => counts || value !== 0);
  return one !== undefined && one !== null && others.every((other) => other === one) ? number(one) : null;
}

/** What is made or called for is no number that a file states, and takes long to find out about. */
const mayBeNumber = ({ type }: TSESTree.Expression): boolean => !/^(New|Call|Await|Object|Array|Function|ArrowFunction)Expression$/.test(type);
