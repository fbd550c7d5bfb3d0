import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import { beforeWait } from './guard/before-wait.js';
import { addWaits } from './insert-wait.js';
import { answersComePast } from './attempts/answers-past.js';
import { anotherAttempt } from './attempts/another-attempt.js';
import type { Follow } from './attempts/another-turn.js';
import { capDelayOf } from './cap-delay.js';
import { succeedsByLeaving } from './attempts/count-turns.js';
import { otherWayRound } from './attempts/comparison.js';
import { decisionPlace, type DecisionPlace } from './attempts/decision-place.js';
import { isCaught } from './attempts/is-caught.js';
import { countsTime } from './delay/keep-pace.js';
import { isCommonWait } from './delay/is-common-wait.js';
import { lastRetry } from './attempts/last-retry.js';
import { capWaits, limitAttempts } from './cure-library.js';
import { errorOf } from './attempts/noted-error.js';
import { constantValue } from './code/constant-value.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { guardOwnChoice } from './guard/guard-condition.js';
import { gaveUp } from './attempts/gave-up.js';
import { giveUp } from './attempts/give-up.js';
import { handledPaths, hasCheckIn } from './attempts/handled-paths.js';
import { insertIntoFunction, insertStatements } from './code/insert-statement.js';
import { statusOf } from './answer/answer-member.js';
import { ownCalls } from './code/own-calls.js';
import { isMeantEndless } from './attempts/meant-endless.js';
import { isPromiseHandler } from './code/promise-method.js';
import { countFailure, stuckCounter } from './attempts/stuck-counter.js';
import { readWhereMissing } from './answer/read-where-missing.js';
import { responseVariables, visibleResponse } from './answer/response-variable.js';
import { retryNumber } from './attempts/retry-number.js';
import { isRepaired } from './attempts/repaired.js';
import { nodeAt, offsetOf, pointByPath, type RetryPoint } from './attempts/retry-points.js';
import { onlyTells } from '../sites/only-tells.js';
import { ancestors, contains, continuesIn, isFunction, isLoop, leaves } from './code/syntax.js';
import { thrownAt } from './answer/thrown-at.js';
import { withoutLimit } from './attempts/optional-limit.js';
import { untestedAllowance } from './attempts/untested-allowance.js';
import { isTriedAfterFailure } from './attempts/tried-after-failure.js';
import { widenRefusal } from './guard/widen-refusal.js';
import { jitterWaits } from './use-full-jitter.js';

/** Ends the retries after some attempts with the last failure, and waits with jitter where the site does not. */
export const boundAttempts = fix((draft) => {
  // What it lacks after one status only, its own end is to tell.
  if (draft.site.facts.endlessAfter.length > 0) return false;
  // A connection is meant to come back: what it lacks is a ceiling to its wait.
  if (draft.site.kind === 'reconnect' || draft.site.facts.operation.opens === 'connection') return mendReconnect(draft);
  // Its own counter is there, and only has to move.
  const stuck = stuckCounter(draft);
  if (stuck) return countFailure(draft, stuck);
  const points = pointByPath(draft)?.map(inCatch) ?? [];
  if (isMeantEndless(draft)) draft.safe = false;
  waitBetween(draft);
  // A counter that the wait moves is only read by the bound; else the bound moves it.
  const isMoved = draft.has('retry number');
  return points.length > 0 && points.every((point) => bound(draft, point, isMoved));
}, (draft, place) => (draft.site.facts.operation.opens === 'connection' ? capWaits : limitAttempts)(draft, place), ({ kind, facts: { delay } }) => kind === 'reconnect' && delay.waits.length > 0);

function waitBetween(draft: Draft): void {
  const { kind, waits } = draft.site.facts.delay;
  // Nobody knows how long a repair takes; who awaits something else may be let on by a limiter.
  if (kind === 'unknown' && waits.length === 0 && isRepaired(draft)) addWaits(draft);
  else addJitter(draft);
}

function mendReconnect(draft: Draft): boolean {
  const { waits } = draft.site.facts.delay;
  return waits.length > 0 ? waits.map((wait) => capDelayOf(draft, wait)).some(Boolean) : addWaits(draft);
}

