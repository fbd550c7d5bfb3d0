import type { TSESTree } from '@typescript-eslint/types';
import { settles } from '../code/executor.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, calleeName } from '../code/syntax.js';

/** What a node throws, or has a promise reject with: of a `throw`, `Promise.reject(…)`, the `reject` of a `new Promise(…)`. */
export function thrownAt(node: TSESTree.Node, file: SourceFile): TSESTree.Expression | null {
  if (node.type === 'ThrowStatement') return node.argument;
  if (node.type !== 'CallExpression') return null;
  const [value] = node.arguments;
  return value && value.type !== 'SpreadElement' && (isPromiseReject(node) || settles(node, file) === 'reject') ? value : null;
}

function isPromiseReject(call: TSESTree.CallExpression): boolean {
  const callee = bare(call.callee);
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Promise' && calleeName(call) === 'reject';
}
