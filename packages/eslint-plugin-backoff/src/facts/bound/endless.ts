import type { TSESTree } from '@typescript-eslint/types';

import { turnsBy, wayOn } from '../../interpreter/syntax/condition.js';
import { isStepped } from '../../interpreter/syntax/counting.js';
import { textOf } from '../../interpreter/values/numbers.js';
import type { Path } from '../../interpreter/paths.js';
import { type AssumeEvent, type AttemptEvent, type CompareEvent, type Trace, attemptsOf } from '../../interpreter/trace.js';
import { waitsBetween } from '../../interpreter/values/time.js';
import { type Value, Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, type Source } from '../../sites/source.js';
import { type Retry, isImmediate, mendsState, retriesOf, timedOut } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';
import { overAsked } from './over-asked.js';
import { goesByList } from './asked-list.js';
import { isCountedByCalls } from './counted-by-calls.js';
import { isCountedElsewhere } from './counted-elsewhere.js';
import { isEndedByAbort } from './ended-by-abort.js';
import { isEndedByFlag } from './ended-by-flag.js';
import { isEndedByTimer } from './ended-by-timer.js';
import { isAnsweredOutside } from './answered-outside.js';
import { isSingledOut } from '../waits/singled-out.js';
import { isLeftByThrow } from './left-by-throw.js';
import { isToldWhenEnough } from './told-when-enough.js';
import { isTurn } from '../runs/turns.js';
import { worksOn } from './works-on.js';

/** Whether retries that nothing here bounds may well come to an end all the same, or are meant to go on: nothing to report. */
export const mayEndOtherwise = (runs: SiteRuns): boolean => isEndedFromOutside(runs) || isAskedOutside(runs) || isMendedEachTime(runs) || asksCount(runs) || isCountedElsewhere(runs) || isCountedByCalls(runs) || awaitsState(runs) || goesByList(runs) || isLeftByThrow(runs);

const isEndedFromOutside = (runs: SiteRuns): boolean => isRaced(runs) || isService(runs) || isStoppedFromOutside(runs) || isEndedByAbort(runs) || isEndedByFlag(runs) || isEndedByTimer(runs) || isAnsweredOutside(runs) || isToldWhenEnough(runs);

/**
 * Whether the site asks for a count, and all runs got the same answer though it is counted: by a step that stands behind the next
 * attempt, as in `this.connect(); this.tries -= 1`, by another part of the file, or up to a limit that no run came to.
 */
function asksCount(runs: SiteRuns): boolean {
  const answers = new Map<TSESTree.Node, Set<boolean>>();
  const still = new Set<TSESTree.Node>();
  for (const { trace } of runs.failing) {
    for (const [node, questions] of countsAsked(trace, runs)) {
      answers.set(node, new Set([...(answers.get(node) ?? []), ...questions.map(({ result }) => result)]));
      if (questions.length > 1 && new Set(questions.map(valuesIn)).size === 1 && hasStepped(node, trace, runs)) still.add(node);
    }
  }
  return [...answers].some(([node, { size }]) => size === 1 && !still.has(node));
}

type Question = CompareEvent | AssumeEvent;

/** What a run asked of the counts of the file, by the place where it asked. */
function countsAsked({ events }: Trace, { source, repetition }: SiteRuns): ReadonlyMap<TSESTree.Node, readonly Question[]> {
  const byPlace = new Map<TSESTree.Node, readonly Question[]>();
  for (const event of events) {
    if (event.kind !== 'compare' && event.kind !== 'assume') continue;
    const isOfCount = contains(repetition.node, event.node) && asked(event.node).some((side) => isStepped(side, source));
    if (isOfCount) byPlace.set(event.node, [...(byPlace.get(event.node) ?? []), event]);
  }
  return byPlace;
}

/** Whether the run itself came by a step of what is asked about: then it has seen what becomes of it. */
function hasStepped(test: TSESTree.Node, { events }: Trace, { source }: SiteRuns): boolean {
  const counters = asked(test).map((side) => source.text(side));
  return events.some((event) => event.kind === 'write' && counters.includes(source.text(event.node)));
}

const valuesIn = (event: Question): string => (event.kind === 'assume' ? symbolOf(event.value) : `${textOf(event.left)} ${textOf(event.right)}`);

/** What a question is about: both sides of a comparison, or the thing itself. */
function asked(test: TSESTree.Node): readonly TSESTree.Node[] {
  if (test.type === 'BinaryExpression') return [test.left, test.right];
  return [test.type === 'UnaryExpression' ? test.argument : test];
}

