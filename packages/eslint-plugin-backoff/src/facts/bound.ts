import type { TSESTree } from '@typescript-eslint/types';

import { type NumberValue, exact, textOf } from '../interpreter/numbers.js';
import type { CompareEvent, Trace } from '../interpreter/trace.js';
import { attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values.js';
import type { Bound } from './retry-site.js';
import { MOST_ATTEMPTS, type SiteRuns } from './runs.js';

/** What ends the retries, judged over every run that tries again. */
export function boundOf(runs: SiteRuns): Bound {
  const bounds = runs.retrying.map((trace) => boundOfRun(trace, runs));
  const bounded = bounds.find((bound) => bound.kind === 'attempts' || bound.kind === 'named');
  return bounded ?? bounds.find((bound) => bound.kind !== 'none') ?? { kind: bounds.length > 0 ? 'none' : 'unknown' };
}

function boundOfRun(trace: Trace, runs: SiteRuns): Bound {
  const attempts = attemptsOf(trace).length;
  const moving = movingComparisons(trace);
  if (trace.end.kind !== 'cut' || attempts < MOST_ATTEMPTS) return ended(trace, attempts, moving, runs);
  for (const { event, moves } of moving) {
    const bound = limitOf(event, moves, attempts, runs);
    if (bound !== null) return bound;
  }
  return timeBound(trace) ?? (isCounted(trace) ? { kind: 'unknown' } : { kind: 'none' });
}

/** A run that came to its end by itself is bounded by what it counted; one that ran out of steps is not known. */
function ended(trace: Trace, attempts: number, moving: readonly Moving[], runs: SiteRuns): Bound {
  if (trace.end.kind === 'cut') return { kind: 'unknown' };
  const last = moving.at(-1);
  return { kind: 'attempts', attempts, node: last?.event.node ?? runs.repetition.candidate.node };
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

/** Comparisons of which one side moves from attempt to attempt while the other stays. */
function movingComparisons(trace: Trace): readonly Moving[] {
  const byNode = new Map<TSESTree.Node, CompareEvent[]>();
  for (const event of trace.events) {
    if (event.kind !== 'compare' || ((event.left.marks | event.right.marks) & (Mark.chance | Mark.clock | Mark.server | Mark.operation)) !== 0) continue;
    const list = byNode.get(event.node);
    if (list === undefined) byNode.set(event.node, [event]);
    else list.push(event);
  }
  return [...byNode.values()].flatMap((events) => movement(events) ?? []);
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
    const left = Math.ceil((end - now) / by);
    return left > 0 && Number.isFinite(left) ? { kind: 'attempts', attempts: attempts + left, node: event.node } : null;
  }
  const named = limit.symbol ?? moving.symbol;
  if (named === null || !ends(named, runs)) return null;
  return { kind: 'named', name: limit.symbol === null ? named : textOf(limit), node: event.node };
}

/** Whether the retries end when the name stands for a small number. */
function ends(name: string, runs: SiteRuns): boolean {
  const paths = runs.limited(new Map([[name, SMALL_LIMIT]]));
  return paths.some(({ trace }) => trace.end.kind !== 'cut' || attemptsOf(trace).length < MOST_ATTEMPTS);
}

/** The number that stands for a limit known by name, where a run has to reach it. */
export const SMALL_LIMIT = 3;

function timeBound(trace: Trace): Bound | null {
  const event = trace.events.find(
    (e): e is CompareEvent => e.kind === 'compare' && ((e.left.marks | e.right.marks) & Mark.clock) !== 0 && ((e.left.marks | e.right.marks) & Mark.server) === 0,
  );
  if (event === undefined) return null;
  const [left, right] = [exact(event.left), exact(event.right)];
  return { kind: 'time', ms: left === null || right === null ? null : Math.abs(right - left), node: event.node };
}

/** Something unknown is asked with the attempt's number: it may well say when to stop. */
function isCounted(trace: Trace): boolean {
  return trace.events.some((event) => (event.kind === 'assume' || event.kind === 'check') && hasMark(event.value, Mark.counted));
}
