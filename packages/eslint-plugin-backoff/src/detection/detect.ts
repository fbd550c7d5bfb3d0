import type { TSESTree } from '@typescript-eslint/types';

import { isAnswerDropped } from '../sites/awaited-answer.js';
import { mayAnswerNothing } from '../sites/answers-nothing.js';
import type { Candidate } from '../sites/candidate.js';
import { isConnect } from '../sites/connects.js';
import { functionOf } from '../sites/function-of.js';
import { isGuarded } from '../sites/tries-around.js';
import { isOnlyToldOf } from '../sites/only-told-of.js';
import { isParameter } from '../sites/parameters.js';
import { type Source, contains, isFunction } from '../sites/source.js';
import { readsAlike } from '../sites/reads-alike.js';
import { type Program, ledInto, programOf } from '../interpreter/begin.js';
import { type Allowance, allowanceFor } from './allowance.js';
import { comesBack } from './comes-back.js';
import { type Discovered, operationsOf } from './discover.js';
import { type Failure, failuresOf, isSeen } from './failures-of.js';
import { isForEachEvent } from './for-each-event.js';
import { leadInOf } from './lead-in.js';
import { answersByEvent, givesBody } from '../interpreter/replies/clients.js';
import { Lookahead } from './lookahead.js';
import { makesReady } from './makes-ready.js';
import { goesElsewhere, movesOn, servesWhatMoves } from './moves-on.js';
import { isNoAttempt } from './no-attempt.js';
import { isOtherwise } from './otherwise.js';
import { isOneOfPoll, isPolled, notePolled } from './polled.js';
import { type Success, afterSuccess } from './polling.js';
import { isOnlyAtFirst } from './only-at-first.js';
import { isHurried, isProbe } from './probing.js';
import { promising } from './prospect.js';
import { type Path, walkPaths } from '../interpreter/paths.js';
import { recovers } from './recovers.js';
import { repeats } from './repeats.js';
import type { Operations, Repetition } from './repetition.js';
import { searchedOnce } from './searches.js';
import { standsAt } from './stands-at.js';
import { aside, counted, within } from './steps.js';
import { isTriedWithin } from './tried-within.js';
import { isUnheeded } from './unheeded.js';
import { isNothingWarnedOf } from './warned-of.js';
import { isWorthTrying } from './worth-trying.js';
import { type OperationForm, type Outcome, SUCCESS, type Scenario, livesOn } from '../interpreter/scenario.js';
import { attemptsOf } from '../interpreter/trace.js';

const NO_LIMITS: ReadonlyMap<string, number> = new Map();
const MOST_ATTEMPTS = 3;

/** As many cycles as a small limit allows. */
const MOST_CYCLES = 6;

/** How many functions of one cycle are tried as its beginning. */
const MOST_ENTRIES = 6;

/** Of those that are left, the part for a function of this file as a whole: what else there is may be what is repeated, but for a call that is written once more. */
const OF_A_WHOLE = 2 / 3;

/** Looks for the operation that one of the entries of a cycle repeats. Null where none is a retry. */
export function detect(group: readonly Candidate[], source: Source): Repetition | null {
  const allowance = allowanceFor(group, source);
  return within(allowance.cycle, source, () => counted(source, () => detectWithin(group, allowance, source)));
}

/**
 * The entries in the order of the source, for the first one tells most of what came before the first failure. What sets the
 * timer shows soonest whether there is a repetition at all; the others are then worth steps of their own.
 */
function detectWithin(group: readonly Candidate[], { scheduler: steps }: Allowance, source: Source): Repetition | null {
  const entries = group.filter(({ isInner }) => isInner !== true).slice(0, MOST_ENTRIES);
  const scheduler = group.find(({ schedules }) => schedules === true);
  const repetition = scheduler === undefined || scheduler === group[0] ? firstRepetition(entries, source) : aroundScheduler(scheduler, entries, steps, source);
  return repetition === null ? null : { ...repetition, node: aside(source, () => standsAt(repetition, group, source)) };
}

