import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import { responseVariables } from './answer/response-variable.js';
import { literalNumber } from './code/arithmetic.js';
import { constantValue } from './code/constant-value.js';
import { addJitter } from './bound-attempts.js';
import { keepClientErrors } from './cure-library.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { asksCallers } from './guard/asks-callers.js';
import { guardPoint } from './guard/guard-point.js';
import { isOneOfMany } from './attempts/one-of-many.js';
import { nodeAt, pointByPath, retryPoints, type RetryPoint } from './attempts/retry-points.js';
import { localFunction } from './code/local-function.js';
import { ancestors, calleeName, contains, functionAround, isFunction } from './code/syntax.js';

/** Ends the retries where the status says that the request itself is wrong, and waits with jitter where the site does not. */
export const guardClientErrors = fix((draft) => {
  const all = (pointByPath(draft) ?? []).map((point) => pastOwnChoice(point, draft));
  if (namesPermanent(draft, all.map(({ path }) => path)) || all.some((point) => isOneOfMany(draft.site, point.path)) || isRefusedElsewhere(draft, all)) return false;
  const meets = permanentPaths(draft);
  const guarded = all.filter((point) => !isForSomeStatuses(draft, point) && !picksPassing(draft, point) && meets(point));
  const points = guarded.length > 0 ? guarded : all;
  if (points.length === 0 || !points.map((point) => guardPoint(draft, point)).every(Boolean)) return false;
  if (points.some(({ path }) => asksCallers(draft, path))) draft.safe = false;
  addJitter(draft);
  return true;
}, keepClientErrors);

/**
 * `if (body.issue === 'not yet') continue;`, where other failures of the same path come to the end of the turn past that: those alone are guarded. The
 * site goes on by a choice of its own there, whatever the status is.
 */
function pastOwnChoice(point: RetryPoint, draft: Draft): RetryPoint {
  const { path, place } = point;
  const goal = nodeAt(place);
  const choice = goal.type === 'ContinueStatement' ? [...ancestors(goal)].find((around) => around.type === 'IfStatement' && around !== path.node && path.body !== null && contains(path.body, around)) : undefined;
  if (choice?.type !== 'IfStatement' || !asksFailure(choice.test, path, draft)) return point;
  const end = retryPoints(draft)?.find((other) => other.place.kind === 'end');
  return end ? { path, place: end.place } : point;
}

/** Whether a test is of the answer or the error, or of what was made of one: no bound, nor what holds of every failure. */
function asksFailure(test: TSESTree.Node, path: Pick<FailurePath, 'error' | 'response'>, draft: Draft, depth = 2): boolean {
  const names = [path.error, path.response, ...responseVariables(draft).map(({ name }) => name)];
  return [...draft.file.within(test)].some((node) => {
    if (node.type !== 'Identifier') return false;
    const value = depth === 0 ? null : constantValue(node, draft.file);
    return names.includes(node.name) || (value !== null && asksFailure(value, path, draft, depth - 1));
  });
}

/**
 * Whether the site tries a client error again that it asks for by its number, `if (error.status === 404) …` where it has failed, or
 * `status !== 404` of a success, or `message.includes('404')`: whoever wrote it meant it.
 */
function namesPermanent({ site, settings, file }: Draft, paths: readonly FailurePath[]): boolean {
  const { byStatus, named } = site.facts.retriedStatuses;
  const meant = named.filter((code) => code < 500 && !settings.retryableClientErrors.includes(code) && byStatus?.get(code) === 'retried');
  const names = (node: TSESTree.Node, operator: RegExp): boolean => node.type === 'BinaryExpression' && operator.test(node.operator) && meant.includes(literalNumber(node.right) ?? 0);
  // What can never be true or false says nothing.
  const isFlawed = (node: TSESTree.Node): boolean => site.facts.ineffective.some((flaw) => contains(flaw.node, node));
  const caught = paths.flatMap(({ node }) => (node.type === 'CatchClause' ? [...file.within(node)] : []));
  return caught.some((node) => names(node, /^===?$/)) || [...file.within(site.node)].some((node) => names(node, /^!==?$/) && !isFlawed(node)) || meant.some((code) => isSoughtInText(code, paths, file));
}

/** `error.message.includes('404')`, `/404/.test(error.message)`, where a failure is dealt with or in a function that is asked there. */
function isSoughtInText(code: number, paths: readonly FailurePath[], file: Draft['file']): boolean {
  const handlers = paths.flatMap(({ node }) => (node.type === 'CatchClause' ? [...file.within(node)] : []));
  const asked = handlers.flatMap((node) => (node.type === 'CallExpression' ? (localFunction(node, file) ?? []) : []));
  const sought = new RegExp(String.raw`\b${code}\b`);
  return [...handlers, ...asked.flatMap((fn) => [...file.within(fn)])].some((node) => {
    if (node.type !== 'Literal' || !sought.test(file.textOf(node))) return false;
    return node.parent.type === 'CallExpression' ? calleeName(node.parent) === 'includes' : node.parent.type === 'MemberExpression' && 'regex' in node;
  });
}

