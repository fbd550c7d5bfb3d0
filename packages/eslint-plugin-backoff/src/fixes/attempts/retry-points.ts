import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath, RetrySite } from '../../facts/retry-site.js';
import { callByWayOfAnother } from './by-way-of-another.js';
import { succeedsByLeaving } from './count-turns.js';
import type { Draft } from '../code/draft.js';
import { throwsItself } from '../answer/response-variable.js';
import { handledPaths } from './handled-paths.js';
import { triesAgain } from './tries-again.js';
import { isOneOfMany } from './one-of-many.js';
import type { Place } from '../code/insert-statement.js';
import { isInLoop } from './own-end.js';
import { isJudgedBefore } from './judged-before.js';
import { localFunction } from '../code/local-function.js';
import { isPromiseHandler } from '../code/promise-method.js';
import { ancestors, bare, contains, continuesIn, functionAround, isFunction, isLoop, isStatement, leaves, type Loop, statementOf } from '../code/syntax.js';

/** Where a failure is on its way to the next attempt: a place for statements, or the call that is the attempt. */
export interface RetryPoint {
  readonly path: FailurePath;
  readonly place: Place | { readonly kind: 'call'; readonly call: TSESTree.Node };
}

/** Where a function's body begins that is one expression. */
export interface BodyPlace {
  readonly kind: 'body';
  readonly fn: TSESTree.ArrowFunctionExpression;
}

type AnyPlace = RetryPoint['place'] | BodyPlace;

/** The points through which failures reach the next attempt, one for all paths that meet; null where one cannot be told. */
export function retryPoints(draft: Draft): RetryPoint[] | null {
  const { node } = draft.site;
  const paths = handledPaths(draft);
  if (isLoop(node)) return pointsOfLoop(draft, node, paths);
  const own = paths.filter((path) => !isThrownOn(path, paths, draft));
  const points = own.flatMap((path) => {
    const retry = entryOf(nextAttempt(draft, path), draft);
    return retry ? [{ path, place: placeBefore(retry) }] : [];
  });
  return points.length === own.length && points.length > 0 ? points : null;
}

/** Whether a check throws what another path deals with, and does not try again itself. */
function isThrownOn({ kind, body }: FailurePath, paths: readonly FailurePath[], draft: Draft): boolean {
  const last = body?.type === 'BlockStatement' ? body.body.at(-1) : body;
  return kind === 'check' && body !== null && last?.type === 'ThrowStatement' && !triesAgain(draft, body) && paths.some((path) => path.kind !== 'check' && !contains(path.node, last));
}

/** What connects again: a handler may leave that to another function of the file, which does it in one place. */
function entryOf(retry: TSESTree.Node | null, { site, file }: Draft): TSESTree.Node | null {
  const fn = site.kind === 'reconnect' && retry?.type === 'CallExpression' ? localFunction(retry, file) : null;
  if (!fn || contains(fn, site.node) || contains(site.node, fn)) return retry;
  const [entry, ...others] = [...file.within(fn)].filter((call) => call.type === 'CallExpression' && localFunction(call, file) === site.node);
  return entry && others.length === 0 && functionAround(entry) === fn ? entry : retry;
}

/** The call that a failure falls to: the function itself again, or the operation written once more. */
export function nextAttempt(draft: Draft, { node: path, body, retryNode }: FailurePath): TSESTree.Node | null {
  const { site, file } = draft;
  if (retryNode !== null) return retryNode;
  if (site.kind === 'repeat') {
    const { nodes } = site.facts.operation;
    // The call may lead to the operation by way of a local function.
    const leads = (call: TSESTree.Node) => nodes.includes(call) || (call.type === 'CallExpression' && nodes.some((node) => leadsTo(call, node, file)));
    return [...file.within(body ?? path)].find(leads) ?? nodes.filter((node) => contains(site.node, node)).at(-1) ?? null;
  }
  // A callback may stand beside the function that it calls again.
  const holder = contains(site.node, path) ? site.node : ([path, ...ancestors(path)].find(isFunction) ?? path);
  const calls = [...file.within(holder)].filter((call) => call.type === 'CallExpression' && localFunction(call, file) === site.node);
  return [...calls, callByWayOfAnother(draft)].find((call) => call !== null && call.range[0] >= path.range[0]) ?? sharedRetry(site, path);
}

/** What starts the next attempt for a path that another one holds. */
function sharedRetry({ facts }: RetrySite, path: TSESTree.Node): TSESTree.Node | null {
  const around = facts.shape.failurePaths.find(({ node, retryNode }) => node !== path && contains(node, path) && retryNode !== null && retryNode.range[0] >= path.range[0]);
  return around?.retryNode ?? null;
}

