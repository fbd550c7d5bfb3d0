import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { alikeRetries } from './delay/alike-retries.js';
import { anotherAttempt } from './attempts/another-attempt.js';
import { addWait } from './delay/add-wait.js';
import { branchesWithout } from './delay/branches-without.js';
import { asksCounter } from './attempts/asks-counter.js';
import { succeedsByLeaving } from './attempts/count-turns.js';
import { literalNumber } from './code/arithmetic.js';
import { waitBetween } from './cure-library.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { localFunction } from './code/local-function.js';
import { handledPaths } from './attempts/handled-paths.js';
import type { Place } from './code/insert-statement.js';
import { beginsWithOptionalWait, waitsByCaller } from './delay/optional-wait.js';
import { isCommonWait } from './delay/is-common-wait.js';
import { isWait } from './code/is-wait.js';
import { jitterDelay } from './delay/jitter-delay.js';
import { lengthen, lengthenAsAsked } from './delay/lengthen.js';
import { parseHeader } from './parse-retry-after.js';
import { headerRead } from './retry-after/header-read.js';
import { retryAfterAt } from './retry-after/retry-after-at.js';
import { offsetOf, type RetryPoint, retryPoints } from './attempts/retry-points.js';
import { reviveTimer } from './delay/revive-timer.js';
import { isOnTheWay } from './attempts/steps.js';
import { onlyTells } from '../sites/only-tells.js';
import { ancestors, calleeName, contains, isLoop, leaves, mayAwait, promiseAround } from './code/syntax.js';

/** Waits with jitter where an attempt follows a failure at once: a new wait, or the one that is 0 or that nobody awaits. */
export const insertWait = fix(addWaits, waitBetween);

/** Mends the waits that are none, or else adds one to each failure path without. */
export function addWaits(draft: Draft): boolean {
  if (mendWaits(draft)) return true;
  if (beginsWithOptionalWait(draft) || waitsByCaller(draft)) return false;
  const points = pointsWithoutWait(draft);
  return points.length > 0 && points.every((point) => addWait(draft, point));
}

/** The points before the next attempt that a failure comes to without having waited. */
export function pointsWithoutWait(draft: Draft): RetryPoint[] {
  const all = retryPoints(draft)?.map((point) => besideCatch(draft, point)) ?? [];
  const known = all.filter((point) => !hasWait(draft, point) && !isCutOff(draft, point)).map((point) => inCatch(draft, point));
  const points = [...known, ...alikeRetries(draft, known)];
  const places = points.map(({ place }) => offsetOf(place));
  // Two paths may come by the same place.
  return points.filter((_, i) => places.indexOf(places[i] ?? 0) === i);
}

/** `if (attempt < MOST) { …; continue; }`, and behind it the end of the turn: whoever comes there makes no other attempt. */
function isCutOff(draft: Draft, { place }: RetryPoint): boolean {
  if (place.kind !== 'end') return false;
  const follow = anotherAttempt(draft, place);
  if (follow.kind !== 'if') return false;
  return place.block.body.some((statement) => statement.type === 'IfStatement' && leaves(statement.consequent) && draft.file.textOf(statement.test) === follow.condition);
}

/** Where a `try` ends with a wait of its own, as between polls, or a success comes to the end of the turn as well, the wait for a failure stands in the `catch`. */
function inCatch(draft: Draft, point: RetryPoint): RetryPoint {
  const { site, file, settings } = draft;
  const { path: { node }, place } = point;
  const last = node.type === 'CatchClause' ? node.parent.block.body.at(-1) : undefined;
  const isApart = place.kind === 'end' && last !== undefined && contains(place.block, last) && (isWait(last, file, settings.sleepFunctions) || (site.facts.shape.goesOn && !isCountedOut(draft)));
  return isApart && node.type === 'CatchClause' ? { ...point, place: { kind: 'end', block: node.body } } : point;
}

/**
 * `for (let i = 0; i < 3; i++) { try { if (await isSent()) break; } catch (error) { log(error); } }`: who counts all turns, and waits in none, has failed where one comes
 * to its end. What a client throws for a bad status is something else than an answer that does not help yet.
 */
function isCountedOut(draft: Draft): boolean {
  const { node, facts } = draft.site;
  const head = isLoop(node) && 'test' in node ? node.test : null;
  return isLoop(node) && head !== null && asksCounter(head, draft) && facts.operation.failsBy !== 'error' && facts.delay.waits.length === 0 && /^(attempts|named)$/.test(facts.bound.kind) && succeedsByLeaving(draft, node) && !worksOn(draft);
}

/** `const job = await jobs.next(); if (job.isNone) return; await run(job);`: whether something is done with an answer that is no end. */
function worksOn({ site: { node, facts }, file }: Draft): boolean {
  const attempt = facts.operation.nodes.find((call) => contains(node, call));
  const block = attempt && [...ancestors(attempt)].find((around) => around.type === 'BlockStatement');
  const behind = attempt && block?.type === 'BlockStatement' ? block.body.filter(({ range }) => range[0] >= attempt.range[1]) : [];
  return behind.some((statement) => !(statement.type === 'IfStatement' && leaves(statement.consequent)) && [...file.within(statement)].some((part) => part.type === 'CallExpression' && !onlyTells(part) && part.parent.type !== 'MemberExpression'));
}