function aroundScheduler(scheduler: Candidate, entries: readonly Candidate[], steps: number, source: Source): Repetition | null {
  const others = entries.filter((entry) => entry !== scheduler);
  const scheduled = within(steps, source, () => firstRepetition([scheduler], source));
  return scheduled === null ? firstRepetition(others, source) : (aside(source, () => firstRepetition(others, source)) ?? scheduled);
}

function firstRepetition(entries: readonly Candidate[], source: Source): Repetition | null {
  for (const candidate of entries) {
    const repetition = searchedOnce(candidate, OF_A_WHOLE, source, () => repetitionFrom(candidate, source));
    if (repetition !== null && !isPolledElsewhere(repetition, source)) return repetition;
  }
  return null;
}

function repetitionFrom(candidate: Candidate, source: Source): Repetition | null {
  const program = searched(candidate, source);
  return repetitionOf(candidate, program, source) ?? askedFor(candidate, program, source);
}

/** A candidate as something to run, for as long as it may yet go on after an attempt. */
function searched(candidate: Candidate, source: Source, askedFor: string | null = null): Program {
  const program = programOf(candidate, source, askedFor);
  if (candidate.kind !== 'repeat') program.cycle.patience = allowanceFor([candidate], source).toGoOn;
  return program;
}

/** Who is told of failures alone does not see that what it calls goes on in the same way when all is well. */
const isPolledElsewhere = ({ candidate, operation }: Repetition, source: Source): boolean =>
  candidate.kind === 'handler' && [...operation.keys()].every((node) => isPolled(node, source));

/** Where nothing is tried again unless a caller asks for it, `retries = 0`, what happens for one who does. */
function askedFor(candidate: Candidate, { cycle }: Program, source: Source): Repetition | null {
  for (const name of cycle.isHeldAgainstNothing === true ? (cycle.offered ?? []) : []) {
    const repetition = repetitionOf(candidate, searched(candidate, source, name), source);
    if (repetition !== null) return repetition;
  }
  return null;
}

/** Of a function of this file that is repeated as a whole, what fails inside it says more, where that is repeated too. */
function repetitionOf(candidate: Candidate, program: Program, source: Source): Repetition | null {
  const operations = new Lookahead(operationsOf(program, candidate, source));
  const repeated = firstRepeated(operations, () => true, candidate, program, source);
  if (repeated === null || repeated === 'probes') return null;
  if (!repeated.isLocal) return repeated.repetition;
  const isInside = (part: Discovered): boolean => !part.isLocal && part.within.includes(repeated.node) && !isTriedWithin(part, candidate, source);
  const parts = operations.rest().filter(isInside);
  const finer = aside(source, () => firstRepeated(operations, isInside, candidate, program, source));
  if (finer === 'probes' || (finer === null && isSettledInside(parts, candidate, program, source))) return null;
  return (finer ?? repeated).repetition;
}

/**
 * `this.connection = await this.open(hosts.next()); await this.greet();`, where `greet` sends by that connection: it greets another one each
 * time. And an effect goes by what the function stores, as in `if (lastScope.current === scope) return;`: one that is taken as a whole stores nothing.
 */
const isSettledInside = (parts: readonly Discovered[], candidate: Candidate, program: Program, source: Source): boolean =>
  parts.length > 0 && (candidate.component !== undefined || parts.every((part) => aside(source, () => repeatedAt(part, candidate, program, source)) === 'moves on'));

type Repeated = Discovered & { readonly repetition: Repetition };

/** What goes round without being a retry. */
type Miss = 'polls' | 'probes' | 'moves on';

/** What makes ready for something else that is tried again as well is not what a site is about. */
function firstRepeated(...search: Parameters<typeof repeatedIn>): Repeated | 'probes' | null {
  let ready: Repeated | null = null;
  for (const repeated of repeatedIn(...search)) {
    if (repeated === 'probes' || !repeated.repetition.makesReady) return repeated;
    ready ??= repeated;
  }
  return ready;
}

