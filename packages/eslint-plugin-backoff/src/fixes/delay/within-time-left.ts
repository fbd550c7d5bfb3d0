import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction } from '../code/arithmetic.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';
import { isTimeLeft } from './until-moment.js';

/**
 * The delay in `Math.min(delay, cap, deadline - Date.now())`: that no wait goes on beyond the end of the time is no ceiling that chance may
 * draw from, or the waits would get ever shorter towards it. Null where a length is not held to the time that is left, or more than one
 * expression could be the delay.
 */
export function withinTimeLeft(length: TSESTree.Expression, file: SourceFile): TSESTree.Expression | null {
  const node = bare(length);
  if (node.type !== 'CallExpression' || mathFunction(node) !== 'min') return null;
  const others = node.arguments.filter((argument) => !isTimeLeft(argument, file));
  if (others.length === node.arguments.length) return null;
  const [delay, ...more] = others.length === 1 ? others : others.filter((argument) => literalNumber(argument) === null);
  return delay === undefined || delay.type === 'SpreadElement' || more.length > 0 ? null : delay;
}
