import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, type Source } from '../../sites/source.js';

/** Whether a call only makes a promise that this file settles itself: there is nothing in it that could fail. */
export function makesPromise(node: TSESTree.Node, source: Source): boolean {
  return node.type === 'NewExpression' ? takesExecutor(node) : node.type === 'CallExpression' && isSettledHere(node, source);
}

/** `new P((resolve) => …)`: a promise by another name does nothing that could fail but what its function does. */
function takesExecutor(node: TSESTree.NewExpression): boolean {
  if (node.callee.type === 'Identifier' && node.callee.name === 'Promise') return false;
  return node.arguments.length === 1 && node.arguments.every(isFunction);
}

/** `const answer = createDeferred()`, and somewhere `answer.resolve(…)`. */
function isSettledHere({ parent }: TSESTree.CallExpression, source: Source): boolean {
  const kept = parent.type === 'VariableDeclarator' ? parent.id : null;
  const references = kept?.type === 'Identifier' ? (source.variable(kept)?.references ?? []) : [];
  return references.some(({ identifier: { parent: use } }) => use.type === 'MemberExpression' && use.property.type === 'Identifier' && /^(resolve|reject)$/.test(use.property.name));
}

/** `new Promise(…)`, `new Promise(…).then(…)`: what is called with it may keep how to settle it. */
export function beginsPromise(node: TSESTree.Node | null): boolean {
  if (node?.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name === 'Promise';
  return node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && beginsPromise(node.callee.object);
}