/**
 * A loop that polls by one call of its own retries no other; what asks if somebody is there, or looks for an address that is
 * free, does so with all it waits for.
 */
function* repeatedIn(operations: Lookahead<Discovered>, isWanted: (discovered: Discovered) => boolean, candidate: Candidate, program: Program, source: Source): Generator<Repeated | 'probes'> {
  const moved: Discovered[] = [];
  const polled = new Set<TSESTree.Node>();
  const answersForItself = (value: Discovered): boolean => value.within.some((call) => polled.has(call)) && (isTriedWithin(value, candidate, source) || isOfPolled(value, polled));
  const asked = (value: Discovered): ReturnType<typeof repeatedAt> => repeatedAt(value, candidate, program, source);
  const moves = (value: Discovered): boolean => aside(source, () => asked(value)) === 'moves on';
  for (let next = operations.next(); next.done !== true; next = operations.next()) {
    const { value } = next;
    if (!isWanted(value) || answersForItself(value)) continue;
    const repetition = within(stepsFor(value, candidate, source), source, () => asked(value));
    if (probesWithAll(repetition, value)) yield 'probes';
    if (repetition === 'polls') {
      notePolled(value.node, source);
      polled.add(value.node);
      if (isAllItAsks(value)) return;
    }
    if (repetition === 'moves on') moved.push(value);
    else if (isFound(repetition) && !servesWhatMoves(value, moved, () => operations.rest(), moves)) yield { ...value, repetition };
  }
}

/** Whether the failure of a call is that of one which is polled: no `try` on the way from one to the other catches it. */
const isOfPolled = ({ node, form, client, within: calls }: Discovered, polled: ReadonlySet<TSESTree.Node>): boolean =>
  form === 'promise' && client === null && ![...calls.slice(calls.findLastIndex((call) => polled.has(call)) + 1), node].some(isGuarded);

const isFound = (repetition: Repetition | Miss | null): repetition is Repetition => repetition !== null && typeof repetition !== 'string';

/** Of `if (!(await exists(key))) await put(key);` in a function of its own, what is looked at on the way is not what a loop goes round for. */
const probesWithAll = (repetition: ReturnType<typeof repeatedAt>, { form, within: calls }: Discovered): boolean => repetition === 'probes' && !(form === 'promise' && calls.length > 1);

/** What a function that is called does at once is not what a loop goes round for, nor what gives an answer that nobody looks at: `await limiter.take();`. */
const isAllItAsks = ({ node, isLocal, form, within: calls }: Discovered): boolean => !isLocal && (form !== 'sync' || calls.length === 0) && !isAnswerDropped(node);

const stepsFor = ({ isLocal }: Discovered, { kind }: Candidate, { steps }: Source): number => (isLocal && kind !== 'repeat' ? steps * OF_A_WHOLE : steps);

/** From an attempt on that is made before the loop, if one is. */
function repeatedAt(discovered: Discovered, candidate: Candidate, program: Program, source: Source): Repetition | Miss | null {
  const { node, form, client, way } = discovered;
  const operation = withTwins(node, form, candidate, source);
  if (!isTriedAgain(node, operation, candidate) || isNoAttempt(node, source) || isForEachEvent(discovered, candidate, source)) return null;
  const leadIn = leadInOf(candidate, discovered, source);
  const led = leadIn === null ? null : repeatsOn(candidate, ledInto(program, candidate, leadIn.statements), operation, client, source, leadIn.first);
  return led ?? repeatsOn(candidate, { ...program, way }, operation, client, source);
}

