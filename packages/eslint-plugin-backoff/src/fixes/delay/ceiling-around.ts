import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { isOutcomeOf } from '../code/is-outcome-of.js';
import { isLimitName } from './own-limit.js';
import { isTimeLeft } from './until-moment.js';

/** What a length is held to further out, `max` in `Math.min(max, asked ?? base * 2 ** attempt)`; null where that is no plain name or number. */
export function ceilingAround(length: TSESTree.Node, draft: Pick<Draft, 'file'>): string | null {
  const { parent } = length;
  if (parent === undefined) return null;
  return isOutcomeOf(length, parent) ? ceilingAround(parent, draft) : otherOfMin(parent, length, draft);
}

function otherOfMin(call: TSESTree.Node, length: TSESTree.Node, { file }: Pick<Draft, 'file'>): string | null {
  if (call.type !== 'CallExpression' || mathFunction(call) !== 'min' || call.arguments.length !== 2) return null;
  const [other] = call.arguments.filter((argument) => argument !== length);
  return other && (isLimitName(other) || literalNumber(other) !== null) && !isTimeLeft(other, file) ? file.textOf(other) : null;
}
