import type { TSESTree } from '@typescript-eslint/types';

import type { Program } from '../interpreter/begin.js';
import { invoke } from '../interpreter/language/calls.js';
import type { Repetition } from '../detection/repetition.js';
import { repeats } from '../detection/repeats.js';
import { evaluate } from '../interpreter/language/expressions.js';
import { type NumberValue, number } from '../interpreter/values/numbers.js';
import { answer } from '../interpreter/outside/operation.js';
import { awaitValue } from '../interpreter/built-ins/promises.js';
import { isSeen } from '../detection/failures-of.js';
import { explore } from '../interpreter/paths.js';
import { Thrown } from '../interpreter/interruptions.js';
import type { Run } from '../interpreter/run.js';
import { NETWORK_ERROR, type OperationForm, type Outcome, SUCCESS, type Scenario, status } from '../interpreter/scenario.js';
import type { End } from '../interpreter/trace.js';
import { type Value, Mark, UNDEFINED, isCallable, native, object, truthiness, unknown } from '../interpreter/values/values.js';
import { frameAround } from './evaluation.js';
import type { LibraryUse } from './library-use.js';
import { runByHandle } from './handle.js';
import type { CallbackArgument, Library, LibraryOption } from './library.js';

/** What the library does with the function that it was handed, as a program of the interpreter: try, judge, wait, again. */
export function repetitionOf(use: LibraryUse, lengths: readonly NumberValue[] | null): Repetition {
  const { node } = use;
  const program: Program = { cycle: { node: use.operation?.by ?? node }, start: (run) => start(use, lengths, run), way: [] };
  const candidate = { kind: 'loop', node } as const;
  const base = { candidate, node, program, before: new Map(), failure: NETWORK_ERROR, awaitsReturns: false, goesOn: false, makesReady: false } as const;
  for (const operation of operationsIn(program, use)) {
    for (const failure of isAsked(use) ? FAILURES : [NETWORK_ERROR]) {
      const scenario: Scenario = { outcome: failure, operation, limits: new Map(), maxAttempts: 2, maxCycles: 3 };
      const paths = explore(use.evaluation.source, scenario, program.cycle, program.start, program.way);
      if (paths.some((path) => repeats(path.trace, candidate) && (path.run.clients.size > 0 || isSeen(failure, path)))) return { ...base, operation, failure };
    }
  }
  return { ...base, operation: new Map([[node, 'promise']]) };
}

/** The code itself asks for each attempt, by a handle or by `retry(error)`, or says of each failure whether it is tried again. */
const isAsked = (use: LibraryUse): boolean => use.call.handle !== undefined || use.call.operationArguments?.includes('retry') === true || asked(use).some(([name, { role }]) => role !== 'hook' && isCallable(use.given.value(name) ?? UNDEFINED));

/** What the code itself may answer with another attempt. */
const FAILURES: readonly Outcome[] = [NETWORK_ERROR, status(503, 'response'), status(503, 'error'), { kind: 'error result' }];

/** What the function waits for, requests first. */
function operationsIn(program: Program, use: LibraryUse): readonly ReadonlyMap<TSESTree.Node, OperationForm>[] {
  if (use.operation === null) return [];
  const scenario: Scenario = { outcome: SUCCESS, operation: new Map(), limits: new Map(), maxAttempts: Infinity, maxCycles: 2 };
  const found = new Map<TSESTree.Node, { readonly form: OperationForm; readonly isRequest: boolean }>();
  for (const { run } of explore(use.evaluation.source, scenario, program.cycle, program.start, program.way)) {
    for (const [node, form] of run.operations) found.set(node, { form, isRequest: run.clients.has(node) });
  }
  return [...found].toSorted(([, a], [, b]) => Number(b.isRequest) - Number(a.isRequest)).map(([node, { form }]) => new Map([[node, form]]));
}

/** One attempt's say on what comes next, by the functions that it was handed. */
interface Verdict {
  asked: 'bail' | 'retry' | null;
}

/** The library calls the function again, or the code asks for it; what is not seen inside the function is taken as a whole. */
function start(use: LibraryUse, lengths: readonly NumberValue[] | null, run: Run): End {
  const { operation, call: { handle }, node } = use;
  run.inside = true;
  const isByHand = operation !== null && handle !== undefined && !run.scenario.operation.has(node);
  return isByHand ? runByHandle(operationOf(use, run), operation, handle, use, lengths, run) : retry(use, lengths, run);
}

function retry(use: LibraryUse, lengths: readonly NumberValue[] | null, run: Run): End {
  const { node } = use;
  const operation = operationOf(use, run);
  for (let n = 1; ; n++) {
    const verdict: Verdict = { asked: null };
    run.beginCycle(node);
    try {
      const value = attempt(operation, verdict, use, n, run);
      return { kind: 'returns', value, node: null, time: run.time };
    } catch (error) {
      if (!(error instanceof Thrown)) throw error;
      run.emit({ kind: 'handle', node });
      if (isFinal(error.value, verdict, use) || !wants({ error: error.value, retry: n }, verdict, use, run)) return { kind: 'throws', value: error.value, node: null, time: run.time };
      run.time = run.wait(node, lengths?.[n - 1] ?? lengths?.at(-1) ?? null);
    }
  }
}

