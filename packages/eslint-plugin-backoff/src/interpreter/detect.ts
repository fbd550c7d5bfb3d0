import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { type Source, contains } from '../sites/source.js';
import { type Program, programOf } from './begin.js';
import { carriesFailure } from './calls.js';
import { clientFailure } from './clients.js';
import { backsOff, isPolling } from './polling.js';
import { type Path, type Run, explore } from './run.js';
import { NETWORK_ERROR, type OperationForm, type Outcome, SUCCESS, type Scenario, status } from './scenario.js';
import { type Trace, attemptsOf } from './trace.js';

/** A candidate that was seen to run its operation again because it failed, and not when it succeeded. */
export interface Repetition {
  readonly candidate: Candidate;
  /** Where the repetition stands: the loop, or the function from which the cycle is entered again. */
  readonly node: TSESTree.Node;
  readonly program: Program;
  readonly operation: Operations;
  /** The failure that leads to another attempt. */
  readonly failure: Outcome;
  /** It only repeats if `return promise` is taken for `return await promise`. */
  readonly awaitsReturns: boolean;
  /** A success goes on with the next turn too, as a long poll does; but only a failure waits. */
  readonly goesOn: boolean;
}

type Operations = ReadonlyMap<TSESTree.Node, OperationForm>;

const NO_LIMITS: ReadonlyMap<string, number> = new Map();
const MOST_OPERATIONS = 8;

/** Looks for the operation that one of the entries of a cycle repeats. Null where none is a retry. */
export function detect(group: readonly Candidate[], source: Source): Repetition | null {
  for (const candidate of group) {
    const program = programOf(candidate);
    const found = discover(program, source);
    // What is inside a local function says more than the function as a whole.
    for (const operations of [found.operations, found.localCalls]) {
      for (const [node, form] of [...operations].slice(0, MOST_OPERATIONS)) {
        const repetition = repeatsOn(candidate, program, withTwins(node, form, candidate, source), found.clients.get(node) ?? null, source);
        if (repetition !== null) return { ...repetition, node: standsAt(repetition, group, source) };
      }
    }
  }
  return null;
}

/** Of a `try` that repeats its call, the call and its repetition are one operation. */
function withTwins(node: TSESTree.Node, form: OperationForm, candidate: Candidate, source: Source): Operations {
  if (candidate.kind !== 'repeat') return new Map([[node, form]]);
  const text = source.text(node);
  const twins = (inner: TSESTree.Node): readonly TSESTree.Node[] =>
    inner.type === node.type && source.text(inner) === text ? [inner] : source.children(inner).flatMap(twins);
  return new Map([node, ...twins(candidate.node)].map((twin) => [twin, form]));
}

interface Found {
  readonly operations: Operations;
  readonly localCalls: Operations;
  readonly clients: ReadonlyMap<TSESTree.Node, string>;
}

/** Runs the candidate with nothing failing and notes what it waits for. */
function discover(program: Program, source: Source): Found {
  const scenario: Scenario = { outcome: SUCCESS, operation: new Map(), limits: NO_LIMITS, maxAttempts: Infinity, maxCycles: 2 };
  const operations = new Map<TSESTree.Node, OperationForm>();
  const localCalls = new Map<TSESTree.Node, OperationForm>();
  const clients = new Map<TSESTree.Node, string>();
  for (const { run } of explore(source, scenario, program.cycle, program.start)) {
    for (const [node, form] of run.operations) operations.set(node, form);
    for (const node of run.localCalls) localCalls.set(node, 'promise');
    for (const [node, client] of run.clients) clients.set(node, client);
  }
  return { operations, localCalls, clients };
}

function repeatsOn(candidate: Candidate, program: Program, operation: Operations, client: string | null, source: Source): Repetition | null {
  const run = (outcome: Outcome, awaitsReturns: boolean): readonly Path[] =>
    explore(source, { outcome, operation, limits: NO_LIMITS, maxAttempts: 4, maxCycles: 6, awaitsReturns }, program.cycle, program.start);
  const isAgain = ({ trace }: Path): boolean => repeats(trace, candidate);
  for (const failure of failuresOf(operation, client)) {
    for (const awaitsReturns of failure.kind === 'network error' ? [false, true] : [false]) {
      const failing = run(failure, awaitsReturns).filter((path) => isAgain(path) && (client !== null || isSeen(failure, path.run)));
      if (failing.length === 0) continue;
      const succeeding = run(SUCCESS, awaitsReturns).filter(({ trace }) => attemptsOf(trace).length > 0);
      const leaves = succeeding.some((path) => !isAgain(path) && (path.trace.end.kind !== 'cut' || candidate.kind === 'function'));
      const asksAgain = succeeding.filter(isAgain);
      if (candidate.kind === 'repeat' && !recovers(failure, operation, program, source)) return null;
      const goesOn = !leaves && asksAgain.length > 0 && backsOff(asksAgain, failing);
      if (!goesOn && (!leaves || (asksAgain.length > 0 && isPolling(asksAgain, failing)))) return null;
      return { candidate, node: candidate.node, program, operation, failure, awaitsReturns, goesOn };
    }
  }
  return null;
}