/** Where a call is made once more, both are one operation; so are those by which a function has itself called back with what comes next. */
function withTwins(node: TSESTree.Node, form: OperationForm, candidate: Candidate, source: Source): Operations {
  if (candidate.kind !== 'repeat' && !callsBack(node, candidate, source)) return new Map([[node, form]]);
  const twins = (inner: TSESTree.Node): readonly TSESTree.Node[] => (readsAlike(inner, node, source) ? [inner] : source.children(inner).flatMap(twins));
  return new Map([node, ...(candidate.secondTry?.stretch ?? [candidate.node]).flatMap(twins)].map((twin) => [twin, form]));
}

/** `function handle(error, value) { … source.next(handle); }` */
const callsBack = (node: TSESTree.Node, { node: fn }: Candidate, source: Source): boolean =>
  node.type === 'CallExpression' && isFunction(fn) && node.arguments.some((argument) => argument.type === 'Identifier' && functionOf(argument, source) === fn);

/** Of what leads to a second try, that of which it is one, and what a function elsewhere does for it. */
const isTriedAgain = (node: TSESTree.Node, operation: Operations, { secondTry }: Candidate): boolean =>
  secondTry === undefined || secondTry.calls.some((call) => [...operation.keys()].some((each) => contains(call, each))) || !secondTry.stretch.some((part) => contains(part, node));

function repeatsOn(candidate: Candidate, program: Program, operation: Operations, client: string | null, source: Source, before: Operations = new Map()): Repetition | Miss | null {
  const isAgain = ({ trace }: Path): boolean => repeats(trace, candidate);
  const asked = new Map([...operation, ...before]);
  const walk = (outcome: Outcome, awaitsReturns: boolean, change: Partial<Scenario> = {}): Iterable<Path> =>
    walkPaths(source, { outcome, operation: asked, limits: NO_LIMITS, maxAttempts: mostAttempts(candidate, outcome), maxCycles: MOST_ATTEMPTS, maxSteps: allowanceFor([candidate], source).run, stopsWhenRepeated: true, endsWhenLeft: true, awaitsReturns, ...change }, program.cycle, program.start, program.way);
  const isOver = (path: Path): boolean => isOnlyAtFirst(path, operation, candidate, source);
  const run = (outcome: Outcome, awaitsReturns: boolean): readonly Path[] => promising({ isAgain, isOver }, walk(outcome, awaitsReturns));
  const succeed = once((awaitsReturns: boolean) => run(SUCCESS, awaitsReturns).filter(({ trace }) => attemptsOf(trace).length > 0));
  const judged = ({ failure, awaitsReturns }: Failure, failing: readonly Path[]): Repetition | 'polls' | 'probes' | null => {
    if (failing.every((path) => isUnheeded(failure, path, candidate, operation) || isOtherwise(path, candidate, source))) return null;
    const succeeding = failing.some(waits) ? aside(source, () => succeed(awaitsReturns)) : succeed(awaitsReturns);
    const further = (): Iterable<Path> => (failure.kind === 'status' ? walk(SUCCESS, awaitsReturns, { stopsWhenRepeated: false }) : []);
    const onward = (): Iterable<Path> => walk(SUCCESS, awaitsReturns, { stopsWhenRepeated: false, maxCycles: MOST_CYCLES });
    const success = afterSuccess({ succeeding, failing, further, onward, lives: opens(operation) }, candidate, MOST_ATTEMPTS, source);
    if (candidate.kind === 'repeat' && !recovers(failure, operation, program, failing, source)) return null;
    const toTheEnd = (): readonly Path[] => aside(source, () => [...walk(SUCCESS, awaitsReturns, { endsWhenLeft: false })]);
    if (probes(candidate, operation, client, { failing, succeeding: toTheEnd }, source)) return 'probes';
    return asSeen({ candidate, node: candidate.node, program, operation, before, failure, awaitsReturns, makesReady: makesReady(failing, succeeding) }, success, source);
  };
  const onward = ({ failure, awaitsReturns }: Failure): Iterable<Path> => walk(failure, awaitsReturns, { stopsWhenRepeated: false });
  const isTried = (failed: Failure, path: Path): boolean => isAgain(path) && (client !== null || isSeen(failed.failure, path)) && (!failed.awaitsReturns || mayReject(operation, client, path, source)) && isWorthTrying(failed.failure, path, candidate) && !goesElsewhere(path, failed.paths) && !isOneOfPoll(path, source);
  let missed: Miss | null = null;
  for (const failed of failuresOf(operation, client, run, () => walk(SUCCESS, false, { maxAttempts: 2 }), source)) {
    if (failed.paths.some(isOver)) return null;
    const failing = failed.paths.filter((path) => isTried(failed, path));
    if (failing.length === 0 && movesOn(failed.paths)) missed ??= 'moves on';
    if (isNoFailure(failed, failing, operation, onward, source)) continue;
    const found = judged(failed, failing);
    // What is asked again for whatever was answered may yet deal with another status in a way of its own.
    if (found !== 'polls' || failed.failure.kind !== 'status') return found;
    missed = found;
  }
  return missed;
}