/** The end of a turn knows nothing of the error that a `catch` before it has caught. */
function inCatch(point: RetryPoint): RetryPoint {
  const { node } = point.path;
  return point.place.kind === 'end' && node.type === 'CatchClause' ? { ...point, place: { kind: 'end', block: node.body } } : point;
}

function bound(draft: Draft, point: RetryPoint, isMoved: boolean): boolean {
  const lastAt = (node: TSESTree.Node): string | null => isLastAttempt(draft, node, node.range[0], isMoved);
  return (behindReport(point, draft) === null && boundChoice(draft, point, isMoved)) || widenRefusal(draft, point, lastAt) || boundPoint(draft, point, isMoved);
}

/** `if (isTransient(error) && attempt < 4)`: after the last attempt the site does what it does with any other error. */
function boundChoice(draft: Draft, { path, place }: RetryPoint, isMoved: boolean): boolean {
  const { node, error, retryNode } = path;
  if (error === null || !(node.type === 'CatchClause' || isPromiseHandler(node))) return false;
  const condition = (test: TSESTree.Node): string | null => {
    const last = saysOtherwise(test, error, draft) || goesOnOtherwise(test, draft) ? null : isLastAttempt(draft, test, test.range[0], isMoved);
    const left = last === null || last.includes('&&') ? null : otherWayRound(last);
    // What is asked already and bounds nothing would not by being asked twice.
    return left === null || draft.file.textOf(test).includes(left) || !readWhereMissing(draft, test) ? null : left;
  };
  return guardOwnChoice(draft, node, retryNode ?? nodeAt(place), condition);
}

/**
 * `if (isRefused(error)) { keys.report(error); return load(); }`: the statement that leads on, behind what somebody makes of the failure, which is due
 * after the last one too, other than what is said of the next attempt. Null where there is no such thing, or the site ends in a way of its own.
 */
function behindReport({ path: { error, retryNode }, place }: RetryPoint, { file }: Draft): TSESTree.Statement | null {
  const retry = retryNode ?? nodeAt(place);
  const block = [...ancestors(retry)].find(({ type }) => type === 'BlockStatement');
  if (block?.type !== 'BlockStatement' || block.parent.type !== 'IfStatement' || error === null) return null;
  const isReport = (statement: TSESTree.Statement): boolean => {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : null;
    return call?.type === 'CallExpression' && call.arguments.some((argument) => file.textOf(argument) === error) && !onlyTells(call) && !/retry|again|attempt/i.test(file.textOf(call.callee));
  };
  const report = block.body.findLastIndex((statement) => statement.range[1] <= retry.range[0] && isReport(statement));
  return report === -1 || !throwsOn(block.parent, error, file) ? null : (block.body[report + 1] ?? null);
}

/** `if (…) { … } throw error;`: what else may be done in the end is for the site to do. */
function throwsOn(choice: TSESTree.IfStatement, error: string, file: Draft['file']): boolean {
  const { parent } = choice;
  const next = choice.alternate === null && parent.type === 'BlockStatement' ? parent.body[parent.body.indexOf(choice) + 1] : undefined;
  return next?.type === 'ThrowStatement' && file.textOf(next.argument) === error;
}

const otherwiseOf = ({ parent }: TSESTree.Node): TSESTree.Statement | null => (parent?.type === 'IfStatement' ? parent.alternate : null);

/** `if (!sender.isOpen) { …; continue; } else if (isFlooded(error)) { …; continue; }`: a bound is for either way. */
function goesOnOtherwise(test: TSESTree.Node, draft: Draft): boolean {
  const otherwise = otherwiseOf(test);
  return otherwise !== null && triesAgainIn(otherwise, draft);
}

/** `if (this.isOnline) retry(); else log('offline');`: what is done else is about something that the failure has no say in. */
function saysOtherwise(test: TSESTree.Node, error: string, draft: Draft): boolean {
  const { file } = draft;
  const otherwise = otherwiseOf(test);
  if (otherwise === null || goesOnOtherwise(test, draft) || [...file.within(otherwise)].some((node) => thrownAt(node, file) !== null || (node.type === 'Identifier' && node.name === error && isHanded(node)))) return false;
  const isOfFailure = (node: TSESTree.Node, depth: number): boolean => [...file.within(node)].some((part) => {
    if (part.type !== 'Identifier') return false;
    const value = depth === 0 ? null : constantValue(part, file);
    return part.name === error || (value !== null && isOfFailure(value, depth - 1));
  });
  return !isOfFailure(test, 2);
}

