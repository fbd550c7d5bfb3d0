import type { Source } from '../sites/source.js';
import { Stop, Thrown } from './interruptions.js';
import { OpenPaths, type Prefix, otherPaths } from './open-paths.js';
import { type Cycle, isOutOfPatience } from './cycle.js';
import { MACHINE } from './language/machine.js';
import { Run } from './run.js';
import type { Scenario } from './scenario.js';
import type { End, Trace } from './trace.js';

const MAX_PATHS = 8;

/** More steps than this make a run long. */
const LONG_RUN = 1500;

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
  let isLong = false;
  for (let prefix = open.take(); prefix !== undefined && paths < MAX_PATHS && source.steps > 0 && !isOutOfPatience(cycle); prefix = open.take()) {
    const run = new Run(source, isLong ? shortened(scenario) : scenario, cycle, prefix, MACHINE);
    const { steps } = source;
    const end = finish(run, program);
    isLong ||= steps - source.steps > LONG_RUN;
    paths += 1;
    yield { trace: { events: run.events, end }, run };
    isPinned ||= run.attempts > 1 && scenario.operation.size > 0;
    open.add(otherPaths(run.choices.made, prefix.length, isPinned, hungOn(run, paths)), scenario);
  }
}

/** Of the first path, where the failure led to no other attempt: what was chosen before and is what the answer to it hung on. */
const hungOn = ({ attempts, scenario, choices }: Run, paths: number): ReadonlySet<number> | undefined =>
  paths === 1 && attempts === 1 && scenario.outcome.kind !== 'success' ? choices.askedAgain : undefined;

/** What a path adds beside a long one shows early. */
function shortened(scenario: Scenario): Scenario {
  const { maxAttempts, maxAttemptsBeside = maxAttempts } = scenario;
  return maxAttemptsBeside < maxAttempts ? { ...scenario, maxAttempts: maxAttemptsBeside } : scenario;
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
