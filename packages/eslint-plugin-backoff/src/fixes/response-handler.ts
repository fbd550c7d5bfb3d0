import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { functionNamed } from './local-function.js';
import { bare, calleeName, type FunctionNode, isFunction, parameterName } from './syntax.js';

/** A function that is handed what the operation answered, `.then((response) => …)`, by itself or by its name. */
export interface ResponseHandler {
  readonly name: string;
  readonly fn: FunctionNode;
}

/** The functions that the operation's promises hand their answer to. */
export function responseHandlers({ site, file }: Draft): ResponseHandler[] {
  return site.facts.operation.nodes.flatMap((operation) => {
    const given = handlerOf(operation);
    const fn = given && (isFunction(given) ? given : functionNamed(given, file));
    const [parameter] = fn?.params ?? [];
    const name = parameter ? parameterName(parameter) : null;
    return fn && name !== null ? [{ name, fn }] : [];
  });
}

/** What the first `then` of a promise is given. */
function handlerOf(promise: TSESTree.Node): TSESTree.Node | null {
  const call = methodCallOn(promise);
  const method = call && calleeName(call);
  if (call && method === 'finally') return handlerOf(call);
  const [done] = call?.arguments ?? [];
  return method === 'then' && done ? bare(done) : null;
}

function methodCallOn(object: TSESTree.Node): TSESTree.CallExpression | null {
  const member = object.parent;
  if (member?.type !== 'MemberExpression' || member.object !== object) return null;
  return member.parent.type === 'CallExpression' && member.parent.callee === member ? member.parent : null;
}
