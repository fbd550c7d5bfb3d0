import type { TSESTree } from '@typescript-eslint/types';

import { answersByEvent, clientFailure, givesBody } from '../interpreter/replies/clients.js';
import type { Path } from '../interpreter/paths.js';
import { NETWORK_ERROR, STATUSES, type OperationForm, type Outcome, status } from '../interpreter/scenario.js';
import type { Trace } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values/values.js';
import { answeredWithin } from '../sites/answered-within.js';
import { isAnswerDropped } from '../sites/awaited-answer.js';
import { isConnect } from '../sites/connects.js';
import { keepsFailures } from '../sites/keeps-failures.js';
import type { Source } from '../sites/source.js';
import { givesPieces } from './gives-pieces.js';
import { isReadInPieces } from './read-in-pieces.js';
import { worksOnAwaited } from './works-on-awaited.js';

/** The shortest wait that a server can ask for: some take no longer one. */
const SHORTEST = '1';

/** One way to fail, and where it led. */
export interface Failure {
  readonly failure: Outcome;
  /** `return promise` is taken for `return await promise`. */
  readonly awaitsReturns: boolean;
  readonly paths: readonly Path[];
}

type Runner = (failure: Outcome, awaitsReturns: boolean) => readonly Path[];

/**
 * The ways in which an operation may fail, the likeliest first, each run when it is asked for. Only those that the code can
 * tell from others: a status in an error is tried where the error was asked what it is, a bad answer where the answer was.
 */
export function* failuresOf(operation: ReadonlyMap<TSESTree.Node, OperationForm>, client: string | null, run: Runner, succeeding: () => Iterable<Path>, source: Source): Generator<Failure> {
  const [form] = operation.values();
  const broken = run(NETWORK_ERROR, false);
  if (letsFailuresOut(operation, source)) yield { failure: NETWORK_ERROR, awaitsReturns: false, paths: broken };
  if (form === 'emitter') {
    yield* tellsByEvent(client, run);
    return;
  }
  if (returnsPromise(form, client, operation, broken, source)) yield { failure: NETWORK_ERROR, awaitsReturns: true, paths: run(NETWORK_ERROR, true) };
  const known = clientFailure(client);
  if (known !== 'response' && broken.some((path) => path.run.errorAsked)) yield* refusals('error', run);
  yield* brokenOff(operation, run, source);
  if (form === undefined || tellsNoFailure(form, client) || hasNoAnswer(form, operation, source)) return;
  yield* byAnswer(operation, form, client, run, succeeding);
}

/** What comes as an answer and is none: a bad one, or nothing. */
function* byAnswer(operation: ReadonlyMap<TSESTree.Node, OperationForm>, form: OperationForm, client: string | null, run: Runner, succeeding: () => Iterable<Path>): Generator<Failure> {
  let answer: Asked | null = null;
  const asks = (): Asked => (answer ??= asked(succeeding()));
  const isConnecting = [...operation.keys()].some(isConnect);
  if (isConnecting) yield* vain(client, run);
  yield* badAnswers(form, clientFailure(client) === 'response' ? 'response' : null, run, asks);
  if (!isConnecting && form === 'promise' && asks().given) yield* vain(client, run);
}

/**
 * `if (!(await device.connect())) …`: who connects may say by nothing, or by `false`, that it came to nothing; so may who is asked for
 * something.
 */
function* vain(client: string | null, run: Runner): Generator<Failure> {
  if (client !== null) return;
  const failure: Outcome = { kind: 'no result' };
  yield { failure, awaitsReturns: false, paths: run(failure, false) };
}

const returnsPromise = (form: OperationForm | undefined, client: string | null, operation: ReadonlyMap<TSESTree.Node, OperationForm>, paths: readonly Path[], source: Source): boolean =>
  form === 'promise' && (client !== null || ![...operation.keys()].every((node) => worksOnAwaited(node, source) || givesPieces(node, source))) && paths.some(({ run }) => run.returnsPromise);

const letsFailuresOut = (operation: ReadonlyMap<TSESTree.Node, OperationForm>, source: Source): boolean => ![...operation.keys()].every((node) => keepsFailures(node, source));

/** Whose answer is never a failure: who throws for a bad status and answers with a response, or tells of one value after the other. */
const tellsNoFailure = (form: OperationForm, client: string | null): boolean => form === 'observer' || (clientFailure(client) === 'error' && !givesBody(client));

/** What is answered well may break off while it is read. */
function* brokenOff(operation: ReadonlyMap<TSESTree.Node, OperationForm>, run: Runner, source: Source): Generator<Failure> {
  if (![...operation.keys()].some((node) => isReadInPieces(node, source))) return;
  const failure: Outcome = { kind: 'broken off' };
  yield { failure, awaitsReturns: false, paths: run(failure, false) };
}

/** A request of Node tells of its answer by an event, as of its failure; others only tell that they failed. */
const tellsByEvent = (client: string | null, run: Runner): Iterable<Failure> => (answersByEvent(client) ? refusals('response', run) : []);

/** What cannot fail by an answer, or gives one at which nobody looks: `await save(order);`. */
function hasNoAnswer(form: OperationForm, operation: ReadonlyMap<TSESTree.Node, OperationForm>, source: Source): boolean {
  const isDropped = (node: TSESTree.Node): boolean => isAnswerDropped(node) && answeredWithin(node, source) === null;
  return form === 'sync' || (form === 'promise' && [...operation.keys()].every(isDropped));
}

