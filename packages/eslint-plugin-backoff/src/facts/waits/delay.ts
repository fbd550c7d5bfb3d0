import type { TSESTree } from '@typescript-eslint/types';

import type { NumberValue } from '../../interpreter/values/numbers.js';
import type { Path } from '../../interpreter/paths.js';
import type { WaitEvent } from '../../interpreter/values/time.js';
import { Mark, hasMark } from '../../interpreter/values/values.js';
import { holds } from '../../sites/holds.js';
import { lastNameOf } from '../../sites/members.js';
import { contains, enclosingFunction } from '../../sites/source.js';
import { capIn } from './cap.js';
import { growthIn, listOf } from './growth.js';
import { jitterIn } from './jitter.js';
import type { Bound, Cap, DelayFact, DelayStep, Growth, Jitter, SymbolicStep } from '../retry-site.js';
import { type Retry, isImmediate, mayWait, mendsState, retriesOf, tellsGate, tellsGiver, timedOut, unawaitedWaits, waitsItself } from '../runs/retries.js';
import type { SiteRuns } from '../runs/runs.js';
import { isOfNoLength } from './no-length.js';
import { isOpenedElsewhere } from './opened-elsewhere.js';
import { isSingledOut } from './singled-out.js';
import { symbolicStep } from './symbolic-step.js';
import { longestEntry } from './longest-entry.js';
import { isTableTold } from './told-table.js';
import { isToldTheAttempt } from './told-the-attempt.js';
import { distinct } from './waits.js';
import { type Group, type Way, groupsOf, spokesman } from './ways.js';

/** The ways of a site to answer its failures. */
export interface Ways {
  /** By the failure: what happens when the operation fails every time. */
  readonly groups: readonly Group[];
  /** The way that growth, jitter and cap speak about; null where none waits. */
  readonly spokesman: Way | null;
  /** The way to answer what the site was found by, where another failure speaks. */
  readonly beside?: Way;
}

export function waysOf(runs: SiteRuns): Ways {
  const groups = groupsOf(runs.repeating(runs.failing), runs);
  const waiting = spokesman(groups);
  if (waiting !== null && !isFixed(waiting)) return { groups, spokesman: waiting };
  // What comes back at once after one failure, or as late each time, may well wait otherwise after another.
  const other = spokesman(runs.refused.flatMap((paths) => groupsOf(paths, runs)));
  if (waiting === null) return { groups, spokesman: other };
  return other !== null && backsOff(other) ? { groups, spokesman: other, beside: waiting } : { groups, spokesman: waiting };
}

const growthBy = ({ lengths }: Way): Growth['kind'] => (lengths === null ? 'unknown' : growthIn(lengths).kind);

const isFixed = (way: Way): boolean => growthBy(way) === 'fixed';

const backsOff = (way: Way): boolean => /^(exponential|linear)$/.test(growthBy(way));

/** What ends some of the runs; null where that is no number. */
type BoundIn = (paths: readonly Path[]) => Bound | null;

/** What each retry waits, judged over every run that tries again. */
export function delayOf(ways: Ways, runs: SiteRuns, boundIn: BoundIn): DelayFact {
  const { groups, spokesman: way } = ways;
  const immediate = immediateOf(groups, runs);
  if (immediate !== undefined) return atOnce(immediate, way, runs, boundIn);
  const refused = runs.refused.flatMap((paths) => groupsOf(paths, runs)).find((group) => group.every(({ retries }) => comesAtOnce(retries) && retries.every(({ waits }) => waits.length === 0)));
  if (refused !== undefined && way !== null) return atOnce(refused, way, runs, boundIn);
  const retries = retriesShown(ways);
  const isOpen = way === null;
  return {
    kind: isOpen ? 'unknown' : 'waits',
    steps: retries.map(({ total }) => (isOpen ? null : stepOf(total))),
    ...(way?.leads === true && { leads: true }),
    symbolic: retries.map(({ total }) => symbolicOf(total)),
    waits: distinct([...retries, ...retriesBeside(ways)].flatMap(({ waits }) => waits), true, runs),
    noWaitBecause: null,
  };
}

const retriesShown = ({ groups, spokesman: way }: Ways): readonly Retry[] => way?.retries ?? groups[0]?.[0]?.retries ?? [];

const retriesBeside = ({ beside }: Ways): readonly Retry[] => beside?.retries ?? [];

const immediateOf = (groups: readonly Group[], runs: SiteRuns): Group | undefined =>
  isOpenedElsewhere(runs) || isToldTheAttempt(runs) ? undefined : groups.find((group) => group.every(({ retries }) => comesAtOnce(retries)));

