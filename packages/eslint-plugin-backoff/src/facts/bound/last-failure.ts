import type { TSESTree } from '@typescript-eslint/types';

import { type WaitEvent, waitsBetween } from '../../interpreter/values/time.js';
import { type CompareEvent, type ObserveEvent, type Trace, type TraceEvent, attemptsOf } from '../../interpreter/trace.js';
import { livesOn } from '../../interpreter/scenario.js';
import type { Path } from '../../interpreter/paths.js';
import { isError } from '../../interpreter/replies/failures.js';
import { type Value, Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { repeats } from '../../detection/repeats.js';
import { answeredWithin } from '../../sites/answered-within.js';
import { lastNameOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, type Source } from '../../sites/source.js';
import { wordingOf } from '../../sites/wording.js';
import { boundIn, bounded } from './bound.js';
import { goesOnWithoutIt } from './other-turns.js';
import type { Bound, LastFailure } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';
import { failureFound, isExpected } from '../waits/singled-out.js';
import { waitOf } from '../waits/waits.js';
import { type Group, type Way, groupsOf } from '../waits/ways.js';

/** What becomes of the last failure. Judged on runs that come to their bound. */
export function lastFailureOf(runs: SiteRuns, bound: Bound): LastFailure {
  if (bound.kind === 'none') return { kind: 'never', finalWait: null, node: null };
  const groups = groupsOf(ending(runs, bound), runs);
  const others = bound.kind === 'attempts' ? runs.refusedFor(bound.attempts + 1).flatMap((paths) => groupsOf(paths.filter(isEnded), runs)) : [];
  const [first] = groups.flat();
  if (first === undefined) return { kind: 'unknown', finalWait: null, node: null };
  const isKept = isKeptElsewhere(runs);
  const lost = isKept ? undefined : [...groups, ...others].find((group) => isLost(group, groups.length + others.length === 1));
  return {
    kind: isKept ? 'unknown' : lost === undefined ? common(groups.flat()) : 'lost',
    lostAfter: boundOfLost(lost ?? [], bound, runs),
    finalWait: finalWaitIn([...groups, ...others], runs),
    ...endOf((lost?.[0] ?? first).path.trace, runs),
  };
}

/** An event says nothing that could be lost, nor does an answer with nothing in it; and what was handed to middleware has its answer, whoever returns. */
const isKeptElsewhere = ({ repetition: { failure, operation }, source }: SiteRuns): boolean =>
  failure.kind === 'no result' || [...operation].some(([node, form]) => livesOn(form) || (failure.kind === 'status' && failure.as === 'response' && answeredWithin(node, source) !== null));

/** A limit known by name was a small number in these runs: then its name says more. */
const boundOfLost = (lost: Group, { kind }: Bound, runs: SiteRuns): Bound | null => (kind === 'attempts' ? boundIn(lost.map(({ path }) => path), runs) : null);

/** What ends a run: where it settles a promise around it, that call. */
function endOf({ events, end }: Trace, { source }: SiteRuns): Pick<LastFailure, 'node' | 'throws' | 'exits' | 'tells'> {
  const rejection = events.findLast((event) => event.kind === 'effect' && isReject(event.node, source));
  if (end.kind !== 'throws' && rejection !== undefined) return { node: rejection.node, throws: true };
  const node = end.node?.type === 'BlockStatement' ? null : end.node;
  if (end.kind === 'throws') return end.value === null ? { node, exits: true } : { node, throws: true };
  return events.some((event) => event.kind === 'observe' && isHandedError(event.node)) ? { node, tells: true } : { node };
}

/** `reject(new Error('gave up'))` in `new Promise((resolve, reject) => …)`. */
function isReject(node: TSESTree.Node, source: Source): boolean {
  const definition = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? source.variable(node.callee)?.defs[0] : undefined;
  return definition?.type === 'Parameter' && isFunction(definition.node) && definition.node.parent.type === 'NewExpression' && definition.node.params[1] === definition.name;
}

/** `done(new Error('gave up'))`, `deferred.reject(new Error('gave up'))` */
const isHandedError = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.arguments[0]?.type === 'NewExpression' && /Error$/.test(lastNameOf(node.arguments[0].callee));

const isEnded = ({ trace }: Path): boolean => trace.end.kind !== 'cut';

function ending(runs: SiteRuns, bound: Bound): readonly Path[] {
  return runs.repeating(bounded(runs, bound)).filter((path) => isEnded(path) && !goesOnWithoutIt(path.trace, runs.repetition.candidate));
}

/** Every run that answers some failure loses it. An error with a name of its own says what one failure of several was. */
function isLost(group: Group, isOnly: boolean): boolean {
  const isNamed = ({ end }: Trace): boolean => end.kind === 'throws' && (end.value === null || symbolOf(end.value) !== 'Error');
  return group.every(({ path: { trace } }) => kindOf(trace) === 'lost' && (isOnly || !isNamed(trace)));
}

/** What all runs do. */
function common(ways: readonly Way[]): LastFailure['kind'] {
  const [kind = 'unknown', ...rest] = ways.map(({ path }) => kindOf(path.trace));
  return rest.every((k) => k === kind) ? kind : 'unknown';
}

function kindOf(trace: Trace): LastFailure['kind'] {
  const { end } = trace;
  const carries = end.value !== null && hasMark(end.value, Mark.operation);
  // What a loop around the site does next, or who else hears of an event, is not told here.
  if (end.kind === 'stuck' || end.kind === 'goes on' || isEvent(trace)) return 'unknown';
  if (carries) return end.kind === 'throws' ? 'rethrown' : 'returned';
  return reported(trace, end.value === null || saysNothing(end.value, end.kind) ? 'lost' : 'unknown');
}

/** An error made here, or a return of nothing. Any other value may tell of the failure in its own way. */
function saysNothing(value: Value, end: Trace['end']['kind']): boolean {
  if (end === 'throws') return value.kind === 'string' || isError(value);
  return value.kind === 'undefined' || value.kind === 'null' || (value.kind === 'boolean' && value.value) || (value.kind === 'array' && value.items.length === 0 && !value.open);
}

const isEvent = ({ events }: Trace): boolean => events.some((event) => event.kind === 'cycle' && event.byEvent);

/**
 * Told to somebody after the last attempt: then it is not lost, whatever the site ends with. One that the site tells from all others says
 * no more than that: there is nothing to lose, or it is enough to say that this was the last.
 */
function reported({ events }: Trace, otherwise: LastFailure['kind']): LastFailure['kind'] {
  const last = events.findLastIndex((event) => event.kind === 'attempt');
  const after = events.slice(last);
  const told = after.filter((event): event is ObserveEvent => event.kind === 'observe');
  const before = new Set(events.slice(0, last).map(({ node }) => node));
  if (told.some(({ node, certain, quotes }) => certain && (quotes || (!before.has(node) && after.some(isFound))))) return 'reported';
  return told.some(({ certain, quotes }) => !certain && quotes) || after.some(isExpected) ? 'unknown' : otherwise;
}

/** `error.code === 'EBUSY'`, and it is. */
const isFound = (event: TraceEvent): boolean => failureFound(event) !== null || (event.kind === 'compare' && isStatusFound(event));

/** `response.status === 429` holds, or `response.status !== 429` does not. */
const isStatusFound = ({ left, right, operator, result }: CompareEvent): boolean =>
  [left, right].some((side) => hasMark(side, Mark.status)) && (operator === '===' ? result : operator === '!==' && !result);

/** The wait that follows the last attempt in every run that answers some failure. */
function finalWaitIn(groups: readonly Group[], runs: SiteRuns): LastFailure['finalWait'] {
  for (const group of groups) {
    const waits = group.map(({ path }) => finalWaitOf(path.trace, runs));
    const [wait] = waits;
    if (wait !== undefined && waits.every((w) => w !== null)) return wait;
  }
  return null;
}

function finalWaitOf(trace: Trace, runs: SiteRuns): LastFailure['finalWait'] {
  const last = attemptsOf(trace).at(-1);
  if (last === undefined) return null;
  const wait = waitsBetween(last.time, trace.end.time).find(isLong);
  if (wait === undefined || isCalledAfter(runs) || asksWhetherLast(trace) || looksOnceMore(trace, wait, runs) || isUsual(wait, runs)) return null;
  const seen = waitOf(wait, true, runs);
  // What is waited for behind the site, between one piece of work and the next, is not waited for another attempt; nor is what gives an answer.
  return contains(runs.repetition.node, seen.node) && !isReturned(seen.node) ? seen : null;
}

/** `await sleep(5000); if (isLinked()) return true;`: by then what failed may have come about in another way. What stands behind the site is for all that failed. */
const looksOnceMore = ({ events }: Trace, wait: WaitEvent, { repetition: { node } }: SiteRuns): boolean =>
  events.slice(events.indexOf(wait)).some((event) => event.kind === 'assume' && contains(node, event.node) && isAnswered(event.node));

/** Whether a question, or the condition that it is part of, is answered with a value that says that all is well. */
function isAnswered(question: TSESTree.Node): boolean {
  const { parent } = question;
  if (parent?.type === 'LogicalExpression') return isAnswered(parent);
  return parent?.type === 'IfStatement' && parent.test === question && saysWell(parent.consequent);
}

function saysWell(branch: TSESTree.Statement): boolean {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last?.type === 'ReturnStatement' && last.argument?.type === 'Literal' && last.argument.value === true;
}

/** `return await loadByBrowser(url)`: what is done instead in the end may take its time. */
const isReturned = ({ parent }: TSESTree.Node): boolean => (parent?.type === 'AwaitExpression' ? isReturned(parent) : parent?.type === 'ReturnStatement');

/** Whoever runs a generator may go on at once: `yield put(failed(error));`. */
const isLong = ({ value, node }: WaitEvent): boolean => (value === null ? node.type !== 'YieldExpression' : value.symbol !== null || value.max > 0);

/** What is waited for after an attempt that has succeeded, too, and leaves, is no answer to a failure. */
function isUsual({ node }: WaitEvent, { succeeding, repetition: { candidate } }: SiteRuns): boolean {
  const leaving = succeeding.filter(({ trace }) => attemptsOf(trace).length > 0 && !repeats(trace, candidate) && trace.end.kind !== 'cut');
  return leaving.length > 0 && leaving.every(({ trace }) => trace.events.slice(trace.events.findLastIndex(({ kind }) => kind === 'attempt')).some((event) => event.kind === 'wait' && event.node === node));
}

/** A function from elsewhere was asked with the attempt's number, and said that it goes on: of the last one it may say otherwise. */
function asksWhetherLast({ events }: Trace): boolean {
  const last = events.findLastIndex((event) => event.kind === 'attempt');
  return events.slice(last).some((event) => (event.kind === 'assume' || event.kind === 'check') && hasMark(event.value, Mark.counted));
}

/**
 * The last attempt stands behind the loop, or behind the second of two, whatever is handed over beside what it is about: what is waited for at the
 * end of it still has an attempt to come, or comes after that.
 */
function isCalledAfter({ source, repetition: { candidate, node, operation } }: SiteRuns): boolean {
  const end = candidate.kind === 'repeat' ? Math.max(...[...operation.keys()].map(({ range }) => range[1])) : node.range[1];
  const calls = new Set([...operation.keys()].map((call) => aimOf(call, source)));
  const types = new Set([...operation.keys()].map(({ type }) => type));
  const owner = isFunction(node) ? null : enclosingFunction(node);
  const isOne = (inner: TSESTree.Node): boolean => inner.range[0] >= end && types.has(inner.type) && calls.has(aimOf(inner, source));
  const stands = (inner: TSESTree.Node): boolean => isOne(inner) || (inner.range[1] > end && source.children(inner).some(stands));
  return owner !== null && stands(owner);
}

/**
 * What a call is about, as it is written: `waitUntilThere(title, 2000)` and `waitUntilThere(title, timeouts.TEN_SEC)` are about the same, and
 * `spawn('adb', ['connect', device])` and `spawn('adb', ['shell'])` are not.
 */
function aimOf(node: TSESTree.Node, source: Source): string {
  if (node.type !== 'CallExpression') return wordingOf(node, source);
  const [first, ...others] = node.arguments;
  const aims = others.filter(({ type }) => type === 'ArrayExpression' || type === 'TemplateLiteral');
  return [node.callee, ...(first === undefined ? [] : [first]), ...aims].map((part) => wordingOf(part, source)).join(', ');
}
