import type { TSESTree } from '@typescript-eslint/types';
import { bare, calleeName, isFunction } from './syntax.js';

/** `promise.catch(() => null)`: what a promise gives, or nothing. */
export function isForgiven(node: TSESTree.Node | undefined): boolean {
  if (node?.type !== 'CallExpression' || calleeName(node) !== 'catch') return false;
  const [handler] = node.arguments;
  return handler !== undefined && isFunction(handler) && (handler.body.type === 'BlockStatement' ? handler.body.body.every(givesNothing) : isNothing(handler.body));
}

/** Whether an answer comes of a promise whose failures are made nothing of. */
export function isForgivenAnswer(value: TSESTree.Node): boolean {
  const given = bare(value);
  return isForgiven(given.type === 'AwaitExpression' ? bare(given.argument) : given);
}

/** The promise that has an operation's answer, once its failures are made nothing of; the operation itself where they are not. */
export function settledAs(operation: TSESTree.Node): TSESTree.Node {
  const call = operation.parent?.type === 'MemberExpression' ? operation.parent.parent : undefined;
  return call && isForgiven(call) ? call : operation;
}

/** Whether an expression is `null` or `undefined`. */
export function isNothing(node: TSESTree.Node): boolean {
  const given = bare(node);
  return (given.type === 'Literal' && given.value === null) || (given.type === 'Identifier' && given.name === 'undefined');
}

function givesNothing(statement: TSESTree.Statement): boolean {
  if (statement.type === 'ReturnStatement') return statement.argument === null || isNothing(statement.argument);
  return statement.type === 'ExpressionStatement' || statement.type === 'VariableDeclaration';
}
