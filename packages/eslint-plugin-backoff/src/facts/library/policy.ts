import type { TSESTree } from '@typescript-eslint/types';

import { cancellationOf } from '../waits/cancellation.js';
import { capIn } from '../waits/cap.js';
import { growthIn } from '../waits/growth.js';
import { ineffectiveIn } from '../ineffective.js';
import { jitterIn } from '../waits/jitter.js';
import { once } from '../lazily.js';
import { lazyFacts } from '../lazy-facts.js';
import { observabilityOf } from '../observability.js';
import { operationOf } from '../operation/operation.js';
import type { Bound, Cancellation, Cap, DelayFact, Growth, Jitter, LastFailure, NestedSite, Observability, Operation, OptionsPlace, RetryFacts, RetrySite } from '../retry-site.js';
import { SiteRuns } from '../runs/runs.js';
import { samePromiseOfLibrary } from '../same-promise-site.js';
import { symbolicStep } from '../waits/symbolic-step.js';
import { asksForAnotherAnswer } from './asks-for-another-answer.js';
import { tellsAttempt } from './attempt-number.js';
import { boundOf } from './bound.js';
import { clientRequest, isRepeated } from './client-request.js';
import { openCircuitInPolicy } from '../operation/open-circuit.js';
import { curesOf } from './cures.js';
import { misleadingOptions } from './misleading-options.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { onlyLooks } from '../../sites/questions.js';
import { isTestCode } from '../../sites/test-code.js';
import { isGiven, optionsOf } from '../../libraries/options.js';
import { repetitionOf } from '../../libraries/program.js';
import { endedByOperation } from './ended-by-operation.js';
import { givesUpAlways } from './gives-up-always.js';
import { neverFails } from './never-fails.js';
import { leavesWaits } from './left-to-it.js';
import { isRun, retryAfterIn, statusesIn } from './http.js';
import { pipedRequest } from './piped-request.js';
import { begunBefore, isStreamPiped } from './piped-source.js';
import { withinTime } from './time-limit.js';
import { type Waits, waitsOf } from '../../libraries/waits.js';

/** How many retries are looked at to tell how waits grow, and how many where a callback may end them. */
const SHOWN = 16;
const MOST_RETRIES = 100;

/** What a use of a library comes to as a retry site; null where it tries nothing again. */
export function librarySite(use: LibraryUse, nested: (node: TSESTree.Node) => readonly NestedSite[]): RetrySite | null {
  if (!triesAgain(use)) return null;
  const begun = begunBefore(use);
  if (begun === null) return triedAnew(use, nested);
  return begun === 'unknown' ? null : samePromiseOfLibrary(use.node, begun, optionsPlaceOf(use));
}

function triedAnew(use: LibraryUse, nested: (node: TSESTree.Node) => readonly NestedSite[]): RetrySite | null {
  const counted = boundOf(use);
  const retries = counted.kind === 'attempts' ? counted.attempts - 1 : MOST_RETRIES;
  const asked = Math.min(retries, MOST_RETRIES);
  const { waits, bound: time } = withinTime(waitsOf(use, asked), asked, use);
  const bound = endedByOperation(time ?? boundWith(waits, counted, retries, use), waits, use);
  if (bound.kind === 'attempts' && bound.attempts < 2) return null;
  const { node } = use;
  const shown = bound.kind === 'attempts' ? Math.min(SHOWN, bound.attempts - 1) : SHOWN;
  return { kind: 'library', node, head: placeOf(use), facts: factsOf(use, bound, { ...waits, lengths: waits.lengths?.slice(0, shown) ?? null }, nested) };
}

/** Where a policy stands: of several that one call makes, each by the first of its options. */
function placeOf({ call, library, node, optionNode }: LibraryUse): TSESTree.Node {
  if (call.isBeside !== true) return node;
  const given = Object.keys(library.options).map((name) => optionNode(name));
  return given.find((option) => option !== null && option.range[0] >= node.range[0] && option.range[1] <= node.range[1]) ?? node;
}

/** What only looks how something stands is polled, some requests are made once, and some code gives up at the first failure. */
const triesAgain = (use: LibraryUse): boolean => isRepeated(use) && !givesUpAlways(use) && !neverFails(use) && !asksForAnotherAnswer(use) && (use.operation === null || !onlyLooks(use.operation.node, use.evaluation.source));

/** The bound of the options, unless the waits end before. A callback that is not known may end them, where nobody says that they are endless. */
function boundWith({ lengths, isShape, endsAfter, mayEnd }: Waits, counted: Bound, retries: number, use: LibraryUse): Bound {
  if (endsAfter !== null && endsAfter < retries) return { kind: 'attempts', attempts: endsAfter + 1, node: use.node };
  if (counted.kind !== 'none') return counted;
  const isUntold = lengths === null && !isShape && isGiven(use, 'delay function', 'notifier', 'backoff') && !isGiven(use, 'attempts', 'unbounded');
  return isUntold || mayEnd === true ? { kind: 'unknown' } : counted;
}

