import type { Scope } from 'eslint';
import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { answerShape } from './answer-shape.js';
import { isForgivenAnswer, isNothing, settledAs, standInOf } from './forgiven.js';
import { responseHandlers } from './response-handler.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, contains, functionAround, isFunction, isInList, leaves, propertyName, statementOf } from '../code/syntax.js';
import { requestCalls } from './request-calls.js';
import { wholeAnswer } from './whole-answer.js';

/** The variable that holds what the operation answered. */
export interface ResponseVariable {
  readonly name: string;
  /** The statement that sets it. */
  readonly statement: TSESTree.Statement;
  /** A name of the file that is visible wherever it is: its own, or one that the answer is taken apart into. */
  readonly beside: string;
  /** What its members are called that the site takes it apart into. */
  readonly parts?: ReadonlyMap<string, string>;
}

/** The variables that the operation's answer is put into, one for each call that runs it. */
export function responseVariables(draft: Draft): ResponseVariable[] {
  return requestCalls(draft).flatMap((operation) => {
    const statement = statementOf(operation);
    const target = statement && isInList(statement) ? targetOf(operation, draft.file) : null;
    if (!statement || !target) return [];
    if (target.type === 'ObjectPattern') return wholeAnswer(draft, target, statement);
    if (target.type === 'ArrayPattern') return inTuple(target, draft.file).map((name) => ({ name, statement, beside: name }));
    return target.type === 'Identifier' && !isEmitter(target, draft.file) ? [{ name: target.name, statement, beside: target.name }] : [];
  });
}

/** `const [error, response] = await settle(fetch(url))`: what is asked as a response is. */
function inTuple({ elements }: TSESTree.ArrayPattern, file: SourceFile): string[] {
  return elements.flatMap((element) => (element?.type === 'Identifier' && isResponse(element, file) ? [element.name] : []));
}

/** What the answer of an operation is put into, which may come by way of a function that it is handed to. */
function targetOf(operation: TSESTree.Node, file: SourceFile): TSESTree.Node | null {
  const settled = settledAs(operation);
  let isHandedOn = false;
  for (const around of ancestors(settled)) {
    const target = around.type === 'VariableDeclarator' ? around.id : around.type === 'AssignmentExpression' ? bare(around.left) : null;
    if (target) return isHandedOn && isOther(target, file) ? null : target;
    isHandedOn ||= /^(CallExpression|ArrayExpression)$/.test(around.type);
    if (isFunction(around) || !/^(AwaitExpression|ChainExpression|TSAsExpression|TSNonNullExpression|CallExpression|ArrayExpression)$/.test(around.type)) return null;
  }
  return null;
}

/** Whether a variable is never asked what only a response knows. */
function isOther(target: TSESTree.Node, file: SourceFile): boolean {
  return target.type === 'Identifier' && !isResponse(target, file);
}

/** Whether a variable is asked what only a response knows. */
function isResponse(target: TSESTree.Node, file: SourceFile): boolean {
  return membersUsed(target, file).some((name) => /^(ok|status|statusCode|headers)$/.test(name));
}

/** Whether a variable holds what tells of its answer by an event, as the requests of Node's own client do. */
function isEmitter(target: TSESTree.Node, file: SourceFile): boolean {
  return membersUsed(target, file).some((name) => /^(on|once|addListener)$/.test(name));
}

function membersUsed(target: TSESTree.Node, file: SourceFile): string[] {
  const variable = file.variable(target);
  const uses = variable ? file.uses(variable) : [];
  return uses.flatMap(({ parent }) => (parent?.type === 'MemberExpression' ? [propertyName(parent) ?? ''] : []));
}

/** The status of a response, as an expression: some clients call it `statusCode`. */
export function statusOf(draft: Draft, response: string): string {
  const parts = responseVariables(draft).find(({ name }) => name === response)?.parts;
  const { status } = answerShape(draft);
  const own = parts?.has('statusCode') === true && !parts.has('status') ? 'statusCode' : status;
  return parts?.get(own) ?? `${response}.${own}`;
}

/**
 * The response's name at a node, where it is visible there: with `?` where it may have no value yet, or TypeScript may think so.
 *
 * @param isSet whether the node can only be reached with a response
 */
export function visibleResponse(draft: Draft, at: TSESTree.Node, hint: string | null, isSet: boolean): string | null {
  const names = [...(hint === null ? [] : [hint]), ...responseVariables(draft).map(({ name }) => name)];
  const found = names.find((name) => isVisible(draft, name, at));
  if (found === undefined) return responseHandlers(draft).find(({ fn }) => contains(fn.body, at))?.name ?? null;
  const isEmpty = mayBeMissing(draft, at, found) || (isEmptyAtFirst(draft, found, at) && !isSetOnTheWay(draft, found, at));
  return isSet || !isEmpty ? found : `${found}?`;
}

function isEmptyAtFirst({ file }: Draft, name: string, at: TSESTree.Node): boolean {
  const variable = file.lookUp(name, at.range[0]);
  const declared = variable && file.declaration(variable)?.parent;
  return declared?.type === 'VariableDeclarator' && (declared.init === null || isNothing(declared.init));
}