/** Whether all is well when the second call succeeds: otherwise it only clears up after the first. */
function recovers(outcome: Outcome, operation: Operations, program: Program, source: Source): boolean {
  const scenario: Scenario = { outcome, failures: 1, operation, limits: NO_LIMITS, maxAttempts: 4, maxCycles: 6 };
  const paths = explore(source, scenario, program.cycle, program.start).filter(({ run }) => run.attempts > 1);
  return paths.length > 0 && paths.every(({ trace: { end } }) => end.kind !== 'throws' && (end.value === null || !carriesFailure([end.value])));
}

/** The ways in which an operation may fail, the likeliest first. */
function failuresOf(operation: Operations, client: string | null): readonly Outcome[] {
  const [form] = operation.values();
  if (form === 'emitter' || form === 'sync') return [NETWORK_ERROR];
  if (form === 'callback') return [NETWORK_ERROR, status(503, 'response')];
  const known = clientFailure(client);
  const statuses = (known === null ? (['response', 'error'] as const) : [known]).flatMap((as) => [status(503, as), status(429, as, '7')]);
  return known === null ? [NETWORK_ERROR, ...statuses, { kind: 'error result' }] : [NETWORK_ERROR, ...statuses];
}

/** Whether the same operation is attempted again in a later cycle. */
export function repeats(trace: Trace, candidate: Candidate): boolean {
  const [first, ...later] = attemptsOf(trace);
  return first !== undefined && later.some((attempt) => attempt.target === first.target && (candidate.kind === 'repeat' || attempt.cycle > first.cycle));
}

/** Whether the run looked at what tells this failure from a success. */
function isSeen(failure: Outcome, run: Run): boolean {
  if (failure.kind === 'error result') return run.resultRead;
  return failure.kind !== 'status' || run.statusTested;
}

/** The function, of those of the cycle, from which it is entered again; a loop stands where it is. */
function standsAt({ candidate, program, operation, failure, awaitsReturns }: Repetition, group: readonly Candidate[], source: Source): TSESTree.Node {
  if (candidate.kind !== 'function' || group.length === 1) return candidate.node;
  const scenario: Scenario = { outcome: failure, operation, limits: NO_LIMITS, maxAttempts: 3, maxCycles: 4, awaitsReturns };
  for (const { trace } of explore(source, scenario, program.cycle, program.start)) {
    const [, again] = trace.events.filter((event) => event.kind === 'cycle');
    const place = again?.kind === 'cycle' ? again.node : null;
    if (place === null || !repeats(trace, candidate)) continue;
    const wait = trace.events.slice(0, again === undefined ? 0 : trace.events.indexOf(again)).findLast((event) => event.kind === 'wait');
    return ownerOf([...(wait?.stack ?? []), ...(wait === undefined ? [place] : [wait.node])], group, source) ?? candidate.node;
  }
  return candidate.node;
}

/** The function of the cycle that decides on the wait: where the length is its parameter, the one that calls it. */
function ownerOf(calls: readonly TSESTree.Node[], group: readonly Candidate[], source: Source): TSESTree.Node | null {
  let last: TSESTree.Node | null = null;
  for (const call of calls.toReversed()) {
    const owner = innermost(group, call);
    if (owner === null || owner === last) continue;
    last = owner;
    if (!waitsForParameter(call, owner, source)) return owner;
  }
  return last;
}

function innermost(group: readonly Candidate[], place: TSESTree.Node): TSESTree.Node | null {
  const around = group.map(({ node }) => node).filter((node) => contains(node, place));
  return around.toSorted((a, b) => a.range[1] - a.range[0] - (b.range[1] - b.range[0]))[0] ?? null;
}

/** `setTimeout(…, delayMs)` where `delayMs` is a parameter of the function itself. */
function waitsForParameter(call: TSESTree.Node, owner: TSESTree.Node, source: Source): boolean {
  const length = call.type === 'CallExpression' ? call.arguments[1] : undefined;
  const definition = length?.type === 'Identifier' ? source.variable(length)?.defs[0] : undefined;
  return definition?.type === 'Parameter' && definition.node === owner;
}