function factsOf(use: LibraryUse, bound: Bound, waits: Waits, nested: (node: TSESTree.Node) => readonly NestedSite[]): RetryFacts {
  const runs = once(() => new SiteRuns(use.evaluation.source, repetitionOf(use, waits.lengths)));
  const facts: RetryFacts = lazyFacts(use.node, {
    operation: () => operationIn(use, runs()),
    bound: () => bound,
    endlessAfter: () => [],
    delay: () => ({ ...delayIn(use, bound, waits), ...onlyAfter(use) }),
    growth: () => growthOf(waits),
    jitter: () => jitterOf(waits),
    cap: () => capOf(waits, facts.growth, bound, use, runs()),
    retriedStatuses: () => statusesIn(use, facts.operation, runs()),
    retryAfter: () => retryAfterIn(use, facts.operation, facts.retriedStatuses, runs()),
    // A policy may be made where it is handed on.
    nesting: () => nested(use.operation?.by ?? use.node).filter(({ node }) => node !== use.node),
    lastFailure: () => lastFailureIn(use, bound),
    cancellation: () => cancellationIn(use, facts.delay, runs()),
    observability: () => observabilityIn(use, runs()),
    repair: () => false,
    inTest: () => isTestCode(use.evaluation.source),
    ineffective: () => ineffectiveIn(runs(), bound),
    misleadingOptions: () => misleadingOptions(use),
    cures: () => curesOf(use, waits.lengths?.length ?? SHOWN),
    shape: () => ({ owner: null, canAwait: false, counter: null, failurePaths: [], goesOn: false, pace: new Set(), component: null, options: optionsPlaceOf(use) }),
  });
  return facts;
}

/** Of an HTTP client everything that it asks for; of a retry helper what the function does that it is handed. */
function operationIn(use: LibraryUse, runs: SiteRuns): Operation {
  const { node } = use;
  const openCircuit = openCircuitInPolicy(node, use.evaluation.source);
  if (isRun(use, runs)) return openCircuit === null ? operationOf(runs) : { ...operationOf(runs), openCircuit };
  return { nodes: [node], ...requestIn(use), injected: false, local: false, unreadResponse: false, ...(livesOn(use) && { opens: 'connection' as const }), ...(openCircuit && { openCircuit }) };
}

/** A library that keeps a connection, or an operator behind what may go on for ever. */
const livesOn = (use: LibraryUse): boolean => use.library.connection === true || isStreamPiped(use);

/** The request that a client sends, or that stands before an operator. */
function requestIn(use: LibraryUse): Pick<Operation, 'http' | 'failsBy' | 'method' | 'optionsNode' | 'idempotencyKey'> {
  const piped = pipedRequest(use);
  const http = use.library.statuses !== null || piped !== null;
  const { method = piped?.method ?? null, optionsNode = null, idempotencyKey = null } = clientRequest(use) ?? {};
  return { http, failsBy: http ? 'error' : null, method, optionsNode, idempotencyKey };
}

/** The statuses that the waits are about, where other failures have waits of their own. */
const onlyAfter = ({ library: { delayAfterStatuses, statuses } }: LibraryUse): Pick<DelayFact, 'onlyAfter'> => (delayAfterStatuses === true && statuses !== null ? { onlyAfter: statuses } : {});

/** All retries but the first come with no wait at all; a single retry counts as well. */
function comesAtOnce(steps: DelayFact['steps']): boolean {
  const later = steps.length > 1 ? steps.slice(1) : steps;
  return later.length > 0 && later.every((step) => step?.max === 0);
}

function delayIn(use: LibraryUse, { kind }: Bound, { lengths, isShape, node }: Waits): DelayFact {
  const wait = { node: placeOf(use), delayNode: node, unitMs: 1, awaited: true };
  if (lengths === null) return { kind: 'unknown', steps: [], symbolic: [], waits: [wait], noWaitBecause: null };
  if (isShape) return { kind: 'unknown', steps: lengths.map(() => null), symbolic: lengths.map(() => null), waits: [wait], noWaitBecause: null };
  const steps = lengths.map((length) => (length.symbol === null ? { min: Math.max(0, length.min), max: Math.max(0, length.max) } : null));
  const symbolic = lengths.map((length) => (length.symbol === null ? null : symbolicStep(length)));
  if (!comesAtOnce(steps)) return { kind: steps.includes(null) ? 'unknown' : 'waits', steps, symbolic, waits: [wait], noWaitBecause: null };
  // Nobody knows whether an unknown number of attempts is more than one.
  const isCertain = kind !== 'unknown';
  return { kind: isCertain ? 'none' : 'unknown', steps, symbolic, waits: node === null ? [] : [wait], noWaitBecause: isCertain ? (node === null ? 'missing' : 'zero') : null };
}

