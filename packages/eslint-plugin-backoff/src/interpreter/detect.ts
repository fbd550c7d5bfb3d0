import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import type { Source } from '../sites/source.js';
import { type Program, programOf } from './begin.js';
import { type Path, type Run, explore } from './run.js';
import { NETWORK_ERROR, type OperationForm, type Outcome, SUCCESS, type Scenario, status } from './scenario.js';
import { type Trace, attemptsOf } from './trace.js';

/** A candidate that was seen to run its operation again because it failed, and not when it succeeded. */
export interface Repetition {
  readonly candidate: Candidate;
  readonly program: Program;
  readonly operation: ReadonlyMap<TSESTree.Node, OperationForm>;
  /** The failure that leads to another attempt. */
  readonly failure: Outcome;
  /** It only repeats if `return promise` is taken for `return await promise`. */
  readonly awaitsReturns: boolean;
}

const NO_LIMITS: ReadonlyMap<string, number> = new Map();
const MOST_OPERATIONS = 8;

/** Looks for the operation that a candidate repeats. Null where it is no retry. */
export function detect(candidate: Candidate, source: Source): Repetition | null {
  const program = programOf(candidate);
  const found = discover(program, source);
  for (const operations of [found.operations, found.localCalls]) {
    for (const [node, form] of [...operations].slice(0, MOST_OPERATIONS)) {
      const repetition = repeatsOn(candidate, program, new Map([[node, form]]), source);
      if (repetition !== null) return repetition;
    }
  }
  return null;
}

interface Found {
  readonly operations: ReadonlyMap<TSESTree.Node, OperationForm>;
  readonly localCalls: ReadonlyMap<TSESTree.Node, OperationForm>;
}

/** Runs the candidate with nothing failing and notes what it waits for. */
function discover(program: Program, source: Source): Found {
  const scenario: Scenario = { outcome: SUCCESS, operation: new Map(), limits: NO_LIMITS, maxAttempts: Infinity, maxCycles: 2 };
  const operations = new Map<TSESTree.Node, OperationForm>();
  const localCalls = new Map<TSESTree.Node, OperationForm>();
  for (const { run } of explore(source, scenario, program.cycle, program.start)) {
    for (const [node, form] of run.operations) operations.set(node, form);
    for (const node of run.localCalls) localCalls.set(node, 'promise');
  }
  return { operations, localCalls };
}

function repeatsOn(candidate: Candidate, program: Program, operation: ReadonlyMap<TSESTree.Node, OperationForm>, source: Source): Repetition | null {
  const run = (outcome: Outcome, awaitsReturns: boolean): readonly Path[] =>
    explore(source, { outcome, operation, limits: NO_LIMITS, maxAttempts: 4, maxCycles: 6, awaitsReturns }, program.cycle, program.start);
  for (const failure of failuresOf(operation)) {
    for (const awaitsReturns of [false, true]) {
      if (awaitsReturns && failure.kind !== 'network error') continue;
      const failing = run(failure, awaitsReturns);
      if (!failing.some(({ trace, run }) => repeats(trace, candidate) && isSeen(failure, run, operation))) continue;
      return leaves(run(SUCCESS, awaitsReturns), candidate) ? { candidate, program, operation, failure, awaitsReturns } : null;
    }
  }
  return null;
}

function failuresOf(operation: ReadonlyMap<TSESTree.Node, OperationForm>): readonly Outcome[] {
  const [form] = operation.values();
  if (form === 'emitter' || form === 'sync') return [NETWORK_ERROR];
  if (form === 'callback') return [NETWORK_ERROR, status(503, 'response')];
  return [NETWORK_ERROR, status(503, 'response'), status(429, 'response'), status(503, 'error'), { kind: 'error result' }];
}


/** Whether the same operation is attempted again in a later cycle. */
export function repeats(trace: Trace, candidate: Candidate): boolean {
  return repeatedAttempt(trace, candidate) !== null;
}

function repeatedAttempt(trace: Trace, candidate: Candidate): number | null {
  const attempts = attemptsOf(trace);
  const [first] = attempts;
  if (first === undefined) return null;
  const index = attempts.findIndex((attempt, i) => i > 0 && attempt.target === first.target && (candidate.kind === 'repeat' || attempt.cycle > first.cycle));
  return index === -1 ? null : index;
}

/** Whether the run looked at what tells this failure from a success. An HTTP client needs no proof. */
function isSeen(failure: Outcome, run: Run, operation: ReadonlyMap<TSESTree.Node, OperationForm>): boolean {
  if (failure.kind === 'error result') return run.resultRead;
  return failure.kind !== 'status' || run.statusTested || operation.size === 0;
}

/** On success some path is done with the operation after running it. */
function leaves(paths: readonly Path[], candidate: Candidate): boolean {
  return paths.some(({ trace }) => trace.end.kind !== 'cut' && attemptsOf(trace).length > 0 && !repeats(trace, candidate));
}
