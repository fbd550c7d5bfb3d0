import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../../facts/retry-site.js';
import type { decisionPlace } from '../attempts/decision-place.js';
import { asksAllFailed } from '../answer/asks-all-failed.js';
import { beforeWait } from './before-wait.js';
import { settles } from '../code/executor.js';
import { errorOf } from '../attempts/noted-error.js';
import type { Draft } from '../code/draft.js';
import { giveUp } from '../attempts/give-up.js';
import { handledPaths, hasCheckIn } from '../attempts/handled-paths.js';
import { hoistStatus } from '../answer/hoist.js';
import { insertIntoFunction, insertStatements, type Place } from '../code/insert-statement.js';
import { asksIfPermanent, isPermanent } from './permanent-failure.js';
import { statusOf } from '../answer/answer-member.js';
import { mayBeMissing } from '../answer/may-be-missing.js';
import { responseVariables, throwsItself, tryBetween } from '../answer/response-variable.js';
import { nodeAt, offsetOf } from '../attempts/retry-points.js';
import { ancestors, contains, leaves } from '../code/syntax.js';

/** Where a guard can stand. */
export type GuardPlace = ReturnType<typeof decisionPlace>;

/** Has the `catch` around a check throw again what the check will throw. */
export function guardOwnCatch(draft: Draft, { node }: FailurePath): boolean {
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
 * pass comes to the end of the `try`. Null where nothing is hidden so.
 */
export function guardCaught(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean | null {
  const [response] = responseVariables(draft);
  const attempt = response ? tryBetween(draft, response.statement, nodeAt(place)) : null;
  if (!response || !attempt) return null;
  if (isCheckedAfter(attempt, draft) && !throwsItself(attempt.block, draft)) return true;
  return guardHidden(draft, { ...path, response: response.name }, place, attempt.block);
}

/** Guards what a `catch` gets of a block, and what comes to the block's end. */
function guardHidden(draft: Draft, path: FailurePath & { readonly response: string }, place: NonNullable<GuardPlace>, block: TSESTree.BlockStatement): boolean {
  const passes = mayPass(block, path.response, draft);
  const check = { ...path, node: block, body: block, error: null };
  if (passes && !guardEnd(draft, check, block)) return throwAtEnd(draft, check, block) && guardThrown(draft, path, place);
  const isThrown = throwsItself(block, draft) || !(passes || hasCheckIn(block, draft));
  return !isThrown || guardThrown(draft, path, place);
}

/** Whether a path of its own deals with the responses that a `try` has let pass. */
function isCheckedAfter(attempt: TSESTree.TryStatement, draft: Draft): boolean {
  return handledPaths(draft).some(({ kind, node }) => kind === 'check' && node.parent === attempt.parent && node.range[0] >= attempt.range[1]);
}

/** Whether a response that is no success may come to the end of a block. */
function mayPass(block: TSESTree.BlockStatement, response: string, draft: Draft): boolean {
  return !hasCheckIn(block, draft) && !leaves(block) && !throwsAllFailed(block, response, draft);
}

/** Whether a block throws whatever client error there is: `if (!response.ok) throw …`, `if (response.status !== 503) throw …`. */
export function throwsAllFailed(block: TSESTree.Node | undefined, response: string, draft: Draft): boolean {
  if (block?.type !== 'BlockStatement') return false;
  return [...draft.file.within(block)].some((node) => {
    if (node.type !== 'IfStatement') return false;
    if (throwsOtherwise(node, response, draft)) return true;
    return throwsItself(node.consequent, draft) && asksAllFailed(node.test, response, draft.file);
  });
}

/** `if (response.ok) …; else throw …;`, where all that comes past it has succeeded. */
function throwsOtherwise({ test, alternate }: TSESTree.IfStatement, response: string, draft: Draft): boolean {
  const isSuccess = [`${response}.ok`, `${response}.status === 200`, `${response}.statusCode === 200`].includes(draft.file.textOf(test));
  return isSuccess && alternate !== null && leaves(alternate) && throwsItself(alternate, draft);
}

/** Leaves at the end of a block, where all that the site's own end needs has been set, or before what is done with an answer. */
export function guardEnd(draft: Draft, path: FailurePath, block: TSESTree.BlockStatement): boolean {
  // Where that did not help, another one would not either.
  if (asksIfPermanent(draft, draft.file.textOf(block))) return false;
  const place = beforeUse(draft, block);
  const done = draft.once(`end of ${block.range[0]}`, () => {
    const isCertain = path.response === null || !mayBeMissing(draft, nodeAt(place), path.response);
    const end = leaves(block) || !isCertain ? null : giveUp(draft, path, nodeAt(place));
    if (end !== null) insertStatements(draft, place, [`if (${isPermanent(draft, statusOf(draft, path.response ?? ''))}) ${end}`]);
    return end;
  });
  return done !== null;
}

/** Throws at the end of a `try`, where nothing else would leave it: the `catch` lets that pass. */
export function throwAtEnd(draft: Draft, { response }: FailurePath, block: TSESTree.BlockStatement): boolean {
  // Nothing comes to the end of it.
  if (leaves(block)) return true;
  const status = statusOf(draft, response ?? '');
  const thrown = draft.once(`throw in ${block.range[0]}`, () => {
    if (response !== null && mayBeMissing(draft, block.body.at(-1) ?? block, response)) return null;
    const place = beforeUse(draft, block);
    const line = `if (${isPermanent(draft, status)}) throw ${errorOf(draft, block, status, offsetOf(place))}${draft.style.semicolon}`;
    insertStatements(draft, place, [line]);
    return line;
  });
  return thrown !== null;
}

/** The end of a block, or before what it does with an answer that has been taken for good: `resolve();`, `await read(response);`. */
function beforeUse(draft: Draft, block: TSESTree.BlockStatement): Place {
  const answered = block.body.findIndex((statement) => responseVariables(draft).some((answer) => answer.statement === statement));
  const use = block.body.find((statement, index) => answered !== -1 && index > answered && isUse(statement, draft));
  return use ? { kind: 'before', statement: use } : beforeWait(draft, { kind: 'end', block });
}

/** Whether a statement tells of success, or waits for what is made of the answer. */
function isUse(statement: TSESTree.Statement, draft: Draft): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type === 'CallExpression') return settles(expression, draft.file) === 'resolve';
  return expression.type === 'AwaitExpression' && !isDrain(expression.argument, draft) && responseVariables(draft).some(({ name }) => [...draft.file.within(expression)].some((node) => node.type === 'Identifier' && node.name === name));
}

