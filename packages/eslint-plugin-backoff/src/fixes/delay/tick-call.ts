import type { TSESTree } from '@typescript-eslint/types';
import { calleeName, isFunction } from '../code/syntax.js';

/** The call that has a value run in the next turn of the event loop, `process.nextTick(again)`, `setImmediate(() => again())`; null where none does. */
export function tickCall(value: TSESTree.Node): TSESTree.CallExpression | null {
  if (isTickCall(value)) return value;
  const body = onlyValueOf(value);
  const fn = body.parent;
  const call = fn && isFunction(fn) && fn.body === body && fn.params.length === 0 ? fn.parent : undefined;
  return call && isTickCall(call) && call.arguments.length === 1 ? call : null;
}

const isTickCall = (node: TSESTree.Node): node is TSESTree.CallExpression => node.type === 'CallExpression' && /^(setImmediate|nextTick|queueMicrotask)$/.test(calleeName(node) ?? '');

/** The block that does nothing but to come to a value; else the value. */
function onlyValueOf(value: TSESTree.Node): TSESTree.Node {
  const block = value.parent?.type === 'ExpressionStatement' ? value.parent.parent : undefined;
  return block?.type === 'BlockStatement' && block.body.length === 1 ? block : value;
}
