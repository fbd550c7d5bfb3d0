import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { isPromiseMethod } from '../code/promise-method.js';
import { ancestors, calleeName, contains, isFunction } from '../code/syntax.js';

/** Whether a `catch` of the site itself would swallow what is thrown at a node. */
export function isCaught({ site }: Draft, at: TSESTree.Node): boolean {
  return [...ancestors(at)].some((node) => {
    if (!contains(site.node, node)) return false;
    if (isFunction(node) && node !== site.node) return hasCatchBehind(node);
    return node.type === 'TryStatement' && node.handler !== null && contains(node.block, at);
  });
}

/** Whether the promise chain that a handler is part of goes on with a handler of failures. */
function hasCatchBehind(handler: TSESTree.Node): boolean {
  for (let call = chainCall(handler); call; call = chainCall(call)) {
    const isRejection = calleeName(call) === 'catch' || call.arguments.length > 1;
    if (isRejection && call.arguments.every((argument) => argument !== handler)) return true;
  }
  return false;
}

/** The call of a promise's method that a node is handed to, or that goes on from it. */
function chainCall({ parent }: TSESTree.Node): TSESTree.CallExpression | null {
  const call = parent?.type === 'MemberExpression' ? parent.parent : parent;
  return call?.type === 'CallExpression' && isPromiseMethod(call) ? call : null;
}