/** Whether a local function that a call runs holds a node. */
function leadsTo(call: TSESTree.CallExpression, node: TSESTree.Node, file: Draft['file']): boolean {
  const fn = localFunction(call, file);
  return fn !== null && contains(fn, node);
}

/** One point for each path: the first that it comes to. */
export function pointByPath(draft: Draft): RetryPoint[] | null {
  const points = retryPoints(draft);
  return points && handledPaths(draft).flatMap((path) => {
    const point = points.find((each) => each.path === path) ?? points.find(({ place }) => place.kind === 'end');
    return point ? [{ ...point, path }] : [];
  });
}

/** Each `continue` of a failure, and the end of the turn. */
function pointsOfLoop(draft: Draft, loop: Loop, paths: readonly FailurePath[]): RetryPoint[] | null {
  const [path] = paths;
  if (paths.some((each) => isOneOfMany(draft.site, each))) return null;
  if (path?.node === loop) return pointOfHead(path, loop, draft);
  const points: RetryPoint[] = [];
  const falling = paths.filter((path) => {
    const again = path.body ? continuesIn(path.body, loop, draft.file) : continuesPast(path, paths, loop, draft);
    points.push(...again.map((statement) => ({ path, place: { kind: 'before', statement } as const })));
    if (!path.body) return again.length === 0 || !isLeftBehind(path.node, loop);
    return again.length === 0 || !isStatement(path.body) || !(leaves(path.body) || isLeftBehind(path.node, loop));
  });
  const ends = falling.length > 0 ? [...skipsBehind(draft, loop, falling), ...(endOfTurn(draft, loop, falling) ?? [null])] : [];
  const known = ends.filter((point) => point !== null);
  return known.length === ends.length && points.length + known.length > 0 ? [...points, ...known] : null;
}

/** The `continue`s behind a check that a failure falls past, up to where the turn is left for good: `if (ok) return …; if (left--) continue; throw …;`. */
function continuesPast({ node }: FailurePath, paths: readonly FailurePath[], loop: Loop, { file }: Draft): TSESTree.Statement[] {
  const { parent } = node;
  if (parent?.type !== 'BlockStatement' || !isLeftBehind(node, loop)) return [];
  const behind = parent.body.filter(({ range }) => range[0] >= node.range[1]).flatMap((statement) => continuesIn(statement, loop, file));
  return behind.filter((statement) => !paths.some((path) => contains(path.node, statement) || (path.body === null && path.node.range[0] < node.range[0])));
}

/** Whether what a path falls to leaves the loop: `try { … } catch { if (retryable) continue; } break;`. */
function isLeftBehind(path: TSESTree.Node, loop: Loop): boolean {
  return [...ancestors(path)].some((around) => {
    const last = around.type === 'BlockStatement' && contains(loop.body, around) ? around.body.at(-1) : undefined;
    return last !== undefined && last.range[0] >= path.range[1] && (last.type === 'BreakStatement' ? isInLoop(last, loop) : /^(Return|Throw)Statement$/.test(last.type));
  });
}

/** The `continue`s that a failure comes by once its path is over: `if (!result) continue`. */
function skipsBehind(draft: Draft, loop: Loop, falling: readonly FailurePath[]): RetryPoint[] {
  if (!succeedsByLeaving(draft, loop)) return [];
  const all = handledPaths(draft);
  return continuesIn(loop.body, loop, draft.file).flatMap((statement) => {
    const path = falling.find(({ node }) => node.type === 'CatchClause' && node.range[1] <= statement.range[0] && isBeside(node.parent, statement));
    return path && !all.some(({ node }) => contains(node, statement)) ? [{ path, place: { kind: 'before', statement } as const }] : [];
  });
}

/** Whether a statement stands in the list of another one, or in an `if` that does. */
function isBeside({ parent }: TSESTree.Node, statement: TSESTree.Statement): boolean {
  return [...ancestors(statement)].find((around) => around.type === 'BlockStatement' && around.parent.type !== 'IfStatement') === parent;
}

/** Where the head decides: at the start of a turn that it has found to be a retry, or at the end of one that it has yet to judge. */
function pointOfHead(path: FailurePath, loop: Loop, { file }: Draft): RetryPoint[] | null {
  const { body } = loop;
  if (body.type !== 'BlockStatement') return null;
  return [{ path, place: { kind: isJudgedBefore(loop, file) ? 'start' : 'end', block: body } }];
}

