import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from './source.js';

/** In a `finally` block of the function that a node stands in: what ended well comes there, too. */
export function isInFinalizer(node: TSESTree.Node): boolean {
  const parent = parentOf(node);
  if (parent === null || isFunction(parent)) return false;
  return (parent.type === 'TryStatement' && parent.finalizer === node) || isInFinalizer(parent);
}
