import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { contains, isFunction, parentOf } from './source.js';

/** What runs a function as soon as something of the file's own is over, or a time that it says. */
const GOES_ON = /^(then|catch|finally|setTimeout|setImmediate|nextTick|queueMicrotask|requestAnimationFrame|requestIdleCallback)$/;

/**
 * `app.use(async () => { port ||= await findPort(); });`: whether a node is in a function that was left with somebody, of whom nothing is waited
 * for: he runs it when others ask him to, and not because of what came before. `first`: what came before.
 */
export function isLeftForLater(node: TSESTree.Node, first: TSESTree.Node): boolean {
  for (let inner = node, outer = parentOf(node); outer !== null && !contains(inner, first); inner = outer, outer = parentOf(outer)) {
    if (isFunction(inner) && outer.type === 'CallExpression' && outer.callee !== inner && outer.parent.type === 'ExpressionStatement' && !GOES_ON.test(lastNameOf(outer.callee)) && !contains(outer, first)) return true;
  }
  return false;
}
