import type { TSESTree } from '@typescript-eslint/types';

import { askedOfText } from '../syntax/asked-of-text.js';
import { isSteppedMember } from '../syntax/counting.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { exact, number } from '../values/numbers.js';
import type { Run } from '../run.js';
import type { Source } from '../../sites/source.js';
import { standsFor } from '../../sites/stands-for.js';
import { type Value, UNDEFINED } from '../values/values.js';

/**
 * The number that a field is given wherever it is assigned: `this.delayMs = options.delayMs ?? 1000` in two methods. A 0 is for what is
 * yet to be set, unless the field counts: counters begin there. Null where the numbers differ, or where one is not known.
 *
 * @param first what the field is made with; null where that is not known
 * @param assigned the right sides of all plain assignments to the field
 */
export function assignedNumber(name: string, first: Value | null, assigned: readonly TSESTree.Expression[], inside: Frame, run: Run): Value | null {
  const { source } = run;
  const own = `this.${name}`;
  if (first !== null && stands(first, own, source)) return null;
  const given = assigned.filter((right) => !source.text(madeOf(right, source)).includes(own));
  if (given.length === 0 || !given.every(mayBeNumber)) return null;
  const counts = isSteppedMember(own, source);
  const [one, ...others] = given.map((right) => exact(run.quietly(() => evaluate(right, inside, run)) ?? UNDEFINED)).filter((value) => counts || value !== 0);
  return one !== undefined && one !== null && others.every((other) => other === one) ? number(one) : null;
}

/** `const attempt = this.attempt + 1; … this.attempt = attempt;`: what a name is declared as; else the expression itself. */
const madeOf = (right: TSESTree.Expression, source: Source): TSESTree.Expression => (right.type === 'Identifier' ? (standsFor(right, source) ?? right) : right);

/** Whether what a field is made with is what a run finds there. */
const stands = (first: Value, own: string, source: Source): boolean => exact(first) !== 0 || isSteppedMember(own, source) || isAskedForNothing(own, source);

/** `if (this.delayMs === 0) this.delayMs = 1000`, `!this.delayMs`, `this.delayMs || 1000`: the code itself deals with the 0. */
const isAskedForNothing = askedOfText((member) => new RegExp(String.raw`!${member}(?![\w$.])|(?<![\w$.])${member}\s*(===?\s*0(?![\d.])|\|\|(?!=)|\|\|=)`));

/** What is made or called for is no number that a file states, and takes long to find out about. */
const mayBeNumber = ({ type }: TSESTree.Expression): boolean => !/^(New|Call|Await|Object|Array|Function|ArrowFunction)Expression$/.test(type);