function boundPoint(draft: Draft, point: RetryPoint, isMoved: boolean): boolean {
  const place = boundPlace(draft, point);
  if (!place) return false;
  const at = nodeAt(place);
  const end = giveUp(draft, point.path, at) ?? throwToHandler(draft, point.path, at) ?? throwUntold(draft, point.path, at);
  const last = end === null ? null : isLastAttempt(draft, at, offsetOf(place), isMoved);
  const condition = last === null ? null : whereFailed(draft, point, last);
  // What is there already and bounds nothing would not by standing there twice.
  if (condition === null || draft.file.textOf(draft.site.node).includes(`if (${condition}) ${end}`)) return false;
  // Several ways may come by the same place.
  draft.once(`bound at ${offsetOf(place)}`, () => {
    if (place.kind === 'body') insertIntoFunction(draft, place.fn, [`if (${condition}) ${end}`]);
    else insertStatements(draft, place, [`if (${condition}) ${end}`], -1);
    boundEndOfTry(draft, point.path.node, condition);
    return null;
  });
  return true;
}

/** A condition beside the one that tells a failed turn from one that has succeeded, where both come to a place; null where none tells. */
function whereFailed(draft: Draft, { path, place }: RetryPoint, condition: string): string | null {
  const isPast = path.kind === 'check' && path.body === null;
  const follow = path.node === draft.site.node ? anotherAttempt(draft, place) : isPast ? askedByHead(draft) : null;
  if (follow?.kind === 'unknown') return null;
  return follow?.kind === 'if' ? `${follow.condition} && ${condition}` : condition;
}

/** What the head of a loop asks of a turn that a success comes to the end of as well; null where a success has left it. */
function askedByHead(draft: Draft): Follow | null {
  const { node } = draft.site;
  if (!isLoop(node) || succeedsByLeaving(draft, node)) return null;
  return node.body.type === 'BlockStatement' ? anotherAttempt(draft, { kind: 'end', block: node.body }) : { kind: 'unknown' };
}

function boundPlace(draft: Draft, point: RetryPoint): DecisionPlace | null {
  const { path, place } = point;
  if (isLoop(path.node) && place.kind !== 'call') return beforeWait(draft, place);
  const reported = behindReport(point, draft);
  if (reported) return { kind: 'before', statement: reported };
  const decided = decisionPlace(draft, point);
  const branch = branchApart(draft, point);
  if (decided && branch && offsetOf(decided) < branch.range[0]) return { kind: 'start', block: branch };
  return decided && beforeOtherWays(draft, point, decided);
}

/** `this.emit('error', error)`, and not a text that quotes it. */
const isHanded = ({ parent }: TSESTree.Node): boolean => parent?.type === 'CallExpression' && parent.callee.type === 'MemberExpression';

/** The branch that tries again, where the other one is about something that the failure has no say in, or other failures are left at that. */
function branchApart(draft: Draft, { path: { node, body, error, retryNode }, place }: RetryPoint): TSESTree.BlockStatement | null {
  const retry = retryNode ?? nodeAt(place);
  const choice = [...ancestors(retry)].find((around) => around.type === 'IfStatement' && contains(node, around));
  if (error === null || choice?.type !== 'IfStatement' || choice.consequent.type !== 'BlockStatement' || !contains(choice.consequent, retry)) return null;
  return isAllThatIsDone(choice, body, draft) || saysOtherwise(choice.test, error, draft) ? choice.consequent : null;
}

/** `catch (error) { if (isStale(error)) { …; return load(); } }`: what a choice does not take is left at that, and nothing else has the function called again. */
function isAllThatIsDone(choice: TSESTree.IfStatement, body: TSESTree.Node | null, { site: { node }, file }: Draft): boolean {
  if (choice.alternate !== null || body?.type !== 'BlockStatement' || body.body.at(-1) !== choice || !isFunction(node)) return false;
  return ownCalls(node, file).every(({ call }) => contains(choice, call));
}

/** Gives up with an error of its own where all that tells of a failure is what the head of a loop asks. */
function throwUntold(draft: Draft, { node, response }: FailurePath, at: TSESTree.Node): string | null {
  if (node !== draft.site.node || response !== null || isCaught(draft, at)) return null;
  return `throw ${gaveUp(draft)}${draft.style.semicolon}`;
}

