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

/** The response's name in a callback that gets an error first; null where a function is none. */
export function besideError(fn: TSESTree.Node, draft: Draft): string | null {
  const handler = responseHandlers(draft).find((each) => each.fn === fn);
  return handler && handler.fn.params[0] && parameterName(handler.fn.params[0]) !== handler.name ? handler.name : null;
}

/** The functions that the operation's promises hand their answer to. */
export function responseHandlers({ site, file }: Draft): ResponseHandler[] {
  return site.facts.operation.nodes.flatMap((operation) => {
    const given = handlerOf(operation);
    const fn = given && (isFunction(given) ? given : functionNamed(given, file));
    const [parameter] = fn?.params ?? [];
    const name = parameter ? parameterName(parameter) : null;
    return fn && name !== null ? [{ name, fn }] : (listenerOf(operation, file) ?? []);
  });
}

/** Whether a function is told only that nobody has answered: `failed` of `fetch(url).then(done, failed)`, which hears nothing of what `done` throws. */
export function isBesideAnswer(fn: TSESTree.Node, { site }: Draft): boolean {
  return site.facts.operation.nodes.some((operation) => {
    const call = methodCallOn(operation);
    return call !== null && calleeName(call) === 'then' && call.arguments[1] === fn;
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

/**
 * The function that a request hands its response to: `get(url, (response) => …)`, `request(url, (error, response) => …)`,
 * `request.on('response', (response) => …)`.
 */
function listenerOf(operation: TSESTree.Node, file: SourceFile): ResponseHandler | null {
  for (const given of listenersOf(operation, file)) {
    const fn = isFunction(given) ? given : functionNamed(given, file);
    const parameter = fn?.params.find((each) => isAskedForStatus(each, file));
    const name = parameter ? parameterName(parameter) : null;
    if (fn && name !== null) return { name, fn };
  }
  return null;
}

/** What a request is given last, and what listens to it. */
function listenersOf(operation: TSESTree.Node, file: SourceFile): TSESTree.Node[] {
  const last = operation.type === 'CallExpression' ? operation.arguments.slice(-1) : [];
  const { parent } = operation;
  const request = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? file.variable(parent.id) : null;
  return [...last, ...(request ? file.uses(request).flatMap((use) => listenerToResponse(use) ?? []) : [])];
}

/** What `request.on('response', …)` is given. */
function listenerToResponse({ parent: member }: TSESTree.Node): TSESTree.Node | undefined {
  const call = member?.type === 'MemberExpression' ? member.parent : undefined;
  const [event, listener] = call?.type === 'CallExpression' ? call.arguments : [];
  return event?.type === 'Literal' && event.value === 'response' ? listener : undefined;
}

function isAskedForStatus(parameter: TSESTree.Parameter, file: SourceFile): boolean {
  const variable = file.variable(parameter);
  return variable !== null && file.uses(variable).some(({ parent }) => parent?.type === 'MemberExpression' && /^status(Code)?$/.test(propertyName(parent) ?? ''));
}

function methodCallOn(object: TSESTree.Node): TSESTree.CallExpression | null {
  const member = object.parent;
  if (member?.type !== 'MemberExpression' || member.object !== object) return null;
  return member.parent.type === 'CallExpression' && member.parent.callee === member ? member.parent : null;
}