/** Whether what comes to a node has passed the statement that sets the response. */
function isSetOnTheWay(draft: Draft, response: string, at: TSESTree.Node): boolean {
  return responseVariables(draft).some(({ name, statement: { range, parent } }) => name === response && range[1] <= at.range[0] && contains(parent, at));
}

/** Whether a response's variable is declared at a node, or can be. */
export function isVisible(draft: Draft, response: string, at: TSESTree.Node): boolean {
  const { file } = draft;
  const own = responseVariables(draft).find(({ name }) => name === response);
  const variable = file.lookUp(own?.beside ?? response, at.range[0]);
  const isMeant = !own || file.lookUp(own.beside, own.statement.range[0]) === variable;
  const declaration = variable && isMeant ? file.declaration(variable) : null;
  return declaration !== null && declaration.range[0] <= at.range[0];
}

/** Whether the response's variable is set to `null` or `undefined` as well: after a failure nothing may be there. */
export function mayBeMissing({ file }: Draft, at: TSESTree.Node, name: string): boolean {
  const variable = file.lookUp(name, at.range[0]);
  const declared = variable && file.declaration(variable)?.parent;
  // Of a pair, one stays empty.
  if (declared?.type === 'ArrayPattern') return true;
  const values = valuesOf(variable, file);
  return values.some((value) => isNothing(value) && value !== values[0]) || values.some(isForgivenAnswer);
}

/** What a variable is set to. */
function valuesOf(variable: Scope.Variable | null, file: SourceFile): TSESTree.Expression[] {
  const declared = variable && file.declaration(variable)?.parent;
  const uses = variable ? file.uses(variable) : [];
  return [
    ...(declared?.type === 'VariableDeclarator' && declared.init ? [declared.init] : []),
    ...uses.flatMap(({ parent }) => (parent?.type === 'AssignmentExpression' ? [parent.right] : [])),
  ];
}

/** The object that may stand where a response is looked for at a node; null where there is none. */
export function standInAt({ file }: Draft, at: TSESTree.Node, name: string): TSESTree.ObjectExpression | null {
  return valuesOf(file.lookUp(name, at.range[0]), file).map(standInOf).find((found) => found !== null) ?? null;
}

/**
 * Whether a check may be passed with no response: the `try` that was to set it has lost the error, and the check asks something
 * else before it asks the response.
 */
export function isPassedWithout(draft: Draft, { node }: FailurePath, response: string, at: TSESTree.Node): boolean {
  const own = responseVariables(draft).find(({ name }) => name === response);
  const attempt = own ? tryBetween(draft, own.statement, at) : null;
  const isLost = attempt?.handler != null && !contains(attempt.handler, at) && !leaves(attempt.handler.body);
  return isLost && isEmptyAtFirst(draft, response, at) && !(node.type === 'IfStatement' && asksFirst(node.test, response, draft));
}

/** Whether a test reads a member of a response before anything else, which fails where there is none. */
function asksFirst(test: TSESTree.Node, response: string, draft: Draft): boolean {
  switch (test.type) {
    case 'LogicalExpression':
    case 'BinaryExpression':
      return asksFirst(test.left, response, draft);
    case 'UnaryExpression':
      return asksFirst(test.argument, response, draft);
    default:
      return test.type === 'MemberExpression' && !test.optional && draft.file.textOf(test.object) === response;
  }
}

/** Whether a failure on a path can only be a connection that broke: once there was a response, nothing threw it there. */
export function isWithoutResponse(draft: Draft, { kind, node }: FailurePath, paths: readonly FailurePath[]): boolean {
  if (draft.site.facts.operation.failsBy !== 'response') return false;
  if (node.type === 'CatchClause') return endsWithResponse(draft, node.parent.block);
  const checks = kind === 'callback' || kind === 'event' ? paths.filter((path) => path.kind === 'check' && !contains(node, path.node)) : [];
  return checks.length > 0 && checks.every((check) => !throwsItself(functionAround(check.node) ?? check.node, draft));
}

/** Whether the response is the last thing that a block gets. */
function endsWithResponse(draft: Draft, { body }: TSESTree.BlockStatement): boolean {
  const last = body.at(-1);
  return last?.type === 'ExpressionStatement' && responseVariables(draft).some(({ statement }) => statement === last);
}

/** Whether a `throw` stands somewhere under a node. */
export function throwsItself(node: TSESTree.Node, { file }: Pick<Draft, 'file'>): boolean {
  return [...file.within(node)].some(({ type }) => type === 'ThrowStatement');
}

/** The `try` that a statement is part of and a node is not, within the site: what the statement declares is out of reach there. */
export function tryBetween(draft: Draft, statement: TSESTree.Statement, at: TSESTree.Node): TSESTree.TryStatement | null {
  const around = [...ancestors(statement)].filter((node) => contains(draft.site.node, node));
  const found = around.findLast((node) => node.type === 'TryStatement' && contains(node.block, statement) && !contains(node.block, at));
  return found?.type === 'TryStatement' ? found : null;
}
