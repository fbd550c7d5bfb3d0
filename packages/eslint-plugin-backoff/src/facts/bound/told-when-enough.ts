import type { TSESTree } from '@typescript-eslint/types';

import { isStepped } from '../../interpreter/syntax/counting.js';
import { functionOf } from '../../sites/function-of.js';
import { type Source, isFunction } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/** Whether a function from elsewhere is told when it is enough, `validate(response, attempt < 3)`: it may well fail otherwise then. */
export const isToldWhenEnough = ({ repetition: { node }, source }: SiteRuns): boolean => source.children(node).some((child) => tells(child, source));

function tells(node: TSESTree.Node, source: Source): boolean {
  const isTold = node.type === 'CallExpression' && node.arguments.some((argument) => asksCount(argument, source)) && functionOf(node.callee, source) === null;
  return isTold || source.children(node).some((child) => tells(child, source));
}

/** `attempt < 3`, `!(attempt === limit)`, `canRetry && left > 0`. */
function asksCount(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  if (node.type === 'UnaryExpression') return asksCount(node.argument, source);
  if (node.type === 'LogicalExpression') return [node.left, node.right].some((side) => asksCount(side, source));
  return node.type === 'BinaryExpression' && /^[<>]=?$|^[!=]==?$/.test(node.operator) && [node.left, node.right].some((side) => isStepped(side, source));
}