/** Which points a permanent failure may come by: not those of a check by which the runs have seen others only. What is caught may have had any status. */
function permanentPaths({ site: { facts }, settings }: Draft): (point: RetryPoint) => boolean {
  const { byStatus, pathsOf } = facts.retriedStatuses;
  const permanent = [...(byStatus ?? [])].flatMap(([code, outcome]) => (outcome === 'retried' && code < 500 && !settings.retryableClientErrors.includes(code) ? [code] : []));
  const met = new Set(permanent.flatMap((code) => [...(pathsOf?.(code) ?? [])]));
  const others = new Set(facts.shape.failurePaths.flatMap(({ kind, node }) => (kind === 'check' && !met.has(node) ? [node] : [])));
  return ({ path }) => met.size === 0 || !others.has(path.node);
}

/** Whether client errors come another way than by some points. */
const isRefusedElsewhere = (draft: Draft, points: readonly RetryPoint[]): boolean => points.length > 0 && (points.every((point) => picksPassing(draft, point)) || comesOtherwise(draft) || isAnsweredElsewhere(draft));

/**
 * Whether what asks for the status of an `XMLHttpRequest` deals with it itself, and not by a function that is known to deal with failures: what hears of
 * a broken connection, `xhr.onerror = again;`, has none.
 */
function isAnsweredElsewhere({ site: { facts }, file }: Draft): boolean {
  const { failurePaths } = facts.shape;
  const listener = facts.retriedStatuses.node && functionAround(facts.retriedStatuses.node);
  const isElsewhere = ({ kind, node }: FailurePath): boolean => kind === 'callback' && isFunction(node) && listener !== null && !contains(node, listener) && !contains(listener, node) && !callsFor(listener, node, file);
  return failurePaths.length > 0 && failurePaths.every(isElsewhere) && facts.operation.nodes.every((node) => isXmlHttp(node, file));
}

/** How many functions lead from one to another. */
const MOST_CALLS = 3;

/** Whether a function calls another one, be it by others of the file, other than about what it has caught. */
function callsFor(caller: TSESTree.Node, fn: TSESTree.Node, file: Draft['file'], left = MOST_CALLS): boolean {
  const isCaught = (call: TSESTree.Node): boolean => [...ancestors(call)].some((around) => around.type === 'CatchClause' && contains(caller, around));
  const called = [...file.within(caller)].flatMap((call) => (call.type === 'CallExpression' && !isCaught(call) ? (localFunction(call, file) ?? []) : []));
  return called.some((each) => each === fn || (left > 0 && each !== caller && callsFor(each, fn, file, left - 1)));
}

/** `xhr.send(body)`, where `const xhr = new XMLHttpRequest();` */
function isXmlHttp(operation: TSESTree.Node, file: Draft['file']): boolean {
  const holder = operation.type === 'CallExpression' && operation.callee.type === 'MemberExpression' ? operation.callee.object : null;
  const made = holder?.type === 'Identifier' ? constantValue(holder, file) : null;
  return made?.type === 'NewExpression' && file.textOf(made.callee) === 'XMLHttpRequest';
}

/** Whether a client error is tried again where a `try` finds it, and never comes to the `catch` that is all that is known to deal with failures. */
function comesOtherwise({ site: { facts } }: Draft): boolean {
  const { pathsOf } = facts.retriedStatuses;
  const met = [...(pathsOf?.(404) ?? [])];
  const isBefore = ({ node }: FailurePath): boolean => node.type === 'CatchClause' && met.every((place) => place.type === 'IfStatement' && contains(node.parent.block, place));
  return met.length > 0 && facts.shape.failurePaths.length > 0 && facts.shape.failurePaths.every(isBefore);
}

/** Whether the check of a path names the statuses that it lets through, and none of them is permanent: `status === 429`. */
function picksPassing({ settings }: Draft, { path: { kind, node, body } }: RetryPoint): boolean {
  if (kind !== 'check' || node.type !== 'IfStatement' || body !== node.consequent) return false;
  const named = statusesNamed(node.test);
  return named !== null && named.every((code) => code >= 500 || settings.retryableClientErrors.includes(code));
}

/** The statuses of `status === 429 || status === 503`; null where a test asks anything else. */
function statusesNamed(test: TSESTree.Expression | TSESTree.PrivateIdentifier): number[] | null {
  if (test.type === 'LogicalExpression' && test.operator === '||') {
    const [left, right] = [statusesNamed(test.left), statusesNamed(test.right)];
    return left && right && [...left, ...right];
  }
  if (test.type !== 'BinaryExpression' || !/^===?$/.test(test.operator)) return null;
  const code = literalNumber(test.right);
  return code === null ? null : [code];
}

/** Whether the site itself picks the statuses that come to a point of a failed check: the others take another path. */
function isForSomeStatuses({ file }: Draft, { path, place }: RetryPoint): boolean {
  if (path.kind !== 'check' || !path.body) return false;
  const { body } = path;
  return [...ancestors(nodeAt(place))].some((around) => {
    return around !== path.node && around.type === 'IfStatement' && contains(body, around) && /\bstatus(Code)?\b/.test(file.textOf(around.test));
  });
}