function growthOf({ lengths, isShape }: Waits): Growth {
  if (lengths === null) return { kind: 'unknown' };
  const growth = growthIn(lengths);
  if (!isShape) return growth;
  return growth.kind === 'exponential' ? { ...growth, baseMs: null } : growth.kind === 'linear' ? { ...growth, stepMs: null } : growth;
}

function jitterOf({ lengths, isShape }: Waits): Jitter {
  if (lengths === null) return { kind: 'unknown', widthMs: null, longestMs: null, cutOffByCap: false };
  const jitter = jitterIn(lengths);
  return isShape ? { ...jitter, widthMs: null, longestMs: null, cutOffByCap: false } : jitter;
}

function capOf({ lengths, isShape }: Waits, growth: Growth, bound: Bound, use: LibraryUse, runs: SiteRuns): Cap {
  if (lengths === null || isShape || use.library.stored === true || isNobodysCap(use, bound)) return { kind: 'unknown' };
  const isOwn = !isGiven(use, 'delay function', 'backoff');
  const ownMs = isOwn ? (use.library.capMs ?? (lengths.length < SHOWN && growth.kind === 'exponential' ? settledMs(use) : null)) : null;
  if (ownMs !== null) return { kind: 'ms', ms: ownMs, node: null };
  return withList(capIn(lengths, growth, bound, runs), isOwn, use);
}

const withList = (cap: Cap, isOwn: boolean, use: LibraryUse): Cap => (isOwn && cap.kind === 'none' && cap.longestMs === null ? { kind: 'none', longestMs: longestListedMs(use) } : cap);

/** Of a policy without end whose library makes a list of its waits first, the longest one; null where there is no such list, or where it is too long to tell. */
function longestListedMs(use: LibraryUse): number | null {
  if (use.library.sequence === undefined) return null;
  const all = waitsOf(use, MOST_RETRIES).lengths?.map(({ max }) => max) ?? [];
  const longest = Math.max(...all);
  return all.slice(0, MOST_RETRIES / 2).includes(longest) ? longest : null;
}

/** Nobody could set a ceiling, nor knows whether the waits would come to it. */
const isNobodysCap = (use: LibraryUse, { kind }: Bound): boolean => (kind === 'unknown' || kind === 'named') && leavesWaits(use);

/** Where the library's own waits stop to grow, with more retries than there are; null where they do not soon. */
function settledMs(use: LibraryUse): number | null {
  const [before, last] = waitsOf(use, SHOWN).lengths?.slice(-2) ?? [];
  return last !== undefined && before?.max === last.max ? last.max : null;
}

/** What becomes of the last failure is told only where the library itself drops it. */
function lastFailureIn({ library: { losesLastFailureWithout: option }, given }: LibraryUse, bound: Bound): LastFailure {
  const isLost = option !== undefined && bound.kind === 'attempts' && !given.isGiven(option);
  return { kind: bound.kind === 'none' ? 'never' : isLost ? 'lost' : 'unknown', finalWait: null, node: null };
}

/** A library that takes a signal and is given one stops with it; of the others nothing is known. */
function cancellationIn(use: LibraryUse, delay: DelayFact, runs: SiteRuns): Cancellation {
  const signals = optionsOf(use, 'signal');
  if (signals.length === 0) return { signal: null, stopsWait: false };
  const isStopped = signals.some((name) => use.given.isGiven(name));
  return isStopped ? { ...cancellationOf(runs, delay), stopsWait: true } : { ...cancellationOf(runs, delay), stopsWait: false };
}

function observabilityIn(use: LibraryUse, runs: SiteRuns): Observability {
  if (isGiven(use, 'hook')) return { observed: true };
  // A client's failed attempts may be watched elsewhere, by its events.
  if (!isRun(use, runs) || isGiven(use, 'predicate', 'delay function') || tellsAttempt(use)) return { observed: null };
  return observabilityOf(runs);
}

/** Where the options stand, whether the call has any yet or not. */
function optionsPlaceOf({ call, library, node, holder, given, optionNode }: LibraryUse): OptionsPlace | null {
  if (call.isList === true || call.answeredBy !== undefined) return null;
  const groups = new Set(Object.keys(library.options).flatMap((name) => (name.includes('.') ? name.split('.', 1) : [])));
  const elsewhere = [...groups].filter((name) => given.isGiven(name) && optionNode(name) === null);
  const under = (call.under ?? '').split('.').filter((name) => name !== '');
  return { call: node, argument: namedAt(call), holder, under, elsewhere, shorthand: call.shorthand ?? null, modules: library.modules };
}

/** The argument in which options stand by their names. */
const namedAt = ({ options, positional, attribute }: LibraryUse['call']): number | null => (positional === undefined && attribute === undefined && options !== null && options >= 0 ? options : null);
