import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { functionNamed } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, calleeName, type FunctionNode, isFunction, parameterName, propertyName } from '../code/syntax.js';

/** A function that is handed what the operation answered, `.then((response) => …)`, by itself or by its name. */
export interface ResponseHandler {
  readonly name: string;
  readonly fn: FunctionNode;
}

/** The functions that the operation's promises hand their answer to. */
export function responseHandlers({ site, file }: Draft): ResponseHandler[] {
  return site.facts.operation.nodes.flatMap((operation) => {
    const given = handlerOf(operation) ?? listenerOf(operation, file);
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

/** The function that a request of Node's own client is given: `get(url, (response) => …)`, `request.on('response', (response) => …)`. */
function listenerOf(operation: TSESTree.Node, file: SourceFile): TSESTree.Node | null {
  const last = operation.type === 'CallExpression' ? operation.arguments.at(-1) : undefined;
  const { parent } = operation;
  const request = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? file.variable(parent.id) : null;
  const listeners = (request ? file.uses(request) : []).map(listenerToResponse);
  return [last, ...listeners].find((given) => given && isResponseListener(given, file)) ?? null;
}

/** What `request.on('response', …)` is given. */
function listenerToResponse({ parent: member }: TSESTree.Node): TSESTree.Node | undefined {
  const call = member?.type === 'MemberExpression' ? member.parent : undefined;
  const [event, listener] = call?.type === 'CallExpression' ? call.arguments : [];
  return event?.type === 'Literal' && event.value === 'response' ? listener : undefined;
}

function isResponseListener(given: TSESTree.Node, file: SourceFile): boolean {
  const fn = isFunction(given) ? given : functionNamed(given, file);
  return fn?.params.length === 1 && [...file.within(fn.body)].some((node) => node.type === 'MemberExpression' && propertyName(node) === 'statusCode');
}

function methodCallOn(object: TSESTree.Node): TSESTree.CallExpression | null {
  const member = object.parent;
  if (member?.type !== 'MemberExpression' || member.object !== object) return null;
  return member.parent.type === 'CallExpression' && member.parent.callee === member ? member.parent : null;
}
