import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../../sites/candidate.js';
import { type NumberValue, add, number } from '../../interpreter/values/numbers.js';
import { type WaitEvent, waitsBefore, waitsBetween } from '../../interpreter/values/time.js';
import { type AttemptEvent, type Trace, type TraceEvent, attemptsOf } from '../../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { lastNameOf } from '../../sites/members.js';
import { type Source, contains, enclosingFunction } from '../../sites/source.js';
import { beginsByItself, findsNoneCounted, singlesOutFirst, waitsOtherwiseAgain } from './first-turn.js';
import { isHandedInFunction } from './handed-in.js';
import { lengthOf, waitsInUnknownUnit } from './unknown-unit.js';
import { withinLimits } from './within-limits.js';

/** The way from one failed attempt to the next. */
export interface Retry {
  readonly from: AttemptEvent;
  readonly to: AttemptEvent;
  /** What was waited for. */
  readonly waits: readonly WaitEvent[];
  /** All of it together, in ms; null where a length is not known at all. */
  readonly total: NumberValue | null;
  /** Everything that happened on the way. */
  readonly events: readonly TraceEvent[];
  /** The timers that each attempt starts beside it, the first one too: its time limit. */
  readonly limits: ReadonlySet<unknown>;
  /** What the first attempt waited for as well, as far as may be; null where the run did not see what came before that. */
  readonly usual: ReadonlySet<unknown> | null;
}

/** The retries of a run: from the last attempt of one cycle to the first of the next, on the same target. */
export const retriesOf = (trace: Trace, candidate: Candidate): readonly Retry[] => retriesFrom(trace, candidate, beginsWithFailure(trace, candidate));

export interface RetriesAndLead {
  readonly retries: readonly Retry[];
  /** The first of them leads to the first attempt of a run that begins with no failure. */
  readonly leads: boolean;
}

/**
 * The retries, and before them the way to the first attempt where the site waits there as it does before each retry: `async
 * reconnect() { for (;;) { await sleep(delayMs); try { … } catch { delayMs *= 2; } } }`. What it follows has failed elsewhere.
 */
export function retriesAndLead(trace: Trace, candidate: Candidate, source: Source): RetriesAndLead {
  const retries = retriesOf(trace, candidate);
  const leads = !beginsWithFailure(trace, candidate) && !runsAnyTask(trace, source) && waitsFirst(trace, retries[0], candidate) && !followsNoFailure(trace, candidate);
  return { retries: leads ? retriesFrom(trace, candidate, true) : retries, leads };
}

/** `async request(task, delayMs = 500) { await sleep(delayMs); … await task(); … }`: what is handed in was not tried before. */
function runsAnyTask(trace: Trace, source: Source): boolean {
  const [first] = attemptsOf(trace);
  return first !== undefined && isHandedInFunction(first.node, source);
}

function waitsFirst(trace: Trace, retry: Retry | undefined, candidate: Candidate): boolean {
  const before = waitsBefore(attemptsOf(trace)[0]?.time ?? null);
  if (retry === undefined || before.length !== retry.waits.length) return false;
  const isAgain = (wait: WaitEvent, i: number): boolean => placeIn(candidate, wait) === placeIn(candidate, retry.waits[i]) && takesTime(wait);
  return before.length > 0 && before.every(isAgain);
}

/** The call of the candidate's own that leads to a wait. */
const placeIn = ({ node: candidate }: Candidate, wait: WaitEvent | undefined): TSESTree.Node | undefined =>
  wait === undefined ? undefined : [...wait.stack, wait.node].findLast((call) => contains(candidate, call));

const takesTime = ({ value }: WaitEvent): boolean => value === null || value.symbol !== null || value.max > 0;

function retriesFrom(trace: Trace, candidate: Candidate, begins: boolean): readonly Retry[] {
  const made = attemptsOf(trace);
  const attempts = begins ? withFailed(made) : made;
  const retries: Retry[] = [];
  const inUnknownUnit = waitsInUnknownUnit(trace.events);
  const waitedBefore = new Set(waitsBefore(attempts[0]?.time ?? null).map(({ node }) => node));
  const waitedWithin = candidate.kind === 'repeat' ? NONE : waitedWithinTurns(attempts);
  const limits = begins ? new Set() : limitsIn(trace, attempts[0]);
  const usual = begins ? null : awaitedBefore(trace, attempts[0]);
  attempts.forEach((to, i) => {
    const from = attempts[i - 1];
    if (from === undefined || (candidate.kind !== 'repeat' && to.cycle <= from.cycle)) return;
    const waits = withoutYields(without(waitedBefore, without(waitedWithin, waitsBetween(from.time, to.time))));
    const events = trace.events.slice(trace.events.indexOf(from) + 1, trace.events.indexOf(to));
    retries.push({ from, to, waits, total: totalOf(waits.map((wait) => lengthOf(wait, inUnknownUnit))), events, limits, usual });
  });
  return held(retries);
}