/** Null where nothing waits and nothing may. */
const lengthsOf = ({ spokesman: way }: Ways): readonly NumberValue[] | null => (way === null ? [] : way.lengths);

const isCertain = ({ groups }: Ways): boolean => groups.length > 0 && groups.every((group) => group.every(({ retries }) => !retries.some(mayWait)));

export function growthOf(ways: Ways, runs: SiteRuns): Growth {
  const lengths = lengthsOf(ways);
  if (lengths === null || (lengths.length === 0 && !isCertain(ways))) return { kind: 'unknown' };
  const growth = isQuickFirst(ways, lengths) ? growthIn(lengths.slice(1)) : growthIn(lengths);
  return (growth.kind === 'fixed' && isDirected(runs)) || isUntold(growth, ways, runs) ? { kind: 'unknown' } : growth;
}

/** A table of which the file tells no entry: how long they are, and whether they grow, who gives it knows. */
function isUntold(growth: Growth, { spokesman: way }: Ways, { source }: SiteRuns): boolean {
  if (growth.kind !== 'table' || growth.node !== null || !way?.lengths?.every((length) => listOf(length) !== null)) return false;
  return !way.retries.some(({ waits }) => waits.some(({ node }) => isTableTold(node, source)));
}

/**
 * `if (wasAsked) setTimeout(connect, 20); else setTimeout(connect, 10_000);`: a first wait at a place of its own, or at fewer places, before
 * others that are all alike.
 */
function isQuickFirst({ spokesman: way }: Ways, lengths: readonly NumberValue[]): boolean {
  const [first, ...others] = way?.retries ?? [];
  if (first === undefined || first.waits.length === 0 || others.length < 2 || lengths.length <= others.length) return false;
  return others.every(({ waits }) => standElsewhere(waits, first.waits)) && growthIn(lengths.slice(1)).kind === 'fixed';
}

/** Whether one retry waits at other places than another, or at more of them. */
function standElsewhere(waits: readonly WaitEvent[], others: readonly WaitEvent[]): boolean {
  const places = new Set(waits.map(({ node }) => node));
  return others.some(({ node }) => !places.has(node)) || places.size > new Set(others.map(({ node }) => node)).size;
}

/** Only what the server refuses is tried again, and only when the server says: the same wait where it says nothing is a detail. */
function isDirected(runs: SiteRuns): boolean {
  const { failure } = runs.repetition;
  if (failure.kind !== 'status' || failure.retryAfter === null) return false;
  const retries = runs.repeating(runs.asFound).flatMap(({ trace }) => retriesOf(trace, runs.repetition.candidate));
  return retries.some(({ waits }) => waits.some(({ value }) => value !== null && hasMark(value, Mark.server)));
}

export function jitterOf(ways: Ways): Jitter {
  const lengths = lengthsOf(ways);
  return lengths === null ? { kind: 'unknown', widthMs: null, longestMs: null, cutOffByCap: false } : jitterIn(lengths);
}

export function capOf(ways: Ways, growth: Growth, bound: Bound, runs: SiteRuns): Cap {
  const lengths = lengthsOf(ways);
  if (lengths === null) return { kind: 'unknown' };
  const cap = capIn(lengths, growth, boundOf(ways, bound), runs);
  const longest = cap.kind === 'none' && cap.longestMs !== null ? longestListed(ways, runs) : null;
  if (longest !== null && cap.kind === 'none') return { kind: 'ms', ms: Math.max(longest, cap.longestMs ?? 0, longestUncapped(ways)), node: null };
  return cap.kind !== 'none' || cap.longestMs === null ? cap : { ...cap, longestMs: Math.max(cap.longestMs, longestUncapped(ways)) };
}

/** The longest wait that the file writes down in a list, where each wait is an entry of such a one; else null. */
function longestListed({ spokesman: way }: Ways, runs: SiteRuns): number | null {
  const waits = distinct(way?.retries.flatMap((retry) => retry.waits) ?? [], true, runs);
  const longest = waits.map(({ delayNode, unitMs }) => ({ entry: delayNode && longestEntry(delayNode, runs.source), unitMs }));
  const lengthsMs = longest.flatMap(({ entry, unitMs }) => (entry === null || unitMs === null ? [] : [entry * unitMs]));
  return lengthsMs.length > 0 && lengthsMs.length === longest.length ? Math.max(...lengthsMs) : null;
}

/** A run that came to its end has made all the retries that it has waits for: another way may make more of them, and wait otherwise. */
function boundOf({ spokesman: way }: Ways, bound: Bound): Bound {
  return bound.kind === 'attempts' && way !== null && way.path.trace.end.kind !== 'cut' ? { ...bound, attempts: Math.min(bound.attempts, way.retries.length + 1) } : bound;
}