/** `response.text()`, `response.body?.cancel().catch(() => {})`, of which nobody takes the answer: the connection is to be free again. */
function isDrain(node: TSESTree.Node, draft: Draft): boolean {
  if (node.type === 'ChainExpression') return isDrain(node.expression, draft);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (property.type === 'Identifier' && property.name === 'catch') return isDrain(object, draft);
  const root = object.type === 'MemberExpression' ? object.object : object;
  return node.arguments.length === 0 && responseVariables(draft).some(({ name }) => draft.file.textOf(root) === name);
}

function guardThrown(draft: Draft, path: FailurePath, place: NonNullable<GuardPlace>): boolean {
  const at = nodeAt(place);
  const status = hoistStatus(draft, at);
  const end = status === null ? null : giveUp(draft, path, at);
  if (status === null || end === null) return false;
  draft.once(`guard of ${path.node.range[0]}`, () => {
    insertAt(draft, place, [`if (${isPermanent(draft, status)}) ${end}`]);
    return end;
  });
  return true;
}

/** Puts statements where a guard can stand. */
export function insertAt(draft: Draft, place: NonNullable<GuardPlace>, lines: readonly string[]): void {
  if (place.kind === 'body') insertIntoFunction(draft, place.fn, lines);
  else insertStatements(draft, place, lines);
}