/** A success may work off a list before the cycle is over; of a call that is repeated in its `catch`, all is seen in the first one. */
const mostAttempts = ({ kind }: Candidate, outcome: Outcome): number => (outcome.kind === 'success' && kind !== 'repeat' ? Infinity : MOST_ATTEMPTS);

/** Whether nothing is tried again; an answer with nothing in it is waited for by who polls. */
function isNoFailure(failed: Failure, failing: readonly Path[], operation: Operations, onward: (failed: Failure) => Iterable<Path>, source: Source): boolean {
  if (failing.length === 0) return true;
  if (failed.failure.kind !== 'no result' || [...operation.keys()].some(isConnect)) return false;
  return !isNothingWarnedOf(failing, () => onward(failed), source);
}

/** A connection, and not an answer. */
const opens = (operation: Operations): boolean => [...operation].some(([node, form]) => livesOn(form) || isConnect(node));

const drawsAddresses = (failing: readonly Path[]): boolean => failing.every(({ run }) => run.addressDrawn);

interface Probing {
  readonly failing: readonly Path[];
  readonly succeeding: () => readonly Path[];
}

function probes({ kind, node: site }: Candidate, operation: Operations, client: string | null, { failing, succeeding }: Probing, source: Source): boolean {
  if (drawsAddresses(failing)) return true;
  const [[node, form] = []] = operation;
  // Of a stream the answer comes by events, of which a run knows those of Node alone; whether a body is used it does not see.
  const asked = (form === 'emitter' && !answersByEvent(client)) || givesBody(client) ? null : client;
  return kind !== 'repeat' && !isHurried(node, site, failing, source) && isProbe(node, asked, succeeding, source);
}

/**
 * `return query(id)` in a `try`, and `await sleep(1000)` in its `catch`: who lets time pass takes what is returned for a promise. What is
 * loaded before it is asked again may have been missed at once.
 */
const mayReject = (operation: Operations, client: string | null, path: Path, source: Source): boolean =>
  client !== null || (waits(path) && ![...operation.keys()].every((node) => mayAnswerNothing(node, source))) || [...operation.keys()].some((node) => isOnlyToldOf(node, source) || (node.type === 'CallExpression' && (isParameter(node.callee, source) || functionOf(node.callee, source)?.async === true)));

/** Who waits after a failure is likely to try again: that is worth more steps. */
const waits = ({ trace }: Path): boolean => trace.events.some((event) => event.kind === 'wait');

function asSeen(repetition: Omit<Repetition, 'goesOn'>, success: Success, source: Source): Repetition | 'polls' | null {
  if (success === 'polls') return 'polls';
  return success === 'unknown' ? null : { ...repetition, goesOn: success === 'goes on' || comesBack(repetition, source) };
}

/** Keeps the answer for each argument. */
function once<T>(compute: (argument: boolean) => T): (argument: boolean) => T {
  const known = new Map<boolean, T>();
  return (argument) => {
    const value = known.get(argument) ?? compute(argument);
    known.set(argument, value);
    return value;
  };
}
