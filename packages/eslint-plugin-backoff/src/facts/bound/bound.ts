import type { TSESTree } from '@typescript-eslint/types';

import { firstCount } from '../../sites/first-count.js';
import { compare } from '../../interpreter/values/comparison.js';
import { type NumberValue, exact, number, textOf } from '../../interpreter/values/numbers.js';
import type { Path } from '../../interpreter/paths.js';
import type { CompareEvent, Trace } from '../../interpreter/trace.js';
import { attemptsOf } from '../../interpreter/trace.js';
import { passedMs } from '../../interpreter/values/time.js';
import { Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { contains } from '../../sites/source.js';
import { choosesLength } from '../../interpreter/syntax/chooses-length.js';
import { deadlineSignal } from './deadline.js';
import { goesOnWithoutIt } from './other-turns.js';
import { beginsWithFailure } from '../runs/retries.js';
import type { Bound } from '../retry-site.js';
import type { SiteRuns } from '../runs/runs.js';
import { mayEndOtherwise } from './endless.js';
import { isMended } from './mended.js';
import { isStoppedElsewhere } from './stopped-elsewhere.js';

/** What ends the retries, judged over every run that tries again. */
export function boundOf(runs: SiteRuns): Bound {
  const bounds = runs.repeating(runs.failing).map((path) => boundOfRun(path, runs));
  return furthestOfAll(bounds, runs) ?? bounds.find((bound) => bound.kind !== 'none') ?? unbounded(bounds, runs);
}

/** Where no wait follows the first failure, another one that does have waits may be tried more often. */
function furthestOfAll(bounds: readonly Bound[], runs: SiteRuns): Bound | null {
  const bound = furthest(bounds);
  return bound?.kind !== 'attempts' || runs.waits ? bound : furthest([bound, ...runs.refused.flat().map((path) => boundOfRun(path, runs))]);
}

/** Of several failures one may be tried more often than another: the first limit tells, and of numbers the one that allows most. */
function furthest(bounds: readonly Bound[]): Bound | null {
  const [first] = bounds.filter(({ kind }) => kind === 'attempts' || kind === 'named');
  if (first?.kind !== 'attempts') return first ?? null;
  return bounds.reduce((most, bound) => (bound.kind === 'attempts' && most.kind === 'attempts' && bound.attempts > most.attempts ? bound : most), first);
}

/** What ends some of the runs, as one answer to a failure may be tried less often than another; null where that is no number. */
export function boundIn(paths: readonly Path[], runs: SiteRuns): (Bound & { readonly kind: 'attempts' }) | null {
  const bound = furthest(paths.map((path) => boundOfRun(path, runs)));
  return bound?.kind === 'attempts' ? bound : null;
}

function unbounded(bounds: readonly Bound[], runs: SiteRuns): Bound {
  const signal = deadlineSignal(runs);
  if (signal !== null) return { kind: 'time', ms: null, node: signal };
  if (bounds.length === 0 || mayEndOtherwise(runs)) return { kind: 'unknown' };
  return isStoppedElsewhere(runs) ? { kind: 'none', stoppable: true } : { kind: 'none' };
}

/** Whether a run asks the clock, or how something that moves stands: that may end it in time. */
export const mayBeLimited = ({ trace, run }: Path): boolean =>
  trace.end.kind !== 'cut' || attemptsOf(trace).length < run.scenario.maxAttempts || isCounted(trace) || clockComparisons(trace).length > 0 || movingComparisons(trace).length > 0;

function boundOfRun(path: Path, runs: SiteRuns): Bound {
  const { trace } = path;
  const attempts = turnsOf(trace, runs);
  const moving = movingComparisons(trace);
  if (trace.end.kind !== 'cut' || attemptsOf(trace).length < path.run.scenario.maxAttempts) return deadlineMet(trace, attempts, runs) ?? ended(path, attempts, moving, runs);
  for (const { event, moves } of moving) {
    const bound = endsNothing(event, trace, runs) ? null : limitOf(event, moves, attempts, runs);
    if (bound !== null) return bound;
  }
  return timeBound(trace, runs) ?? { kind: isCounted(trace) || goesOverList(runs.repetition.node) ? 'unknown' : 'none' };
}

const endsNothing = (event: CompareEvent, trace: Trace, { source }: SiteRuns): boolean => wentOnBeyond(event, trace) || choosesLength(event.node, source);

/** `if (failures > 5) { failures = 0; delayMs = 300_000; }`: the limit was met before, and the attempts went on. */
const wentOnBeyond = ({ node, result }: CompareEvent, { events }: Trace): boolean =>
  events.some((event, i) => event.kind === 'compare' && event.node === node && event.result !== result && events.slice(i).some(({ kind }) => kind === 'attempt'));

/** `for (const channel of channels)`: a list comes to its end, and only a generator need not. */
const goesOverList = (node: TSESTree.Node): boolean => node.type === 'ForOfStatement' && node.right.type !== 'CallExpression';

/** Attempts in one turn, such as those of a loop inside, count as one. */
function turnsOf(trace: Trace, { repetition }: SiteRuns): number {
  const attempts = attemptsOf(trace);
  const { candidate } = repetition;
  if (candidate.kind === 'repeat') return attempts.length;
  return new Set(attempts.map(({ cycle }) => cycle)).size + (beginsWithFailure(trace, candidate) ? 1 : 0);
}

/** A run that came to its end by itself is bounded by what it counted; one that ran out of steps is not known. */
function ended(path: Path, attempts: number, moving: readonly Moving[], runs: SiteRuns): Bound {
  const { trace } = path;
  const last = moving.findLast(({ event }) => contains(runs.repetition.node, event.node)) ?? moving.at(-1);
  if (trace.end.kind === 'cut' || trace.end.kind === 'stuck' || isEndedOtherwise(path, last, runs)) return { kind: 'unknown' };
  if (last !== undefined && isNamed(last)) return limitOf(last.event, last.moves, attempts, runs) ?? { kind: 'unknown' };
  return { kind: 'attempts', attempts, node: last?.event.node ?? runs.repetition.node };
}

/** What a number was held against has only a name: that the run ended there was a choice. */
function isNamed({ event, moves }: Moving): boolean {
  const [moving, limit] = moves.side === 'left' ? [event.left, event.right] : [event.right, event.left];
  return moving.symbol === null && limit.symbol !== null;
}

/** No comparison of the site's own was seen to end the run, and something else may have done it. */
function isEndedOtherwise({ trace, run }: Path, last: Moving | undefined, runs: SiteRuns): boolean {
  if (goesOnWithoutIt(trace, runs.repetition.candidate) || (last === undefined && (run.turnsUntold || isMended(trace, runs)))) return true;
  if (runs.repetition.candidate.kind === 'repeat') return false; // what is written twice is done no third time
  return (last === undefined || !contains(runs.repetition.node, last.event.node)) && isEndedByChoice(trace);
}

/** The last turn met a question that no turn before it had met, or another answer: the run ends there because it was answered so. */
function isEndedByChoice(trace: Trace): boolean {
  const last = trace.events.findLastIndex((event) => event.kind === 'attempt');
  const questions = (from: number, to: number): readonly string[] =>
    trace.events.slice(from, to).flatMap((event) => (event.kind === 'assume' ? [`${symbolOf(event.value)} ${String(event.result)}`] : []));
  const before = new Set(questions(0, last));
  return questions(last, trace.events.length).some((symbol) => !before.has(symbol));
}

interface Moving {
  readonly event: CompareEvent;
  /** Which side moves, and by how much an attempt. */
  readonly moves: { readonly side: 'left' | 'right'; readonly by: number };
}

const change = (a: NumberValue, b: NumberValue): number | null => {
  if (a.symbol !== b.symbol) return null;
  return a.symbol === null ? b.min - a.min : b.addMin - a.addMin;
};

const marksOf = ({ left, right }: CompareEvent): number => left.marks | right.marks;

/** Comparisons of which one side moves from attempt to attempt while the other stays. What is asked twice between two attempts is asked once. */
function movingComparisons(trace: Trace): readonly Moving[] {
  const byNode = new Map<TSESTree.Node, Map<number, CompareEvent>>();
  let attempts = 0;
  for (const event of trace.events) {
    if (event.kind === 'attempt') attempts += 1;
    if (event.kind !== 'compare' || (marksOf(event) & (Mark.chance | Mark.clock | Mark.server | Mark.operation)) !== 0) continue;
    const byTurn = byNode.get(event.node) ?? new Map<number, CompareEvent>();
    byNode.set(event.node, byTurn.set(attempts, event));
  }
  return [...byNode.values()].flatMap((byTurn) => movement([...byTurn.values()]) ?? []);
}

function movement(events: readonly CompareEvent[]): Moving | null {
  const [first, second] = [events.at(-2), events.at(-1)];
  if (first === undefined || second === undefined) return null;
  const [left, right] = [change(first.left, second.left), change(first.right, second.right)];
  if (left !== null && left !== 0 && right === 0) return { event: second, moves: { side: 'left', by: left } };
  if (right !== null && right !== 0 && left === 0) return { event: second, moves: { side: 'right', by: right } };
  return null;
}

/** The limit that a moving side comes up to: a number that lies further than the run, or a name. */
function limitOf(event: CompareEvent, { side, by }: Moving['moves'], attempts: number, runs: SiteRuns): Bound | null {
  const [moving, limit] = side === 'left' ? [event.left, event.right] : [event.right, event.left];
  const [now, end] = [exact(moving), exact(limit)];
  if (now !== null && end !== null) {
    const left = stepsToEnd(event, side, by);
    return left === null ? null : { kind: 'attempts', attempts: attempts + left - 1, node: event.node };
  }
  const symbol = limitSymbol(event);
  if (symbol === null) return null;
  if (limit.symbol === null && by > 0) return countedFrom(symbol, event, { side, by }, attempts, runs);
  if (!ends(runs.limited(smallLimit(moving, limit, symbol)))) return null;
  return { kind: 'named', name: limit.symbol === null ? symbol : textOf(limit), node: event.node };
}

/** A small number for a limit known by name; a counter that has no more than a name either starts at nothing. */
function smallLimit(moving: NumberValue, limit: NumberValue, symbol: string): ReadonlyMap<string, number> {
  if (moving.symbol === null || limit.symbol === null) return new Map([[symbol, SMALL_LIMIT]]);
  return new Map([[moving.symbol, 0], [limit.symbol, SMALL_LIMIT]]);
}

/** A counter whose first value the file does not tell starts at what it puts there elsewhere, or at nothing. */
function countedFrom(symbol: string, event: CompareEvent, { side, by }: Moving['moves'], attempts: number, runs: SiteRuns): Bound | null {
  const begun = firstCount(symbol.replace(/^.*\./, ''), runs.source);
  const run = runs.repeating(runs.limited(new Map([[symbol, begun]]))).find(({ trace }) => trace.end.kind !== 'cut');
  if (run !== undefined) return { kind: 'attempts', attempts: turnsOf(run.trace, runs), node: event.node };
  const left = stepsToEnd({ ...event, [side]: number(begun + event[side].addMin) }, side, by);
  return left === null ? null : { kind: 'attempts', attempts: attempts + left - 1, node: event.node };
}

/** How many steps on the comparison comes out differently; null where it never does. */
function stepsToEnd({ left, right, operator, result }: CompareEvent, side: 'left' | 'right', by: number): number | null {
  const [moving, limit] = side === 'left' ? [left, right] : [right, left];
  const near = Math.trunc((limit.min - moving.min) / by);
  for (const steps of [near, near + 1, near + 2]) {
    const then = number(moving.min + steps * by);
    const comes = side === 'left' ? compare(then, limit, operator) : compare(limit, then, operator);
    if (steps > 0 && comes !== undefined && comes !== result) return steps;
  }
  return null;
}

const limitSymbol = ({ left, right }: CompareEvent): string | null => right.symbol ?? left.symbol;

/** Whether some run comes to its end. */
const ends = (paths: ReturnType<SiteRuns['limited']>): boolean => paths.some(({ trace, run }) => trace.end.kind !== 'cut' || attemptsOf(trace).length < run.scenario.maxAttempts);

/** The number that stands for a limit known by name, where a run has to reach it. */
const SMALL_LIMIT = 3;

/** A comparison with the clock that ends the retries once the time is up. */
function timeBound(trace: Trace, runs: SiteRuns): Bound | null {
  const event = clockComparisons(trace).find((each) => runs.late(SMALL_LIMIT, each.node).some((path) => ends([path]) && turnsOut(path.trace, each)));
  return event === undefined ? null : until(event);
}

const clockComparisons = ({ events }: Trace): readonly CompareEvent[] =>
  events.filter((e): e is CompareEvent => e.kind === 'compare' && (marksOf(e) & Mark.clock) !== 0 && (marksOf(e) & Mark.server) === 0 && !((msLeft(e) ?? 0) > A_YEAR_MS));

/** No time runs out that is so long, and what began with nothing, `lastMs < Date.now() - 5000`, is no time at all. */
const A_YEAR_MS = 365 * 24 * 3_600_000;

function msLeft({ left, right }: CompareEvent): number | null {
  const [a, b] = [exact(left), exact(right)];
  return a === null || b === null ? null : Math.abs(b - a);
}

/** The deadline that a run came to because its waits took so long: with less time left there are fewer attempts. */
function deadlineMet(trace: Trace, attempts: number, runs: SiteRuns): Bound | null {
  const met = clockComparisons(trace).find((event) => turnsOut(trace, event));
  return met !== undefined && runs.late(1, met.node).some((path) => turnsOf(path.trace, runs) < attempts) ? { ...until(met), atMost: attempts } : null;
}

/** The time that is left when the clock is first asked, and what had passed by then. */
function until(event: CompareEvent): Bound & { readonly kind: 'time' } {
  const ms = msLeft(event);
  return { kind: 'time', ms: ms === null ? null : ms + passedMs(event.time), node: event.node };
}

/** Whether a comparison comes out otherwise in a run than it did: one that only shapes a delay is no deadline. */
function turnsOut({ events }: Trace, { node, result }: CompareEvent): boolean {
  return events.some((event) => event.kind === 'compare' && event.node === node && event.result !== result);
}

/** Something unknown is asked with the attempt's number: it may well say when to stop. */
function isCounted(trace: Trace): boolean {
  return trace.events.some((event) => {
    if (event.kind === 'compare') return (marksOf(event) & Mark.counted) !== 0;
    return (event.kind === 'assume' || event.kind === 'check') && hasMark(event.value, Mark.counted);
  });
}

/** Runs that come to the bound: a limit known by name is taken for a small number, and the clock passes a deadline. */
export function bounded(runs: SiteRuns, bound: Bound): ReturnType<SiteRuns['limited']> {
  switch (bound.kind) {
    case 'attempts':
      return runs.reaching(bound.attempts);
    case 'time':
      return runs.late(SMALL_LIMIT, bound.node);
    case 'named': {
      const event = runs.retrying.flatMap((trace) => trace.events).find((e): e is CompareEvent => e.kind === 'compare' && e.node === bound.node);
      const symbol = event === undefined ? null : limitSymbol(event);
      return symbol === null ? [] : runs.limited(new Map([[symbol, SMALL_LIMIT]]));
    }
    default:
      return runs.failing;
  }
}
