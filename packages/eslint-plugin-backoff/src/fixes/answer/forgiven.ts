import type { TSESTree } from '@typescript-eslint/types';
import { bare, calleeName, type FunctionNode, isFunction } from '../code/syntax.js';

/** `promise.catch(() => null)`: what a promise gives, or nothing, or what stands in for it. */
export function isForgiven(node: TSESTree.Node | undefined): boolean {
  const handler = node && forgivingHandler(node);
  if (!handler) return false;
  return standIn(handler) !== null || givesError(handler) || (handler.body.type === 'BlockStatement' ? handler.body.body.every(givesNothing) : isNothing(handler.body));
}

function forgivingHandler(node: TSESTree.Node): FunctionNode | null {
  if (node.type !== 'CallExpression' || calleeName(node) !== 'catch') return null;
  const [handler] = node.arguments;
  return handler && isFunction(handler) ? handler : null;
}

/** `(error) => ({ ok: false, error })`: the object that a handler answers with. */
function standIn(handler: FunctionNode): TSESTree.ObjectExpression | null {
  const value = onlyResult(handler);
  return value?.type === 'ObjectExpression' ? value : null;
}

/** `(error) => error` */
function givesError(handler: FunctionNode): boolean {
  const [error] = handler.params;
  const value = onlyResult(handler);
  return error?.type === 'Identifier' && value?.type === 'Identifier' && value.name === error.name;
}

/** What a handler answers with that does nothing else. */
function onlyResult({ body }: FunctionNode): TSESTree.Node | null {
  const [only, ...others] = body.type === 'BlockStatement' ? body.body : [];
  const value = only?.type === 'ReturnStatement' && others.length === 0 ? only.argument : body;
  return value && bare(value);
}

/** Whether an answer may be the error in place of a response: `await fetch(url).catch((error) => error)`. */
export function isErrorOrAnswer(value: TSESTree.Node): boolean {
  const given = bare(value);
  const handler = forgivingHandler(given.type === 'AwaitExpression' ? bare(given.argument) : given);
  return handler !== null && givesError(handler);
}

/** What an answer may be in place of a response: `await fetch(url).catch(() => ({ ok: false }))`. Null for nothing of the kind. */
export function standInOf(value: TSESTree.Node): TSESTree.ObjectExpression | null {
  const given = bare(value);
  const handler = forgivingHandler(given.type === 'AwaitExpression' ? bare(given.argument) : given);
  return handler && standIn(handler);
}

/** Whether an answer comes of a promise whose failures are made nothing of, with nothing in its place. */
export function isForgivenAnswer(value: TSESTree.Node): boolean {
  const given = bare(value);
  return standInOf(value) === null && !isErrorOrAnswer(value) && isForgiven(given.type === 'AwaitExpression' ? bare(given.argument) : given);
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
  return statement.type === 'ExpressionStatement' || statement.type === 'VariableDeclaration' || isWayOut(statement);
}

/** `if (last) throw error;` */
function isWayOut(statement: TSESTree.Statement): boolean {
  if (statement.type !== 'IfStatement' || statement.alternate) return false;
  const { consequent } = statement;
  return (consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent)?.type === 'ThrowStatement';
}