function held(retries: readonly Retry[]): readonly Retry[] {
  const totals = withinLimits(retries.map(({ total }) => total).filter((total) => total !== null));
  return totals.length < retries.length ? retries : retries.map((retry, i) => ({ ...retry, total: totals[i] ?? null }));
}

function awaitedBefore({ events }: Trace, first: AttemptEvent | undefined): ReadonlySet<unknown> {
  const before = first === undefined ? [] : events.slice(0, events.indexOf(first));
  return new Set(before.flatMap((event) => (event.kind === 'maybe wait' ? [event.node] : [])));
}

/** The timers that run before the first attempt, and the promises of them that are kept for later. */
function limitsIn({ events }: Trace, first: AttemptEvent | undefined): ReadonlySet<unknown> {
  const before = first === undefined ? [] : events.slice(0, events.indexOf(first));
  return new Set(before.flatMap((event) => (event.kind === 'wait' && isKept(event) ? [event.node] : [])));
}

/** `const late = new Promise((resolve) => setTimeout(resolve, 1000))`; one that nobody keeps was to be waited for. */
function isKept({ node }: WaitEvent): boolean {
  const made = enclosingFunction(node)?.parent;
  return made?.type !== 'NewExpression' || made.parent.type === 'VariableDeclarator' || made.parent.type === 'ArrayExpression';
}

/** Whether an attempt that the run has not seen came before it: it is the handler of a failure, or what sets a timer to attempt again, as `scheduleReconnect` does, and is called when an attempt has failed. */
export function beginsWithFailure(trace: Trace, candidate: Candidate): boolean {
  const { kind } = candidate;
  const [first] = attemptsOf(trace);
  if (first === undefined || kind !== 'function') return first !== undefined && (kind === 'handler' || kind === 'monitor');
  return waitsBefore(first.time).some(({ node: timer }) => [first.node, ...first.stack].some((call) => contains(timer, call))) && !followsNoFailure(trace, candidate);
}

/** Of a function it shows what led to its first turn: who has a loop go round by its own means enters it when something else has failed. */
const followsNoFailure = (trace: Trace, { kind }: Candidate): boolean => singlesOutFirst(trace) || (kind === 'function' && (findsNoneCounted(trace) || waitsOtherwiseAgain(trace) || beginsByItself(trace)));

/** A run that begins with a failure begins after an attempt: one that the run itself has not seen. */
function withFailed(attempts: readonly AttemptEvent[]): readonly AttemptEvent[] {
  const [first] = attempts;
  return first === undefined ? attempts : [{ ...first, cycle: 0, time: null }, ...attempts];
}

const NONE: ReadonlySet<unknown> = new Set();

/** The waits of a retry inside the turns of this one: `async refresh() { await fetchWithRetry() ?? setTimeout(() => this.refresh(), 300_000); }` */
function waitedWithinTurns(attempts: readonly AttemptEvent[]): ReadonlySet<unknown> {
  return new Set(attempts.flatMap((to, i) => {
    const from = attempts[i - 1];
    return from?.cycle === to.cycle ? waitsBetween(from.time, to.time).map(({ node }) => node) : [];
  }));
}

/** What is waited for before the first attempt as well, or by a retry inside, is no answer to a failure, where something else is. */
function without(usual: ReadonlySet<unknown>, waits: readonly WaitEvent[]): readonly WaitEvent[] {
  const others = waits.filter(({ node }) => !usual.has(node));
  return others.length > 0 ? others : waits;
}

/** Who is told by a `yield` that there will be another attempt may keep it waiting, but for that the site itself waits. */
function withoutYields(waits: readonly WaitEvent[]): readonly WaitEvent[] {
  const others = waits.filter(({ node, value }) => node.type !== 'YieldExpression' || value !== null);
  return others.length > 0 ? others : waits;
}

function totalOf(lengths: readonly (NumberValue | null)[]): NumberValue | null {
  if (overlap(lengths)) return null;
  let total = number(0);
  for (const length of lengths) {
    if (length === null || isUntold(length)) return null;
    total = lengths.length === 1 ? length : add(total, length);
  }
  return total;
}

/** What is waited for until some moment, `resetsAt - Date.now()`, may be over by then, where something is waited for as well of which only the name is known. */
const overlap = (lengths: readonly (NumberValue | null)[]): boolean =>
  lengths.some((length, i) => length !== null && hasMark(length, Mark.clock) && lengths.some((other, j) => i !== j && other !== null && other.symbol !== null));

/** Not a number, and not because of the server: the file did not tell enough. */
function isUntold(value: NumberValue): boolean {
  return Number.isNaN(value.min) && (value.marks & Mark.server) === 0;
}

/**
 * Whether, the failure once noticed, some unknown function that may wait was waited for before the next attempt began; or the
 * attempt itself is made by a function that was handed to another one with a number: `timers.set('connect', connect, 5000)`.
 */
