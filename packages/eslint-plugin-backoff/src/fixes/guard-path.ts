import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import { bindError } from './bind-error.js';
import type { Draft } from './draft.js';
import { errorStatus } from './error-field.js';
import { giveUp } from './give-up.js';
import { hoistStatus } from './hoist.js';
import { insertIntoFunction, insertStatements, type Place } from './insert-statement.js';
import { isPermanent } from './permanent-failure.js';
import { responseVariables, tryBetween, visibleResponse } from './response-variable.js';
import { nodeAt } from './retry-points.js';
import { ancestors, contains, isFunction, isLoop, leaves } from './syntax.js';

/** Leaves the site at the start of a failure path where the status is a client error; false where that cannot be done. */
export function guardPath(draft: Draft, path: FailurePath): boolean {
  const { failsBy } = draft.site.facts.operation;
  if (failsBy === 'error') return guardError(draft, path);
  return path.kind === 'check' ? guardResponse(draft, path) : guardCaught(draft, path);
}

/** `const status = error.status; if (…) throw error;` */
function guardError(draft: Draft, path: FailurePath): boolean {
  const { semicolon } = draft.style;
  const error = bindError(draft, path);
  const body = bodyOf(path);
  const end = error === null || !body ? null : giveUp(draft, path, body);
  if (error === null || !body || end === null) return false;
  const status = draft.declare('status', body);
  insertAtHead(draft, path, [`const ${status} = ${errorStatus(draft, path, error)}${semicolon}`, `if (${isPermanent(draft, status)}) ${end}`]);
  return true;
}

/** The response is at hand, and its status is tested beside the site's own check. */
function guardResponse(draft: Draft, path: FailurePath): boolean {
  const place = checkPlace(path);
  if (!place) return false;
  const at = 'statement' in place ? place.statement : (place.block.body[0] ?? place.block);
  const response = visibleResponse(draft, at, path.response);
  if (response === null) return false;
  const condition = isPermanent(draft, `${response}.status`);
  const end = giveUp(draft, { ...path, response }, at);
  if (end === null && !guardOwnCatch(draft, path)) return false;
  const { semicolon } = draft.style;
  insertStatements(draft, place, [`if (${condition}) ${end ?? `throw new Error(\`HTTP \${${response}.status}\`)${semicolon}`}`]);
  return true;
}

/** Has the `catch` around a check throw again what the check will throw. */
function guardOwnCatch(draft: Draft, { node }: FailurePath): boolean {
  const around = [...ancestors(node)].filter((each) => contains(draft.site.node, each));
  const attempt = around.find((each) => each.type === 'TryStatement' && each.handler !== null && contains(each.block, node));
  if (attempt?.type !== 'TryStatement' || !attempt.handler) return false;
  const clause = attempt.handler;
  const error = clause.param?.type === 'Identifier' ? clause.param.name : null;
  return guardThrown(draft, { kind: 'catch', node: clause, body: clause.body, error, response: null, retryNode: null }, clause.body.body[0] ?? clause.body);
}

/** Before the check, or where the branch of failure begins. */
function checkPlace({ node, body }: FailurePath): Place | null {
  if (isLoop(node)) return node.body.type === 'BlockStatement' ? { kind: 'start', block: node.body } : null;
  if (body?.type === 'BlockStatement') return { kind: 'start', block: body };
  if (node.type !== 'IfStatement') return null;
  return body && isStatementOf(node, body) ? { kind: 'before', statement: body } : { kind: 'after', statement: node };
}

function isStatementOf(node: TSESTree.IfStatement, body: TSESTree.Node): body is TSESTree.Statement {
  return node.consequent === body || node.alternate === body;
}

/**
 * A `catch` of the site hides the response. What the check throws lands there, so it has to know the status; what the check lets
 * pass comes to the end of the `try`.
 */
function guardCaught(draft: Draft, path: FailurePath): boolean {
  const body = bodyOf(path);
  const [response] = responseVariables(draft);
  const attempt = body && response ? tryBetween(draft, response.statement, body) : null;
  if (!body || !response || !attempt) return guardError(draft, path);
  const passes = !leaves(attempt.block);
  if (passes && !guardEnd(draft, { ...path, node: attempt.block, error: null, response: response.name }, attempt.block)) return false;
  return (passes && !throwsItself(attempt.block, draft)) || guardThrown(draft, path, body);
}

function guardEnd(draft: Draft, path: FailurePath, block: TSESTree.BlockStatement): boolean {
  const place = { kind: 'end', block } as const;
  const end = giveUp(draft, path, nodeAt(place));
  if (end !== null) insertStatements(draft, place, [`if (${isPermanent(draft, `${path.response ?? ''}.status`)}) ${end}`]);
  return end !== null;
}

function guardThrown(draft: Draft, path: FailurePath, body: TSESTree.Node): boolean {
  const status = hoistStatus(draft, body);
  const end = status === null ? null : giveUp(draft, path, body);
  if (status === null || end === null) return false;
  insertAtHead(draft, path, [`if (${isPermanent(draft, status)}) ${end}`]);
  return true;
}

function throwsItself(block: TSESTree.BlockStatement, { file }: Draft): boolean {
  return [...file.within(block)].some(({ type }) => type === 'ThrowStatement');
}

/** A node at the start of what a failure runs. */
function bodyOf({ node }: FailurePath): TSESTree.Node | null {
  if (node.type === 'CatchClause') return node.body.body[0] ?? node.body;
  if (!isFunction(node)) return null;
  return node.body.type === 'BlockStatement' ? (node.body.body[0] ?? node.body) : node.body;
}

function insertAtHead(draft: Draft, { node }: FailurePath, lines: readonly string[]): void {
  if (node.type === 'CatchClause') insertStatements(draft, { kind: 'start', block: node.body }, lines);
  else if (isFunction(node)) insertIntoFunction(draft, node, lines);
}
