import type { TSESTree } from '@typescript-eslint/types';
import { ancestors, bare, propertyName } from './syntax.js';

/** Whether a node is a call of `then`, `catch` or `finally`. */
export function isPromiseMethod(node: TSESTree.Node | undefined): boolean {
  if (node?.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  return callee.type === 'MemberExpression' && /^(then|catch|finally)$/.test(propertyName(callee) ?? '');
}

/** Whether what a function returns or throws goes to a promise chain, or to a request that it intercepts. */
export function isPromiseHandler(fn: TSESTree.Node | null): boolean {
  return fn !== null && (isPromiseMethod(fn.parent) || isInterception(fn.parent));
}

/** `client.interceptors.response.use(done, failed)`: the chain of each request goes through these two. */
export function isInterception(node: TSESTree.Node | undefined): boolean {
  if (node?.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  const holder = callee.type === 'MemberExpression' ? bare(callee.object) : null;
  return callee.type === 'MemberExpression' && propertyName(callee) === 'use' && holder?.type === 'MemberExpression' && propertyName(holder) === 'response';
}

/** Whether somebody gets the promise of the chain that a handler is part of. */
export function isChainUsed(handler: TSESTree.Node): boolean {
  if (isInterception(handler.parent)) return true;
  const around = [...ancestors(handler)];
  const use = around.find((node) => !isPromiseMethod(node) && node.type !== 'MemberExpression' && node.type !== 'ChainExpression');
  return use?.type !== 'ExpressionStatement' && !(use?.type === 'UnaryExpression' && use.operator === 'void');
}
