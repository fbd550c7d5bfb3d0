import type { TSESTree } from '@typescript-eslint/types';

import type { LibraryUse } from '../../libraries/library-use.js';
import { isFunction } from '../../sites/source.js';

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
