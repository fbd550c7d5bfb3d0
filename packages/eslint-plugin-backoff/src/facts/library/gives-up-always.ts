import type { TSESTree } from '@typescript-eslint/types';

import type { LibraryUse } from '../../libraries/library-use.js';
import { functionOf } from '../../sites/function-of.js';
import { letsNoneOut } from '../../sites/keeps-failures.js';
import { type Source, isFunction } from '../../sites/source.js';

/**
 * `queryFn: async () => { try { return await load(); } catch { return NONE; } }`: no failure comes to the library, which tries none again. Who
 * asks for the next attempt by hand, or judges answers, may want another one all the same.
 */
export function neverFails(use: LibraryUse): boolean {
  const { call, operation, library, given, evaluation: { source } } = use;
  if (operation === null || call.handle !== undefined || operation.asks.length > 0) return false;
  const judges = Object.entries(library.options).some(([name, { role }]) => /^(predicate|other)$/.test(role) && given.isGiven(name));
  const fn = functionOf(operation.node, source);
  return fn?.body != null && !judges && letsNoneOut(fn, source) && !mayThrow(fn.body, source);
}

/** Whether something is called outside of all that is tried, which may throw: but for the console. */
function mayThrow(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'CallExpression' && !/^console\./.test(source.text(node.callee))) return true;
  return source.children(node).some((child) => !(node.type === 'TryStatement' && node.handler !== null && child === node.block) && mayThrow(child, source));
}

/** `async (bail) => { try { … } catch (error) { bail(error); } }`: every failure goes to who gives up, and nothing is tried again. */
export function givesUpAlways({ call, operation }: LibraryUse): boolean {
  if (call.operationArguments?.[0] !== 'bail' || operation === null || !isFunction(operation.node)) return false;
  const [bail] = operation.node.params;
  return bail?.type === 'Identifier' && comesTo(bail.name, answerTo(operation.node));
}

/** What a function that does all within one `try` does about a failure. */
function answerTo({ body }: TSESTree.FunctionLike): readonly TSESTree.Statement[] {
  const [all, ...rest] = body?.type === 'BlockStatement' ? body.body : [];
  return all?.type === 'TryStatement' && rest.length === 0 ? (all.handler?.body.body ?? []) : [];
}

/** Whether nothing but calls stands before the one by this name. */
function comesTo(name: string, statements: readonly TSESTree.Statement[]): boolean {
  const [first, ...rest] = statements;
  const called = first === undefined ? null : callIn(first);
  if (called === null) return false;
  return (called.callee.type === 'Identifier' && called.callee.name === name) || (first?.type === 'ExpressionStatement' && comesTo(name, rest));
}

function callIn(statement: TSESTree.Statement): TSESTree.CallExpression | null {
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : statement.type === 'ReturnStatement' ? statement.argument : null;
  return expression?.type === 'CallExpression' ? expression : null;
}