/** Throws what a check does not like where the `catch` around it, which is bounded as well, lets it pass. */
function throwToHandler(draft: Draft, { kind, response }: FailurePath, at: TSESTree.Node): string | null {
  const attempt = [...ancestors(at)].find((around) => contains(draft.site.node, around) && around.type === 'TryStatement' && contains(around.block, at));
  const isBounded = attempt?.type === 'TryStatement' && handledPaths(draft).some(({ node }) => node === attempt.handler);
  const visible = kind === 'check' && isBounded ? visibleResponse(draft, at, response, 'set') : null;
  return visible === null ? null : `throw new Error(\`HTTP \${${statusOf(draft, visible)}}\`)${draft.style.semicolon}`;
}

/** Some failures of a path may go on to the next turn before the others: the bound is for all of them. */
function beforeOtherWays(draft: Draft, { path: { body } }: RetryPoint, place: DecisionPlace): DecisionPlace {
  const statements = body?.type === 'BlockStatement' ? body.body : [];
  const other = statements.find((statement) => statement.range[1] <= offsetOf(place) && triesAgainIn(statement, draft));
  return other ? { kind: 'before', statement: other } : place;
}

function triesAgainIn(statement: TSESTree.Statement, draft: Draft): boolean {
  const { site: { node }, file } = draft;
  if (isLoop(node)) return continuesIn(statement, node, file).length > 0;
  return isFunction(node) && ownCalls(node, file).some((own) => contains(statement, own.call) && isTriedAfterFailure(own, node, draft));
}

/** `attempt >= 4`: with the counter as the code has it, not as the zero-based retry. */
function isLastAttempt(draft: Draft, at: TSESTree.Node, offset: number, isMoved: boolean): string | null {
  const allowance = untestedAllowance(draft);
  if (allowance !== null) return `${allowance} <= 0`;
  const counted = retryNumber(draft, at, offset);
  if (counted === null || counted === '0') return null;
  const retry = isMoved ? counted.replace(/\+\+$/, '') : counted;
  const [, counter, less] = /^(\S+) - (\d+)$/.exec(retry) ?? [];
  const last = lastRetry(draft);
  const isLast = counter === undefined ? `${retry} >= ${last}` : `${counter} >= ${last + Number(less)}`;
  const isEndless = withoutLimit(draft);
  // Who offers to go on without a limit is to choose one.
  if (isEndless !== null) draft.safe = false;
  return isEndless === null ? isLast : `${isEndless} && ${isLast}`;
}

/** A response that fails a check may come to the end of the `try`: what is thrown there, the bounded `catch` lets pass. */
function boundEndOfTry(draft: Draft, { parent }: TSESTree.Node, condition: string): void {
  const { node, facts } = draft.site;
  const [response] = responseVariables(draft);
  if (facts.operation.failsBy !== 'response' || parent?.type !== 'TryStatement' || leaves(parent.block) || hasCheckIn(parent.block, draft) || !response || !isLoop(node)) return;
  const failed = failedAtEnd(draft, parent, condition);
  if (failed === null) return;
  const error = errorOf(draft, parent.block, statusOf(draft, response.name), parent.block.range[1]);
  const line = `if (${failed}) throw ${error}${draft.style.semicolon}`;
  insertStatements(draft, { kind: 'end', block: parent.block }, [line]);
}

/** The same condition at the end of a `try`, beside what tells a bad answer from a success there; null where none comes to it, or nothing tells. */
function failedAtEnd(draft: Draft, { handler }: TSESTree.TryStatement, condition: string): string | null {
  const follow = askedByHead(draft);
  if (follow === null) return condition;
  return follow.kind === 'if' && handler && answersComePast(handler, draft) ? `${follow.condition} && ${condition}` : null;
}

/** Waits with jitter where the site waits without, or not at all. What keeps all turns apart stays as it is. */
export function addJitter(draft: Draft): void {
  const { delay, jitter } = draft.site.facts;
  if (countsTime(draft)) return;
  if (delay.kind === 'none') addWaits(draft);
  else if (jitter.kind === 'none' && !delay.waits.some(({ node }) => isCommonWait(node, draft))) jitterWaits(draft, true);
}