/** The function that the library was handed. */
function operationOf({ operation }: LibraryUse, run: Run): Value {
  if (operation === null) return UNDEFINED;
  const frame = frameAround(operation.by);
  return run.quietly(() => evaluate(operation.node, frame, run)) ?? UNDEFINED;
}

function attempt(operation: Value, verdict: Verdict, { node, call }: LibraryUse, n: number, run: Run): Value {
  if (run.quiet === 0 && run.scenario.operation.has(node)) return awaitValue(answer(node, { value: operation, holder: null, name: '' }, [], run), run);
  if (!isCallable(operation)) return UNDEFINED;
  const args = (call.operationArguments ?? []).map((kind) => (kind === 'unknown' ? unknown('operation argument') : kind === 'attempt' ? number(n) : asking(kind, verdict)));
  return awaitValue(invoke(operation, args, node, run), run);
}

/** `bail(error)` and `retry(error)`: both end the attempt with that error. */
function asking(kind: 'bail' | 'retry', verdict: Verdict): Value {
  return native(kind, ([error = UNDEFINED]) => {
    verdict.asked = kind;
    throw new Thrown(error, null);
  });
}

function isFinal(error: Value, { asked }: Verdict, { call, library }: LibraryUse): boolean {
  if (asked === 'bail') return true;
  if (asked === null && call.operationArguments?.includes('retry') === true) return true;
  return isMarked(error, library) || isNamed(error, library);
}

/** An error that says by a member of it that it is final. */
function isMarked(error: Value, { finalMember = '' }: Library): boolean {
  const mark = error.kind === 'object' ? error.props.get(finalMember) : undefined;
  return mark !== undefined && truthiness(mark) === true;
}

/** An error of a class that is final. */
function isNamed(error: Value, library: Library): boolean {
  const symbol = error.kind === 'unknown' || error.kind === 'object' ? error.symbol : '';
  return library.finalErrors?.some((name) => symbol === name || symbol.startsWith(`new ${name}@`)) ?? false;
}

const BY_ERROR: readonly CallbackArgument[] = ['error'];

/** The options that are told of a failure: of a number of attempts the function that is given in its place, `retry: (failures, error) => failures < 3 && isTransient(error)`. */
const asked = ({ library, given }: LibraryUse): readonly (readonly [string, LibraryOption])[] =>
  Object.entries(library.options).filter(([name, { role, arguments: handed }]) => role === 'predicate' || role === 'hook' || (role === 'attempts' && handed?.includes('error') === true && isCallable(given.value(name) ?? UNDEFINED)));

/** What failed, and the number of the retry that would follow, from 1. */
interface Failed {
  readonly error: Value;
  readonly retry: number;
}

/** Whether the callbacks of the options let the failure be tried again. */
function wants(failed: Failed, verdict: Verdict, use: LibraryUse, run: Run): boolean {
  for (const [name, { role, isAwaited, isPattern = false, arguments: handed = BY_ERROR }] of asked(use)) {
    const given = use.given.value(name);
    if (isLeftOut(given)) continue;
    const value = isPattern ? null : given;
    const answered = answerOf(value ?? unknown(name, Mark.operation), handed.map((part) => argument(part, failed, verdict)), use.node, run);
    // What a function throws that nobody waits for ends nothing.
    if (isAwaited === true) awaitValue(answered, run);
    if (role === 'hook') run.emit({ kind: 'observe', node: use.node, certain: true, quotes: true });
    else if (!isYes(answered, use.node, run)) return false;
  }
  return verdict.asked !== 'bail';
}

/** The option is not given, or given as `undefined`. */
const isLeftOut = (value: Value | null | undefined): value is undefined => value === undefined || value?.kind === 'undefined';

/** What a callback says of the failure; an option that is no function says the same of all. */
function answerOf(value: Value, handed: readonly Value[], node: TSESTree.Node, run: Run): Value {
  return isCallable(value) ? invoke(value, handed, node, run) : value;
}

/** Whether a predicate's answer is true: one that is not known hangs on the failure. */
function isYes(answered: Value, node: TSESTree.Node, run: Run): boolean {
  const value = answered.kind === 'unknown' ? { ...answered, marks: answered.marks | Mark.operation, origin: null } : answered;
  return run.decide(awaitValue(value, run), node);
}

function argument(part: CallbackArgument, failed: Failed, verdict: Verdict): Value {
  if (part === 'error') return failed.error;
  if (part === 'retry' || part === 'retry from 0') return number(part === 'retry' ? failed.retry : failed.retry - 1);
  if (part === 'give up') return native('give up', () => ((verdict.asked = 'bail'), UNDEFINED));
  if (typeof part === 'string') return unknown('callback argument');
  const members = Object.entries<CallbackArgument>(part);
  return object(members.map(([name, inner]) => [name, argument(inner, failed, verdict)] as const), { open: true });
}
