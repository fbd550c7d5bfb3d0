import type { Source } from '../sites/source.js';
import type { Choice } from './choice.js';
import { Stop, Thrown } from './interruptions.js';
import { type Cycle, Run } from './run.js';
import type { Scenario } from './scenario.js';
import type { End, Trace } from './trace.js';

const MAX_PATHS = 8;

/**
 * Runs a program along its paths. The first run goes the way that the code seems made for; the others replay its choices
 * and take one of them the other way, then two, and so on: with few runs each choice is seen both ways. What was chosen
 * before the first attempt stays once a run has led to a second one.
 */
export function explore(source: Source, scenario: Scenario, cycle: Cycle, program: (run: Run) => End, way: Prefix = []): readonly Path[] {
  return [...walkPaths(source, scenario, cycle, program, way)];
}

/** The same, one path at a time: the next one is run when it is asked for. `way`: choices that every path begins with. */
export function* walkPaths(source: Source, scenario: Scenario, cycle: Cycle, program: (run: Run) => End, way: Prefix = []): Generator<Path> {
  const open = new OpenPaths(way);
  let paths = 0;
  let isPinned = false;
  for (let prefix = open.take(); prefix !== undefined && paths < MAX_PATHS && source.steps > 0; prefix = open.take()) {
    const run = new Run(source, scenario, cycle, prefix);
    const end = finish(run, program);
    paths += 1;
    yield { trace: { events: run.events, end }, run };
    isPinned ||= run.attempts > 1 && scenario.operation.size > 0;
    open.add(otherPaths(run.choices, prefix.length, isPinned), scenario);
  }
}

/** The choices that a path begins with: whether each was taken as preferred. */
type Prefix = readonly boolean[];

/** The paths that are yet to be run, those that tell most first. */
class OpenPaths {
  private first: readonly Prefix[];
  private last: readonly Prefix[] = [];

  constructor(way: Prefix) {
    this.first = [way];
  }

  take(): Prefix | undefined {
    const [next, ...first] = this.first;
    if (next !== undefined) {
      this.first = first;
      return next;
    }
    const [later, ...last] = this.last;
    this.last = last;
    return later;
  }

  add(others: readonly OtherPath[], { operation, outcome, endsWhenLeft }: Scenario): void {
    // Where it is only asked whether the code goes on, the last choice is the likeliest to have ended it; one of the first may have, too.
    const asksForEnd = endsWhenLeft === true && outcome.kind === 'success';
    const isTold = (other: OtherPath): boolean => other.isTold || (asksForEnd && other.whileWaiting);
    const order = asksForEnd ? lastOnesFirst : asTheyCame;
    const [telling, told] = [order(others.filter((other) => !isTold(other))), others.filter(isTold)];
    // What is decided after the failure tells more than what led to the first attempt.
    const isUrgent = ({ afterAttempt }: OtherPath): boolean => operation.size > 0 && afterAttempt;
    this.first = [...telling.filter(isUrgent).map(prefixOf), ...this.first, ...telling.filter((other) => !isUrgent(other)).map(prefixOf)];
    this.last = [...this.last, ...told.map(prefixOf)];
  }
}

const asTheyCame = <T>(list: readonly T[]): readonly T[] => list;

/** From the last one back, but for the very first, which comes third. */
function lastOnesFirst<T>(list: readonly T[]): readonly T[] {
  const reversed = list.toReversed();
  return list.length < 4 ? reversed : [...reversed.slice(0, 2), ...reversed.slice(-1), ...reversed.slice(2, -1)];
}

export interface Path {
  readonly trace: Trace;
  readonly run: Run;
}

function finish(run: Run, program: (run: Run) => End): End {
  try {
    return program(run);
  } catch (error) {
    if (error instanceof Stop) return { kind: error.why, value: null, node: null, time: run.time };
    if (error instanceof Thrown) return { kind: 'throws', value: error.value, node: error.node, time: run.time };
    throw error;
  }
}

interface OtherPath {
  readonly prefix: Prefix;
  readonly afterAttempt: boolean;
  readonly whileWaiting: boolean;
  /** Another choice in the same condition leads to the same place, or back to where this path was: of `a || b || c` the last one. */
  readonly isTold: boolean;
}

const prefixOf = ({ prefix }: OtherPath): Prefix => prefix;

/** The paths that differ in one choice behind those which were prescribed. */
function otherPaths(choices: readonly Choice[], prescribed: number, isPinned: boolean): readonly OtherPath[] {
  return choices.flatMap(({ afterAttempt, whileWaiting, condition }, i) => {
    if (i < prescribed || (isPinned && !afterAttempt)) return [];
    const isTold = condition !== null && choices[i + 1]?.condition === condition;
    return [{ prefix: [...choices.slice(0, i).map((choice) => choice.preferred), false], afterAttempt, whileWaiting, isTold }];
  });
}
