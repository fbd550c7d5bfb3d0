import type { TSESTree } from '@typescript-eslint/types';

import { type Source, enclosingFunction, isFunction } from './source.js';

/** `return this.api.register(item);` in a function that elsewhere returns nothing, `return;`: what it gives nobody takes for an answer, nor for a promise. */
export function isGivenForNothing(call: TSESTree.Node, source: Source): boolean {
  const fn = call.parent?.type === 'ReturnStatement' ? enclosingFunction(call) : null;
  return fn?.body?.type === 'BlockStatement' && leavesBare(fn.body, source);
}

const leavesBare = (node: TSESTree.Node, source: Source): boolean =>
  (node.type === 'ReturnStatement' && node.argument === null) || (!isFunction(node) && source.children(node).some((child) => leavesBare(child, source)));