/** Whether every retry waits for one state to pass that the site names: until somebody has signed in, until the block is there; or may well do so. */
const awaitsState = ({ retrying, repetition: { candidate, failure } }: SiteRuns): boolean =>
  retrying.length > 0 &&
  retrying
    .map((trace) => retriesOf(trace, candidate))
    .every((retries) => retries.every((retry) => retry.waits.length > 0 && isSingledOut(retry) && !timedOut(retry)) || (failure.kind === 'error result' && keepsPace(retries)));

/** An answer that is not well, as in `!isSuccess(await getStatus())`, may be none yet. Where a failure that is thrown ends it all, who asks again and again in one time polls. */
function keepsPace(retries: readonly Retry[]): boolean {
  const [first] = retries;
  return retries.every(({ waits, total }) => waits.length > 0 && (total === null ? null : textOf(total)) === (first?.total ? textOf(first.total) : null));
}

const isMendedEachTime = (runs: SiteRuns): boolean => runs.retrying.length > 0 && runs.retrying.every((trace) => isMended(trace, runs));

/**
 * Whether somebody outside may end the retries by an `AbortSignal` or a cancellation token: the site asks it, or waits with
 * an eye on it. How long he lets them go on is not known here. A signal of the object's own says only when the object is gone.
 */
function isStoppedFromOutside(runs: SiteRuns): boolean {
  const { repetition: { node }, source } = runs;
  return runs.failing.some((path) => asks(path, node) || listens(path)) || isHandedToWaits(runs) || source.children(node).some((child) => throwsIfAborted(child, source));
}

/** `signal.throwIfAborted()`, `options.signal?.throwIfAborted()`. */
function throwsIfAborted(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  const isAsked = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && lastNameOf(node.callee) === 'throwIfAborted' && rootOf(node.callee).type === 'Identifier';
  return isAsked || source.children(node).some((child) => throwsIfAborted(child, source));
}

/** `await sleep(1000, signal)`, `await setTimeout(1000, null, { signal })`: the wait ends with the signal, and the retries with it. */
function isHandedToWaits({ retrying, repetition: { node, candidate }, source }: SiteRuns): boolean {
  const waits = retrying.flatMap((trace) => retriesOf(trace, candidate).map((retry) => retry.waits));
  return waits.length > 0 && waits.every((each) => each.some((wait) => [wait.node, ...wait.stack].some((call) => contains(node, call) && isHandedSignal(call, source))));
}

function isHandedSignal(call: TSESTree.Node, source: Source): boolean {
  if (call.type !== 'CallExpression') return false;
  const isSignal = (node: TSESTree.Node): boolean => /^(?!this\b)([\w$]+[.?!]+)*(abort)?_?signal!?$/i.test(source.text(node));
  return call.arguments.some((arg) => (arg.type === 'ObjectExpression' ? arg.properties.some((option) => option.type === 'Property' && isSignal(option.value)) : isSignal(arg)));
}

/** What signals and tokens are asked: `AbortSignal`, and the `CancellationToken` of editors and language servers. */
const STOPPED = /^!?(?!this\.)(new )?[\w.@]+\.(aborted|isCancellationRequested)$/;

const asks = ({ trace: { events } }: Path, site: TSESTree.Node): boolean => {
  const begun = events.findIndex((event) => event.kind === 'attempt');
  return events.some((event, i) => event.kind === 'assume' && (contains(site, event.node) || i > begun) && STOPPED.test(symbolOf(event.value)));
};

const listens = ({ run }: Path): boolean =>
  [...run.handlers].some(([holder, handlers]) => /^unknown:(?!new |this\.)/.test(holder) && handlers.some(({ event }) => event === 'abort' || (event === 'any' && /signal$/i.test(holder))));

/** Whether the site asks a function from elsewhere each time and ends by its answer: it may well say when to stop. */
function isAskedOutside(runs: SiteRuns): boolean {
  if (runs.retrying.some((trace) => overAsked(trace, runs.repetition.node).some(isOfOthers) || isKeptWithin(trace, runs.repetition.node))) return true;
  const again = new Map(runs.retrying.flatMap((trace) => answersOf(trace, runs)));
  return runs.failing.some(({ trace }) => trace.end.kind !== 'cut' && answersOf(trace, runs).some(([symbol, answer]) => again.has(symbol) && again.get(symbol) !== answer));
}

/** `if (now() > end) throw late;`, and the run was not late; `while (timer.hasTime())`, and it had. */
const isKeptWithin = ({ events }: Trace, site: TSESTree.Node): boolean =>
  events.some((event) => (event.kind === 'compare' || event.kind === 'assume') && contains(site, event.node) && isOfOthers(event) && (isInTime(event) || (turnsBy(event.node) === event.result && limits(event))));

/** What is asked for anew and held against something, `dayjs().isBefore(end)`, or says of itself that it runs out; a state, as in `while (!client.isReady())`, may stay as it is. */
const limits = (event: Question): boolean => event.kind === 'compare' || /\)\.\w+\((?!\))|(expired?|elapsed|timed_?out|time|remain(s|ing)|left|exhausted|exceeded|more)\(\)$/i.test(symbolOf(event.value));