export function mayWait(retry: Retry): boolean {
  const events = answerTo(retry);
  // What notices the failure may be where the next cycle begins: then all that follows is the answer.
  const begin = events.findIndex((event, i) => i > 0 && event.kind === 'cycle');
  const isAnswer = (node: unknown, i: number): boolean => begin === -1 || i < begin || (retry.usual !== null && !retry.usual.has(node));
  return events.some((event, i) => event.kind === 'maybe wait' && event.isBrief !== true && (event.isTimer === true || isAnswer(event.node, i) || (event.isTimed && retry.to.stack.includes(event.node))));
}

/** Whether the failure was recognised, and then something done about it that is not the operation itself. */
export function mends(retry: Retry): boolean {
  const events = answerTo(retry);
  const recognised = events.findIndex((event) => event.kind === 'check');
  return recognised !== -1 && events.slice(recognised).some((event) => event.kind === 'effect');
}

/** Whether that was done to something on which it hangs how the site goes on, or the next attempt asks for something else. */
export function mendsState(retry: Retry): boolean {
  if (answerTo(retry).some((event) => event.kind === 'effect' && event.asksAnew === true)) return true;
  return mends(retry) && retry.events.some((event) => event.kind === 'effect' && event.changes);
}

/**
 * `switcher.next()` after `switcher.current().send()` has failed, `history.remove(page)` after `open(history.last())` has: what gave that of
 * which it was asked, or what it was told, is told something. It may give another one now, or keep the next attempt back.
 */
export function tellsGiver(retry: Retry): boolean {
  const { receiver, target } = retry.from;
  const given = [receiver, ...target.slice(target.indexOf('(', receiver.length) + 1).split(', ')];
  const isGivenBy = (object: string): boolean => given.some((name) => name.startsWith(`${object}.`) && name.includes('(', object.length));
  return answerTo(retry).some((event) => event.kind === 'effect' && event.told !== null && isGivenBy(event.told));
}

/**
 * `limiter.close(5000); continue;`, where each attempt begins with `await limiter.acquire()`: what is asked then has been told a length, and may
 * well keep the attempt back for so long.
 */
export function tellsGate(retry: Retry): boolean {
  const told = answerTo(retry).flatMap((event) => (event.kind === 'effect' && event.told !== null && event.isTimed === true ? [event.told] : []));
  const asked = [retry.from.receiver, ...retry.events.flatMap((event) => (event.kind === 'maybe wait' && event.asked !== undefined ? [event.asked] : []))];
  return told.some((object) => asked.some((name) => name === object || name.startsWith(`${object}.`)));
}

/** What happened from the moment the failure was noticed: what else was on its way before is no answer to it. */
export function answerTo({ events }: Retry): readonly TraceEvent[] {
  return events.slice(events.findIndex((event) => event.kind === 'handle') + 1);
}

/** `error instanceof TimeoutError`, `error.name === 'TimeoutError'` */
const TIMED_OUT = /\berror\b.* (instanceof|===) [\w ]*time(d |-)?out[\w ]*$/i;

/** Whether the site found that the time for the attempt was up: then that has taken as long as a wait, and a long poll is only renewed. */
export function timedOut(retry: Retry): boolean {
  return answerTo(retry).some((event) => event.kind === 'assume' && TIMED_OUT.test(symbolOf(event.value)) && event.result !== symbolOf(event.value).startsWith('!'));
}

/**
 * `page.waitForSelector(…)`, `provider.waitForTransaction(hash)`: the attempt is itself a wait, which fails when its time is up; or one
 * such is waited for on the way to the next.
 */
export function waitsItself({ from, events }: Retry): boolean {
  return calledIn(from.node).some((name) => /^wait(For|Until|On)?([A-Z]|$)/.test(name)) || events.some((event) => event.kind === 'maybe wait' && calledIn(event.node).some((name) => /^wait(For|Until)([A-Z]|$)/.test(name)));
}

/** The names of what is called, one after the other: `list.waitFor().catch(ignore)`, `waitFor(label).toBeVisible().withTimeout(1000)`. */
function calledIn(node: TSESTree.Node): readonly string[] {
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  return [lastNameOf(callee), ...(callee.type === 'MemberExpression' ? calledIn(callee.object) : [])];
}

/** Waits that were begun in answer to the failure and that nobody waited for. */
export function unawaitedWaits(retry: Retry): readonly WaitEvent[] {
  const { waits, limits } = retry;
  return answerTo(retry).filter((event): event is WaitEvent => event.kind === 'wait' && !waits.includes(event) && !limits.has(event.node) && !isRaced(event));
}

/** `Promise.race([attempt(), timeUp()])`: what loses is a limit to the other. */
const isRaced = ({ stack }: WaitEvent): boolean => stack.some(({ parent: list }) => list?.type === 'ArrayExpression' && list.parent.type === 'CallExpression' && lastNameOf(list.parent.callee) === 'race');

/** Whether a wait takes no time: nothing, 0, or less. */
export function isImmediate({ total }: Retry): boolean {
  return total !== null && total.symbol === null && !(total.max > 0);
}
