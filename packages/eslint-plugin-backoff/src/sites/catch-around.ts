import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from './source.js';

/** The `catch` of its own function in which a node stands; null where there is none. */
export function catchAround(node: TSESTree.Node): TSESTree.CatchClause | null {
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) if (outer.type === 'CatchClause') return outer;
  return null;
}

/** Whether a node stands in a `catch` of its own function. */
export const isCaught = (node: TSESTree.Node): boolean => catchAround(node) !== null;