const isInTime = (event: Question): boolean => event.kind === 'compare' && event.operator !== '===' && wayOn(event.node) === event.result;

const CALL = /[\w$\])]\(/;

/** What functions from elsewhere answered that have nothing to do with the failure. */
function answersOf(trace: Trace, { repetition: { node } }: SiteRuns): readonly (readonly [string, boolean])[] {
  return trace.events.flatMap((event) => {
    if ((event.kind !== 'assume' && event.kind !== 'compare') || !contains(node, event.node)) return [];
    const symbol = sidesOf(event).map((side) => symbolOf(side)).join(' ');
    return isOfOthers(event) ? [[symbol.replace(/^!/, ''), event.result !== symbol.startsWith('!')] as const] : [];
  });
}

function isOfOthers(event: Question): boolean {
  const sides = sidesOf(event);
  return CALL.test(sides.map((side) => symbolOf(side)).join(' ')) && !sides.some((side) => hasMark(side, Mark.operation | Mark.status | Mark.chance | Mark.clock));
}

const sidesOf = (event: Question): readonly Value[] => (event.kind === 'assume' ? [event.value] : [event.left, event.right]);

/** Whether each retry follows a repair of what decides how the site goes on: it may well go another way then. */
export function isMended(trace: Trace, { repetition: { candidate } }: SiteRuns): boolean {
  return retriesOf(trace, candidate).every(mendsState);
}

/** `Promise.race([operation(), late])`, where `late` was made before the repetition: it may well end all of it. */
function isRaced({ repetition: { node, operation }, retrying, source }: SiteRuns): boolean {
  const around = retrying.flatMap((trace) => attemptsOf(trace).flatMap(({ stack }) => stack));
  return [...operation.keys(), ...new Set(around)].some((call) => {
    const { parent: list } = call;
    if (list?.type !== 'ArrayExpression' || list.parent.type !== 'CallExpression' || source.text(list.parent.callee) !== 'Promise.race') return false;
    return list.elements.some((rival) => rival?.type === 'Identifier' && (source.variable(rival)?.identifiers.every((name) => !contains(node, name)) ?? false));
  });
}

/**
 * What goes on after a success as well: a long poll, a timer's periodic work, a generator that yields what it was given, what
 * an endless loop of the file asks for turn by turn. So does what is asked for anew only where the time for it was up, and at once.
 */
function isService(runs: SiteRuns): boolean {
  const { repetition: { node, goesOn }, source } = runs;
  return (goesOn && !isPutBack(runs)) || isStoppedByTaker(runs) || isTurn(node, source) || worksOn(runs) || isHeldByServer(runs);
}

/**
 * `for (let i = 0; i < items.length; i++) try { … } catch { i--; }`: a success goes on with the next of so many, and all failures stay with
 * the same one.
 */
function isPutBack({ repetition: { node }, retrying, source }: SiteRuns): boolean {
  if (node.type !== 'ForStatement') return false;
  const { test, update: head, body } = node;
  if (test?.type !== 'BinaryExpression' || head === null) return false;
  const counter = [test.left, test.right].find((side) => side.type === 'Identifier' && isStepped(side, source));
  const steps = ({ events }: Trace, place: TSESTree.Node): boolean => events.some((event) => event.kind === 'write' && contains(place, event.node) && source.text(event.node) === source.text(counter ?? place));
  return counter !== undefined && retrying.length > 0 && retrying.every((trace) => steps(trace, head) && steps(trace, body));
}

const isHeldByServer = ({ retrying, repetition: { candidate } }: SiteRuns): boolean =>
  retrying.length > 0 && retrying.every((trace) => retriesOf(trace, candidate).every((retry) => isImmediate(retry) && timedOut(retry)));

/**
 * `yield item;`: who takes what a generator gives may take no more. Of an async generator he can do so only where a retry comes by the
 * `yield`; what runs another generator may end it at any of them.
 */
function isStoppedByTaker({ repetition: { node, operation }, retrying, source }: SiteRuns): boolean {
  if (!givesAway(node, source)) return false;
  const isAsync = [...operation.keys()].every((call) => enclosingFunction(call)?.async === true);
  return !isAsync || retrying.some((trace) => givesBetween(attemptsOf(trace)));
}

const givesBetween = (attempts: readonly AttemptEvent[]): boolean => waitsBetween(attempts[0]?.time ?? null, attempts.at(-1)?.time ?? null).some(({ node }) => node.type === 'YieldExpression');

function givesAway(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'YieldExpression') return true;
  return !isFunction(node) && source.children(node).some((child) => givesAway(child, source));
}
