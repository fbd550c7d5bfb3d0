import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import type { Draft } from './draft.js';
import { isPromiseMethod } from './promise-method.js';
import { ancestors, bare, calleeName, contains, functionAround, isFunction, isInList, propertyName, statementOf } from './syntax.js';

/** The variable that holds what the operation answered. */
export interface ResponseVariable {
  readonly name: string;
  /** The statement that sets it. */
  readonly statement: TSESTree.Statement;
}

/** The variables that the operation's answer is put into, one for each call that runs it. */
export function responseVariables({ site, file }: Draft): ResponseVariable[] {
  return site.facts.operation.nodes.flatMap((operation) => {
    const name = nameFor(operation, file);
    const statement = statementOf(operation);
    return name !== null && statement && isInList(statement) ? [{ name, statement }] : [];
  });
}

function nameFor(operation: TSESTree.Node, file: Draft['file']): string | null {
  for (const around of ancestors(operation)) {
    if (around.type === 'VariableDeclarator') return around.id.type === 'Identifier' ? around.id.name : null;
    if (around.type === 'AssignmentExpression') return bare(around.left).type === 'Identifier' ? file.textOf(around.left) : null;
    if (isFunction(around) || !/^(AwaitExpression|ChainExpression|TSAsExpression|TSNonNullExpression)$/.test(around.type)) return null;
  }
  return null;
}

/** The status of a response, as an expression: some clients call it `statusCode`. */
export function statusOf({ file, site }: Draft, response: string): string {
  const members = [...file.within(site.node)].map((node) => (node.type === 'MemberExpression' ? propertyName(node) : null));
  return `${response}.${members.includes('statusCode') && !members.includes('status') ? 'statusCode' : 'status'}`;
}

/**
 * The response's name at a node, where it is visible there: with `?` where it may have no value yet, or TypeScript may think so.
 *
 * @param isSet whether the node can only be reached with a response
 */
export function visibleResponse(draft: Draft, at: TSESTree.Node, hint: string | null, isSet: boolean): string | null {
  const [offset] = at.range;
  const names = [...(hint === null ? [] : [hint]), ...responseVariables(draft).map(({ name }) => name)];
  const found = names.find((name) => draft.file.lookUp(name, offset));
  if (found === undefined) return handlerParameter(draft, at);
  const variable = draft.file.lookUp(found, offset);
  const declared = variable && draft.file.declaration(variable)?.parent;
  const isEmptyAtFirst = declared?.type === 'VariableDeclarator' && declared.init === null;
  return isEmptyAtFirst && !isSet ? `${found}?` : found;
}

/** Whether the response's variable is set to `null` or `undefined` as well: after a failure nothing may be there. */
export function mayBeMissing({ file }: Draft, at: TSESTree.Node, name: string): boolean {
  const variable = file.lookUp(name, at.range[0]);
  const uses = variable ? file.uses(variable) : [];
  return uses.some(({ parent }) => parent?.type === 'AssignmentExpression' && /^(null|undefined)$/.test(file.textOf(parent.right)));
}

/** The response in `.then((response) => …)`, where a node stands in such a function of the operation's promise. */
function handlerParameter({ site, file }: Draft, at: TSESTree.Node): string | null {
  const handler = [...ancestors(at)].filter(isFunction).find(({ parent, range }) => {
    if (parent.type !== 'CallExpression' || parent.arguments[0]?.range[0] !== range[0]) return false;
    return isPromiseMethod(parent) && calleeName(parent) === 'then' && site.facts.operation.nodes.some((operation) => contains(parent.callee, operation));
  });
  const [parameter] = handler?.params ?? [];
  return parameter?.type === 'Identifier' && !file.textOf(parameter).includes(':') ? parameter.name : null;
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