/** What a check lets fall to the end of a turn waits in its `try` already, where the `catch` of that waits for itself. */
function besideCatch(draft: Draft, point: RetryPoint): RetryPoint {
  const { place } = point;
  if (place.kind !== 'end') return point;
  // Where several paths meet at the end, the first of them may be that of the `catch`.
  const checks = [point.path, ...handledPaths(draft)].filter(({ kind, node }) => kind === 'check' && contains(place.block, node));
  for (const path of checks) {
    const attempt = [...ancestors(path.node)].find((node) => node.type === 'TryStatement' && contains(node.block, path.node) && contains(place.block, node));
    if (attempt?.type === 'TryStatement' && attempt.handler && !leaves(attempt.block) && waitsItself(attempt.handler, draft)) return { path, place: { kind: 'end', block: attempt.block } };
  }
  return point;
}

function waitsItself(handler: TSESTree.CatchClause, { site, file, settings }: Draft): boolean {
  if (site.facts.delay.waits.some(({ node, awaited }) => awaited && contains(handler, node))) return true;
  return handler.body.body.some((statement) => isWait(statement, file, settings.sleepFunctions));
}

function hasWait(draft: Draft, { path, place }: RetryPoint): boolean {
  const { site } = draft;
  const offset = offsetOf(place);
  if ('statement' in place && isWaitedBefore(draft, place.statement)) return true;
  return site.facts.delay.waits.some(({ node, awaited }) => {
    const wait = promiseAround(node);
    if (awaited && (contains(path.node, wait) || isPast(path, wait)) && wait.range[1] <= offset && isOnTheWay(site.node, wait, offset)) return true;
    // What falls to the end of the turn meets a wait that stands there.
    return place.kind === 'end' && isLoop(site.node) && isBehind(wait, path.node, site.node) && !isForOthers(draft, place, wait);
  });
}

/** Whether a wait stands behind a node in a site, and not in the handler of what is thrown in the `try` that the node is part of. */
const isBehind = (wait: TSESTree.Node, node: TSESTree.Node, site: TSESTree.Node): boolean =>
  wait.range[0] >= node.range[1] && contains(site, wait) && ![...ancestors(wait)].some((around) => around.type === 'CatchClause' && contains(around.parent.block, node));

/** Whether a wait of a length that is written down, or by a function of another file, stands before a statement in its list: other ways to the next attempt may be without. */
function isWaitedBefore({ file, settings }: Draft, statement: TSESTree.Statement): boolean {
  const list = statement.parent.type === 'BlockStatement' ? statement.parent.body : [];
  const hasLength = (node: TSESTree.Node): boolean => (literalNumber(node) ?? 0) > 0 || (node.type === 'CallExpression' && isHandedName(node, file));
  return list.slice(0, list.indexOf(statement)).some((before) => isWait(before, file, settings.sleepFunctions) && [...file.within(before)].some(hasLength));
}

/** `sleep(delayMs)` of another file */
const isHandedName = (call: TSESTree.CallExpression, file: Draft['file']): boolean => call.callee.type === 'Identifier' && call.arguments[0]?.type === 'Identifier' && localFunction(call, file) === null;

/** Whether a wait stands in one branch of what ends a turn, and the failures that do not wait go by another one. */
function isForOthers(draft: Draft, place: Place, wait: TSESTree.Node): boolean {
  if (draft.site.facts.delay.noWaitBecause !== 'missing' || branchesWithout(draft, place) === null) return false;
  return place.kind === 'end' && contains(place.block.body.at(-1) ?? place.block, wait);
}

/** Whether a wait stands behind a check that the failure falls past, in the same list. */
const isPast = ({ node: { parent, range }, body }: RetryPoint['path'], wait: TSESTree.Node): boolean => body === null && parent !== undefined && wait.range[0] >= range[1] && contains(parent, wait);

/** Gives a wait of 0 a length, and has a wait awaited that is not. */
function mendWaits(draft: Draft): boolean {
  const { noWaitBecause, waits } = draft.site.facts.delay;
  // What follows a success as well is to come at once still.
  if (noWaitBecause === 'zero') return waits.length > 0 && !waits.some(({ node }) => isCommonWait(node, draft)) && waits.every((wait) => (readsHeader(wait, draft) ? parseHeader(draft, wait) : lengthenBy(draft, wait)));
  return noWaitBecause === 'not awaited' && waits.length > 0 && waits.every((wait) => awaitIt(draft, wait));
}

/** By what the server asks for as well, where the site does not look at that. */
function lengthenBy(draft: Draft, wait: Wait): boolean {
  const header = draft.site.facts.retryAfter.kind === 'ignored' ? retryAfterAt(draft, wait.node) : null;
  return (header !== null && lengthenAsAsked(draft, wait, header)) || lengthen(draft, wait);
}

/** `sleep(Number(header) * 1000)`: 0 where there is no header. */
const readsHeader = ({ delayNode }: Wait, { file }: Draft): boolean => !!delayNode && headerRead(delayNode, file) !== null;

/** `sleep(1000);` becomes `await sleep(…);`. */
function awaitIt(draft: Draft, wait: Wait): boolean {
  if (!reviveTimer(draft, wait)) {
    const promise = promiseOf(wait.node);
    if (promise?.parent?.type !== 'ExpressionStatement' || !mayAwait(promise)) return false;
    draft.insert(promise.range[0], 'await ');
  }
  if (draft.site.facts.jitter.kind === 'none') jitterDelay(draft, wait, null, true);
  return true;
}

/** The promise for the end of a wait: the call itself, or the one around its timer; null for a bare timer. */
function promiseOf(wait: TSESTree.Node): TSESTree.Node | null {
  const isTimer = wait.type === 'CallExpression' && calleeName(wait) === 'setTimeout' && wait.arguments[0]?.type !== 'Literal';
  for (let node: TSESTree.Node | undefined = wait; node; node = node.parent) {
    if (node.type === 'ExpressionStatement') break;
    if (node.type === 'NewExpression') return node;
  }
  return isTimer ? null : wait;
}
