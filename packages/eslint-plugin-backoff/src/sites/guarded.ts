import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from './source.js';

/** The `catch` of the `try` that a node stands in, in the same function; null where nothing catches. */
export function handlerAround(node: TSESTree.Node): TSESTree.CatchClause | null {
  let inner = node;
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.handler !== null && outer.block === inner) return outer.handler;
    inner = outer;
  }
  return null;
}

/** Inside the block of a `try` that catches, in the same function. */
export const isGuarded = (node: TSESTree.Node): boolean => handlerAround(node) !== null;
