import type { TSESTree } from '@typescript-eslint/types';

import { isConnect } from './connects.js';
import { holds } from './holds.js';
import { type Source, enclosingFunction, parentOf } from './source.js';

/**
 * `return register(device);` in a `try` that ends with `return;` elsewhere: nobody asks what it answers, and so what a call gives that is handed on there
 * need be no promise. A connection is one.
 */
export function mayAnswerNothing(call: TSESTree.Node, source: Source): boolean {
  const owner = enclosingFunction(call);
  const tried = tryAround(call);
  if (tried === null || isConnect(call)) return false;
  return holds(tried, (node) => node.type === 'ReturnStatement' && node.argument === null && enclosingFunction(node) === owner, source);
}

/** The block of the `try` of its function that a node stands in. */
function tryAround(node: TSESTree.Node): TSESTree.BlockStatement | null {
  let inner = node;
  for (let around = parentOf(node); around !== null && around !== enclosingFunction(node); around = parentOf(around)) {
    if (around.type === 'TryStatement' && around.block === inner) return around.block;
    inner = around;
  }
  return null;
}
