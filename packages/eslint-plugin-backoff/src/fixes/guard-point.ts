import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import { attachToError } from './attach-to-error.js';
import { bindError } from './bind-error.js';
import { decisionPlace } from './decision-place.js';
import type { Draft } from './draft.js';
import { errorStatus } from './error-field.js';
import { giveUp } from './give-up.js';
import { hoistStatus } from './hoist.js';
import { insertIntoFunction, insertStatements } from './insert-statement.js';
import { isPermanent } from './permanent-failure.js';
import { responseVariables, statusOf, tryBetween, visibleResponse } from './response-variable.js';
import { type BodyPlace, nodeAt, type RetryPoint } from './retry-points.js';
import { ancestors, contains, leaves } from './syntax.js';

type GuardPlace = ReturnType<typeof decisionPlace>;

/** Leaves the site on the way to a retry where the status is a client error; false where that cannot be done. */
export function guardPoint(draft: Draft, point: RetryPoint): boolean {
  const place = point.place.kind === 'start' ? point.place : decisionPlace(draft, point);
  if (!place) return false;
  if (draft.site.facts.operation.failsBy === 'error') return guardError(draft, point.path, place);
  return point.path.kind === 'check' ? guardResponse(draft, point.path, place) : guardCaught(draft, point.path, place);
}

/** `const status = error.status; if (…) throw error;` */
function guardError(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const at = nodeAt(place);
  const error = bindError(draft, path);
  const end = error === null ? null : giveUp(draft, path, at);
  if (error === null || end === null) return false;
  const status = draft.declare('status', at);
  const attached = attachToError(draft, error, { name: 'status', type: 'number', member: statusOf(draft, '') });
  const value = attached === null ? errorStatus(draft, path, error) : `${attached} ?? 0`;
  insert(draft, place, [`const ${status} = ${value}${draft.style.semicolon}`, `if (${isPermanent(draft, status)}) ${end}`]);
  return true;
}

/** The response is at hand, and its status is tested beside the site's own check. */
function guardResponse(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const at = nodeAt(place);
  const response = visibleResponse(draft, at, path.response, true);
  if (response === null) return false;
  const end = giveUp(draft, { ...path, response }, at);
  const block = end === null && path.body === null ? path.node.parent : null;
  if (block?.type === 'BlockStatement' && guardEnd(draft, { ...path, response }, block)) return true;
  if (end === null && !guardOwnCatch(draft, path)) return false;
  const leave = end ?? `throw new Error(\`HTTP \${${statusOf(draft, response)}}\`)${draft.style.semicolon}`;
  insert(draft, place, [`if (${isPermanent(draft, statusOf(draft, response))}) ${leave}`]);
  return true;
}

/** Has the `catch` around a check throw again what the check will throw. */
function guardOwnCatch(draft: Draft, { node }: FailurePath): boolean {
  const around = [...ancestors(node)].filter((each) => contains(draft.site.node, each));
  const attempt = around.find((each) => each.type === 'TryStatement' && each.handler !== null && contains(each.block, node));
  if (attempt?.type !== 'TryStatement' || !attempt.handler) return false;
  const { body, param } = attempt.handler;
  const error = param?.type === 'Identifier' ? param.name : null;
  const path = { kind: 'catch', node: attempt.handler, body, error, response: null, retryNode: null } as const;
  return guardThrown(draft, path, { kind: 'start', block: body });
}

/**
 * A `catch` of the site hides the response. What the check throws lands there, so it has to know the status; what the check lets
 * pass comes to the end of the `try`.
 */
function guardCaught(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const [response] = responseVariables(draft);
  const attempt = response ? tryBetween(draft, response.statement, nodeAt(place)) : null;
  if (!response || !attempt) return guardError(draft, path, place);
  const passes = !leaves(attempt.block);
  const check = { ...path, node: attempt.block, body: attempt.block, error: null, response: response.name };
  if (passes && !guardEnd(draft, check, attempt.block)) return false;
  return (passes && !throwsItself(attempt.block, draft)) || guardThrown(draft, path, place);
}

/** Leaves at the end of a block, where all that the site's own end needs has been set. */
function guardEnd(draft: Draft, path: FailurePath, block: TSESTree.BlockStatement): boolean {
  const place = { kind: 'end', block } as const;
  const done = draft.once(block, () => {
    const end = leaves(block) ? null : giveUp(draft, path, nodeAt(place));
    if (end !== null) insertStatements(draft, place, [`if (${isPermanent(draft, statusOf(draft, path.response ?? ''))}) ${end}`]);
    return end;
  });
  return done !== null;
}

function guardThrown(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const at = nodeAt(place);
  const status = hoistStatus(draft, at);
  const end = status === null ? null : giveUp(draft, path, at);
  if (status === null || end === null) return false;
  insert(draft, place, [`if (${isPermanent(draft, status)}) ${end}`]);
  return true;
}

function throwsItself(block: TSESTree.BlockStatement, { file }: Draft): boolean {
  return [...file.within(block)].some(({ type }) => type === 'ThrowStatement');
}

function insert(draft: Draft, place: NonNullable<GuardPlace> | BodyPlace, lines: readonly string[]): void {
  if (place.kind === 'body') insertIntoFunction(draft, place.fn, lines);
  else insertStatements(draft, place, lines);
}
