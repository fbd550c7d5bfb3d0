import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from './source.js';

/** Whether a node stands in a `catch` of its own function. */
export function isCaught(node: TSESTree.Node): boolean {
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) if (outer.type === 'CatchClause') return true;
  return false;
}