/** The longest wait that a way was seen to make which nothing holds down. */
function longestUncapped({ groups }: Ways): number {
  const lengths = groups.flat().flatMap((way) => way.lengths ?? []);
  return Math.max(0, ...lengths.map(({ max, symbol, ceilings }) => (symbol === null && ceilings.length === 0 ? max : 0)));
}

/** All retries but the first come with no wait at all; a single retry counts as well. */
function comesAtOnce(retries: readonly Retry[]): boolean {
  const later = retries.length > 1 ? retries.slice(1) : retries;
  return later.length > 0 && later.every((retry) => isImmediate(retry) && !mayWait(retry) && !mendsState(retry) && !tellsGiver(retry) && !tellsGate(retry) && !timedOut(retry) && !waitsItself(retry) && !isSingledOut(retry) && !isOfNoLength(retry));
}

function atOnce(group: Group, waiting: Way | null, runs: SiteRuns, boundIn: BoundIn): DelayFact {
  const retries = group.flatMap((way) => way.retries);
  const zero = retries.flatMap((retry) => retry.waits);
  const unawaited = retries.flatMap(unawaitedWaits).filter((wait) => !zero.includes(wait) && isOutside(wait, runs));
  const shown = waiting?.retries ?? group[0]?.retries ?? [];
  const fact = { kind: 'none', steps: shown.map(({ total }) => stepOf(total)), symbolic: shown.map(({ total }) => symbolicOf(total)) } as const;
  if (zero.length > 0) return { ...fact, waits: distinct(zero, true, runs), noWaitBecause: 'zero' };
  if (unawaited.length > 0) return { ...fact, waits: distinct(unawaited, false, runs), noWaitBecause: 'not awaited' };
  const boundAtOnce = boundIn(group.map(({ path }) => path));
  return { ...fact, waits: distinct(waiting?.retries.flatMap(({ waits }) => waits) ?? [], true, runs), noWaitBecause: 'missing', boundAtOnce };
}

/** A timer inside the operation's own stretch, or beside it as a time limit of one attempt, is no wait of the retry. */
function isOutside(wait: WaitEvent, runs: SiteRuns): boolean {
  const { node: site, operation } = runs.repetition;
  const own = enclosingFunction(wait.node);
  if (isLimitOfRequest(wait) || isAwaitedThere(wait.node) || [...operation.keys()].some((node) => isRacedWith(wait.node, node, runs))) return false;
  return [...operation.keys()].every((node) => !contains(wait.node, node) && (own === null || own === site || !contains(site, own) || !contains(own, node)));
}

/** `await new Promise((resolve) => setTimeout(resolve, 1000))`: whatever came before its end, nobody forgot to await it. */
function isAwaitedThere(timer: TSESTree.Node): boolean {
  const executor = enclosingFunction(timer);
  return executor?.parent.type === 'NewExpression' && executor.parent.parent.type === 'AwaitExpression';
}

/** `new Promise((resolve, reject) => { setTimeout(() => reject(new Error('late')), 5000); send().then(resolve, reject); })`: both settle the promise of one attempt. */
function isRacedWith(timer: TSESTree.Node, operation: TSESTree.Node, { repetition: { node: site }, source }: SiteRuns): boolean {
  const executor = enclosingFunction(timer);
  if (executor?.parent.type !== 'NewExpression' || !contains(executor, operation) || contains(executor, site)) return false;
  const settles = executor.params.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : []));
  return holds(timer, (part) => part.type === 'CallExpression' && settles.includes(source.text(part.callee)), source);
}

/** `request.setTimeout(5000, () => request.abort())`: what is told the length first is no timer, `window.setTimeout(retry, 5000)`. */
const isLimitOfRequest = ({ node, argument }: WaitEvent): boolean =>
  argument === 0 && node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && lastNameOf(node.callee) === 'setTimeout';

export function stepOf(value: NumberValue | null): DelayStep | null {
  if (value === null || value.symbol !== null || hasMark(value, Mark.server) || value.ceilings.some((ceiling) => typeof ceiling === 'string')) return null;
  if (Number.isNaN(value.min) || Number.isNaN(value.max)) return { min: 0, max: 0 };
  return { min: Math.max(0, value.min), max: Math.max(0, value.max) };
}

export function symbolicOf(value: NumberValue | null): SymbolicStep | null {
  return value === null || (value.symbol === null && !value.ceilings.some((c) => typeof c === 'string')) || isPlaceOnly(value.symbol) ? null : symbolicStep(value);
}

/** `[][attempts#1].ms`: an entry of a list that goes by its place alone. Nobody wrote that. */
const isPlaceOnly = (symbol: string | null): boolean => symbol !== null && /\[\]\[|\w#\d/.test(symbol);
