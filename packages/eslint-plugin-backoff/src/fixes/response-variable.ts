import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './draft.js';
import { isForgivenAnswer, isNothing, settledAs } from './forgiven.js';
import { responseHandlers } from './response-handler.js';
import type { SourceFile } from './source-file.js';
import { ancestors, bare, contains, functionAround, isFunction, isInList, propertyName, statementOf } from './syntax.js';
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
  return draft.site.facts.operation.nodes.flatMap((operation) => {
    const statement = statementOf(operation);
    const target = statement && isInList(statement) ? targetOf(operation, draft.file) : null;
    if (!statement || !target) return [];
    if (target.type === 'ObjectPattern') return wholeAnswer(draft, target, statement);
    return target.type === 'Identifier' ? [{ name: target.name, statement, beside: target.name }] : [];
  });
}

/** What the answer of an operation is put into, which may come by way of a function that it is handed to. */
function targetOf(operation: TSESTree.Node, file: SourceFile): TSESTree.Node | null {
  const settled = settledAs(operation);
  let isHandedOn = false;
  for (const around of ancestors(settled)) {
    const target = around.type === 'VariableDeclarator' ? around.id : around.type === 'AssignmentExpression' ? bare(around.left) : null;
    if (target) return isHandedOn && !isResponse(target, file) ? null : target;
    isHandedOn ||= /^(CallExpression|ArrayExpression)$/.test(around.type);
    if (isFunction(around) || !/^(AwaitExpression|ChainExpression|TSAsExpression|TSNonNullExpression|CallExpression|ArrayExpression)$/.test(around.type)) return null;
  }
  return null;
}

/** Whether a variable is asked what only a response knows. */
function isResponse(target: TSESTree.Node, file: SourceFile): boolean {
  const variable = file.variable(target);
  const uses = variable ? file.uses(variable) : [];
  return uses.some(({ parent }) => parent?.type === 'MemberExpression' && /^(ok|status|statusCode|headers)$/.test(propertyName(parent) ?? ''));
}

/** The status of a response, as an expression: some clients call it `statusCode`. */
export function statusOf(draft: Draft, response: string): string {
  const { file, site } = draft;
  const parts = responseVariables(draft).find(({ name }) => name === response)?.parts;
  const members = [...file.within(site.node)].map((node) => (node.type === 'MemberExpression' ? propertyName(node) : null));
  const has = (member: string): boolean => members.includes(member) || parts?.has(member) === true;
  const member = has('statusCode') && !has('status') ? 'statusCode' : 'status';
  return parts?.get(member) ?? `${response}.${member}`;
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
  const uses = variable ? file.uses(variable) : [];
  const values = [
    ...(declared?.type === 'VariableDeclarator' && declared.init ? [declared.init] : []),
    ...uses.flatMap(({ parent }) => (parent?.type === 'AssignmentExpression' ? [parent.right] : [])),
  ];
  return values.some((value) => isNothing(value) && value !== values[0]) || values.some(isForgivenAnswer);
}

/** Whether a failure on a path can only be a connection that broke: once there was a response, nothing threw it there. */
export function isWithoutResponse(draft: Draft, { kind, node }: FailurePath, paths: readonly FailurePath[]): boolean {
  if (draft.site.facts.operation.failsBy !== 'response') return false;
  if (node.type === 'CatchClause') return endsWithResponse(draft, node.parent.block);
  const checks = kind === 'callback' ? paths.filter((path) => path.kind === 'check') : [];
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