/** Right before the next attempt, where the value of a statement is not part of another expression. */
export function placeBefore(retry: TSESTree.Node): RetryPoint['place'] {
  const node = bare(retry);
  if (isStatement(node)) return { kind: 'before', statement: node };
  const statement = statementOf(node);
  const isConditional = [...ancestors(node)]
    .filter((around) => statement && contains(statement, around))
    .some(({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression' || type === 'ArrowFunctionExpression');
  if (statement && !isConditional) return { kind: 'before', statement };
  return { kind: 'call', call: node };
}

/** At the end of the turn, where the paths meet; else at the end of each. */
function endOfTurn(draft: Draft, loop: Loop, paths: readonly FailurePath[]): RetryPoint[] | null {
  const [first] = paths;
  const { body } = loop;
  if (first && body.type === 'BlockStatement' && meetAtEnd(draft, loop, paths, body)) return [{ path: first, place: { kind: 'end', block: body } }];
  const ends = paths.flatMap((path) => {
    const place = endOfPath(path);
    return place ? [{ path, place }] : [];
  });
  if (ends.length === paths.length) return ends;
  // A promise's handler has no end of its own: what follows it does.
  return first && loop.type === 'WhileStatement' && body.type === 'BlockStatement' && paths.every(({ node }) => isPromiseHandler(node)) ? [{ path: first, place: { kind: 'end', block: body } }] : null;
}

/** Whether a turn ends with a `catch`, and only by way of it. */
function isLastOfTurn(paths: readonly FailurePath[], { body }: TSESTree.BlockStatement): boolean {
  const last = body.at(-1);
  // What `finally` frees should not be held during a wait.
  return paths.length === 1 && last?.type === 'TryStatement' && paths[0]?.node === last.handler && leaves(last.block) && !last.finalizer;
}

function meetAtEnd(draft: Draft, loop: Loop, paths: readonly FailurePath[], body: TSESTree.BlockStatement): boolean {
  return (!isLastOfTurn(paths, body) && succeedsByLeaving(draft, loop)) || isFlagged(draft, loop, paths) || isAskedByHead(draft, loop, paths);
}

/** Whether the head of a `while` or `for` asks what came of a turn, where bad responses come to its end on another way than errors. */
function isAskedByHead(draft: Draft, loop: Loop, paths: readonly FailurePath[]): boolean {
  const { operation, retriedStatuses } = draft.site.facts;
  if (!/^(While|For)Statement$/.test(loop.type) || succeedsByLeaving(draft, loop) || operation.failsBy !== 'response' || retriedStatuses.byStatus?.get(503) !== 'retried') return false;
  const [handler] = paths.flatMap(({ node }) => (node.type === 'CatchClause' ? [node] : []));
  const isApart = handler !== undefined && (paths.length > 1 || !throwsItself(handler.parent.block, draft));
  return isApart && paths.every(({ node, body }) => (node.type === 'CatchClause' ? !leaves(node.body) : body === null || (isStatement(body) && !leaves(body))));
}

/** Whether a bad response only sets what the head of a loop asks: `ok = response.ok`. It comes to the end of the turn by no path of its own. */
function isFlagged(draft: Draft, { type }: Loop, paths: readonly FailurePath[]): boolean {
  if (type !== 'DoWhileStatement' || draft.site.facts.operation.failsBy !== 'response') return false;
  return paths.every(({ node }) => node.type === 'CatchClause' && !throwsItself(node.parent.block, draft) && !throwsItself(node, draft));
}

function endOfPath({ node, kind, body }: FailurePath): Place | null {
  if (node.type === 'CatchClause') return { kind: 'end', block: node.body };
  if (isFunction(node)) return node.body.type === 'BlockStatement' ? { kind: 'end', block: node.body } : null;
  if (kind !== 'check' || node.type !== 'IfStatement') return null;
  const branch = body !== null && body === node.alternate ? node.alternate : node.consequent;
  if (leaves(branch)) return null;
  return branch.type === 'BlockStatement' ? { kind: 'end', block: branch } : { kind: 'after', statement: branch };
}

/** A node at a place, for what is visible there. */
export function nodeAt(place: AnyPlace): TSESTree.Node {
  if (place.kind === 'call') return place.call;
  if (place.kind === 'body') return place.fn.body;
  if ('statement' in place) return place.statement;
  // Inside the block, so that what it declares is visible.
  return place.block.body.at(-1) ?? place.block;
}

/** The offset at which something stands there. */
export function offsetOf(place: AnyPlace): number {
  if (place.kind === 'call' || place.kind === 'body') return nodeAt(place).range[0];
  if ('statement' in place) return place.statement.range[place.kind === 'before' ? 0 : 1];
  return place.kind === 'start' ? place.block.range[0] + 1 : place.block.range[1] - 1;
}
