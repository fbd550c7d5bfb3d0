import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from './source.js';

/** Inside the block of a `try` that catches, in the same function. */
export function isGuarded(node: TSESTree.Node): boolean {
  let inner = node;
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.handler !== null && outer.block === inner) return true;
    inner = outer;
  }
  return false;
}
