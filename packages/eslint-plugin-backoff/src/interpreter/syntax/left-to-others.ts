import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../../sites/source.js';

/**
 * `send(url) { throw new Error('Not implemented'); }`: a method that does nothing but refuse, whatever it is handed, is there for another one
 * to take its place. So is one that is handed nothing, where somebody asks for what it gives.
 */
export const isLeftToOthers = (fn: TSESTree.FunctionLike, call: TSESTree.CallExpression, source: Source): boolean =>
  call.callee.type === 'MemberExpression' && (fn.params.length > 0 || call.parent.type !== 'ExpressionStatement') && fn.returnType?.typeAnnotation.type !== 'TSNeverKeyword' && refuses(fn, source);

function refuses(fn: TSESTree.FunctionLike, source: Source): boolean {
  if (fn.body?.type !== 'BlockStatement' || fn.body.body.length !== 1) return false;
  const [only] = fn.body.body;
  return only?.type === 'ThrowStatement' && only.argument.type === 'NewExpression' && !namesParameter(only.argument, fn, source);
}

function namesParameter(node: TSESTree.Node, fn: TSESTree.FunctionLike, source: Source): boolean {
  if (node.type === 'Identifier') return source.variable(node)?.defs.some((definition) => definition.type === 'Parameter' && definition.node === fn) ?? false;
  return source.children(node).some((child) => namesParameter(child, fn, source));
}