/** The answers that are failures: of a client that gives them, or of an operation whose answer the code looks at. */
function* badAnswers(form: OperationForm, known: 'response' | null, run: Runner, asked: () => Asked): Generator<Failure> {
  if (known === null && !asked().result) return;
  yield* refusals('response', run);
  if (known === 'response') yield* toldApart(asked().statuses.map((code) => status(code, 'response')), run);
  if (known !== null || form !== 'promise') return;
  const failure: Outcome = { kind: 'error result' };
  yield { failure, awaitsReturns: false, paths: run(failure, false) };
}

/**
 * The server is busy, or has had too many requests; or says so by a status that the code asks for: 502 or 529. Of those, one that
 * passes by itself comes before the limit: who asks for it has something to do with it.
 */
function* refusals(as: 'response' | 'error', run: Runner): Generator<Failure> {
  const busy: Failure = { failure: status(503, as), awaitsReturns: false, paths: run(status(503, as), false) };
  yield busy;
  if (!busy.paths.some(tellsStatuses)) return;
  const first = [...askedIn(busy.paths)].filter((code) => passes(code) && STATUSES.includes(code));
  yield* toldApart(first.map((code) => status(code, as)), run);
  const own = askedIn(busy.paths);
  for (const failure of toldApart([status(429, as, SHORTEST)], run)) {
    yield failure;
    askedIn(failure.paths).forEach((code) => own.add(code));
  }
  yield* toldApart([...own].filter((code) => !first.includes(code) && (passes(code) || (code >= 400 && !STATUSES.includes(code)))).map((code) => status(code, as)), run);
  if (as === 'error') for (const code of [...own].filter(isLasting).slice(0, MOST_SINGLED_OUT)) yield { failure: status(code, as), awaitsReturns: false, paths: run(status(code, as), false) };
}

/** Statuses that last, of those that an error is asked for: who tries one of them again asks for few. What an answer says by them may be awaited. */
const MOST_SINGLED_OUT = 2;

/** A refusal that does not pass by itself, as a rule. */
export const isLasting = (code: number): boolean => code < 500 && code !== 429 && !passes(code) && STATUSES.includes(code);

const askedIn = (paths: readonly Path[]): Set<number> => new Set(paths.flatMap(({ run }) => [...run.askedStatuses, ...run.statusesSought]));

/** A status other than those of a busy server that passes by itself: of those, code may single one out. */
const passes = (code: number): boolean => code === 408 || code === 425 || CONFLICTS.includes(code) || (code >= 500 && code !== 503);

/** 409, 423, 424: somebody else is at it. */
const CONFLICTS = [409, 423, 424];

/** Whether another client was in the way: who comes back at once has read anew what changed, who waits tries again. */
export const isConflict = (failure: Outcome): boolean => failure.kind === 'status' && CONFLICTS.includes(failure.status);

/** `if (error.status !== 404) throw error;`: what lasts elsewhere passes here, if the code waits for that, and not for ever. */
export const isLastingStatus = (failure: Outcome): boolean => failure.kind === 'status' && isLasting(failure.status);

/** One status after the other, while it matters which one it is. */
function* toldApart(failures: readonly Outcome[], run: Runner): Generator<Failure> {
  for (const failure of failures) {
    const paths = run(failure, false);
    yield { failure, awaitsReturns: false, paths };
    if (!paths.some(tellsStatuses)) return;
  }
}

/** Whether another status, or one with a `Retry-After`, might have led elsewhere. */
function tellsStatuses({ run, trace }: Path): boolean {
  return trace.end.kind === 'cut' || run.statusTested || run.outcomeTold || run.askedStatuses.size > 0 || trace.events.some((event) => event.kind === 'read retry-after');
}

/** What the code asks of an answer that is well. */
interface Asked {
  readonly result: boolean;
  /** Whether there is one at all. */
  readonly given: boolean;
  /** Statuses of failures that pass by themselves. */
  readonly statuses: readonly number[];
}

/** What is asked of an answer is asked soon after it came: a few paths show it. */
const PATHS_THAT_ASK = 2;

function asked(succeeding: Iterable<Path>): Asked {
  const statuses = new Set<number>();
  let result = false;
  let given = false;
  let paths = 0;
  for (const { run, trace } of succeeding) {
    result ||= run.resultAsked;
    given ||= trace.events.some((event) => event.kind === 'check' && event.value.kind === 'object' && event.value.tag === 'result');
    for (const code of run.askedStatuses) if (passes(code)) statuses.add(code);
    paths += 1;
    if (paths === PATHS_THAT_ASK) break;
  }
  return { result, given, statuses: [...statuses] };
}

/** Whether the run looked at what tells this failure from a success. */
export function isSeen(failure: Outcome, { run, trace }: Path): boolean {
  if (failure.kind === 'error result') return run.resultRead;
  return failure.kind !== 'status' || run.statusTested || run.outcomeTold || (failure.retryAfter !== null && asksForRetryAfter(trace));
}

/** Who goes on only where the server says when to come back has seen that it refused. */
const asksForRetryAfter = ({ events }: Trace): boolean => events.some((event) => event.kind === 'check' && hasMark(event.value, Mark.server));
