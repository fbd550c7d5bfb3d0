import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { isInterval } from '../sites/scheduled-call.js';
import { type Source, contains } from '../sites/source.js';
import type { Path } from '../interpreter/paths.js';
import { countsFailures } from './counts-failures.js';
import { isCounted, isMadeToCome } from './made-to-come.js';
import { atPlaceOf, backsOffBy, growsLonger, isNear, lengthOf, waitsIn } from './pace.js';
import { asksHowFar, questionsIn } from './questions.js';
import { entryOf, repeats } from './repeats.js';
import type { WaitEvent } from '../interpreter/values/time.js';
import { type AssumeEvent, type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../interpreter/values/values.js';
import { isWarnedOf } from './warned-of.js';

/** What follows a success: the end, the next turn, or the next turn just as after a failure. */
export type Success = 'leaves' | 'goes on' | 'polls' | 'unknown';

/** The runs that tell what a success leads to. */
interface Runs {
  readonly succeeding: readonly Path[];
  readonly failing: readonly Path[];
  /** Those without a failure for some cycles more, where the failure is told by a status. */
  readonly further: () => Iterable<Path>;
  /** Those without a failure for as many cycles as there are, up to some. */
  readonly onward: () => Iterable<Path>;
  /** What succeeds lives on: it is not made anew because time has gone by. */
  readonly lives: boolean;
}

/** What the runs without a failure do, beside those that fail, where the steps sufficed to tell. */
export function afterSuccess(runs: Runs, candidate: Candidate, mostAttempts: number, source: Source): Success {
  const { succeeding, failing, lives } = runs;
  if (!lives && isDueAnyway(succeeding, failing, candidate)) return 'polls';
  const success = asItGoesOn(runs, candidate, mostAttempts, source);
  return success === 'leaves' && failing.every(({ trace }) => entersLastly(trace)) ? 'goes on' : success;
}

function asItGoesOn({ succeeding, failing, further, onward, lives }: Runs, candidate: Candidate, mostAttempts: number, source: Source): Success {
  const isCutShort = source.steps <= 0;
  const isLost = ({ trace }: Path): boolean => lives && candidate.kind !== 'monitor' && repeats(trace, candidate) && isWatched(trace, failing);
  const again = succeeding.filter((path) => repeats(path.trace, candidate) && !isRefused(path.trace) && !isLost(path));
  const isNothingAsked = succeeding.some(({ trace }) => !repeats(trace, candidate) && asksOnlyForNothing(trace));
  const asksAgain = isNothingAsked ? again.filter(({ trace }) => !givesNothing(trace, failing)) : again;
  const isEnd = ({ trace, run }: Path): boolean => trace.end.kind !== 'cut' || run.goesRoundIdly || ((candidate.kind === 'function' || candidate.kind === 'monitor') && !isCutShort && !staysInside(trace, mostAttempts));
  const leaves = succeeding.some((path) => isLost(path) || (!repeats(path.trace, candidate) && isEnd(path)));
  if (!leaves) return isEndless(asksAgain, succeeding, failing, candidate) ? 'goes on' : 'unknown';
  if (asksAgain.length === 0) return asItLeaves(succeeding, failing, candidate, source);
  if (makesNoDifference(asksAgain, failing)) return 'unknown';
  if (areFailures({ asksAgain, failing, onward }, candidate, source)) return 'leaves';
  if (isPolling({ asksAgain, failing, further }, candidate, source)) return 'polls';
  if (asksAgain.some((path) => !isRefusedByCode(path) && !asksPredicate(path.trace))) return 'goes on';
  return goesOnUnseen(succeeding, failing, candidate, source) ? 'unknown' : 'leaves';
}

/**
 * `await onResend().catch(log);` in a loop that goes on: what follows a failure follows a success of which nothing is asked, step by step. Only who deals with the
 * failure tells of it.
 */
function makesNoDifference(asksAgain: readonly Path[], failing: readonly Path[]): boolean {
  const unasked = new Set(asksAgain.filter(({ trace }) => questionsIn(trace).length === 0).map(({ trace }) => wayOn(trace)));
  return unasked.size > 0 && failing.every(({ trace }) => unasked.has(wayOn(trace)));
}

/** What a run does behind its first attempt, but for what deals with a failure and who is told of it. */
function wayOn({ events }: Trace): string {
  const behind = events.slice(events.findIndex(({ kind }) => kind === 'attempt'));
  return behind.flatMap((event) => (/^(handle|observe|effect)$/.test(event.kind) || !('node' in event) ? [] : [`${event.kind} ${String(event.node?.range)} ${'result' in event ? String(event.result) : ''}`])).join('\n');
}

/** Where no success asks for the same again. */
function asItLeaves(succeeding: readonly Path[], failing: readonly Path[], candidate: Candidate, source: Source): Success {
  if (goesOnUnseen(succeeding, failing, candidate, source)) return 'unknown';
  if (keepsPace(succeeding, failing, candidate)) return 'polls';
  return comesForNext(succeeding, candidate) ? 'goes on' : 'leaves';
}

/** Where no success was seen to end: it comes to another request each time, or only a failure slows the same one down. */
const isEndless = (asksAgain: readonly Path[], succeeding: readonly Path[], failing: readonly Path[], candidate: Candidate): boolean =>
  asksAgain.length === 0 ? advances(succeeding) : backsOff(asksAgain, failing, candidate);

/** The answer was asked when to come again, or for an HTTP status that only the code elsewhere knows: it was not well. */
function isRefused({ events }: Trace): boolean {
  return events.some((event) => event.kind === 'read retry-after' || (event.kind === 'assume' && ASKS_STATUS.test(symbolOf(event.value))));
}

/** `result.statusCode`, `getStatusCode(result)` */
const ASKS_STATUS = /\bresult(\.\w+)*\.statusCode\b|\b\w*statusCode\w*\(result\)/i;

/** `setInterval(() => { if (isSilent) socket.terminate(); isSilent = true; }, 30_000)`: what stands is asked from time to time whether it still does, and was not heard. */
function isWatched(trace: Trace, failing: readonly Path[]): boolean {
  const watch = waitsIn(trace).find(({ node }) => isInterval(node));
  return watch !== undefined && !failing.some((path) => waitsIn(path.trace).some(({ node }) => node === watch.node));
}

/**
 * `cursor = page.next`, `i -= 1` in the handler: a success leads to another request each time, so that only a failure has the same
 * one made again.
 */
function advances(succeeding: readonly Path[]): boolean {
  const later = succeeding.map(({ trace }) => attemptsOf(trace)).filter(([first, ...others]) => first !== undefined && others.some(({ cycle }) => cycle > first.cycle));
  return later.length > 0 && later.every(([first, ...others]) => first !== undefined && others.every(({ cycle, target }) => cycle === first.cycle || target !== first.target));
}

/**
 * `cursor = page.cursor; … await sleep(500);`: what a success asks for next comes as long after it as after a failure. That is the pace of a
 * poll, and no answer to a failure.
 */
function keepsPace(succeeding: readonly Path[], failing: readonly Path[], candidate: Candidate): boolean {
  if (candidate.kind !== 'loop') return false;
  const onward = succeeding.filter(({ trace }) => goesOnElsewhere(trace) && !makesFailure(trace) && !asksPredicate(trace) && !isRefused(trace));
  const isAtPlace = atPlaceOf(onward, candidate);
  return onward.length > 0 && failing.every(({ trace }) => waitsIn(trace).length > 0 && waitsIn(trace).every(isAtPlace));
}

function goesOnElsewhere(trace: Trace): boolean {
  const [first, ...others] = attemptsOf(trace);
  return first !== undefined && others.some(({ cycle, node, target }) => cycle > first.cycle && node === first.node && target !== first.target);
}

/** `this.cursor = state.cursor; await sleep(5000); this.poll();`: a success comes back after a while, for what is new by then. */
const comesForNext = (succeeding: readonly Path[], { kind }: Candidate): boolean =>
  kind === 'function' && succeeding.some(({ trace }) => waitsIn(trace).length > 0 && !makesFailure(trace) && !asksPredicate(trace) && new Set(attemptsOf(trace).map(({ cycle }) => cycle)).size > 1);

/**
 * A success waits for the next cycle where the failures do, though it finds there that it need not ask: what was answered is
 * still good. Such work is due from time to time, whether it failed or not.
 */
const isDueAnyway = (succeeding: readonly Path[], failing: readonly Path[], candidate: Candidate): boolean =>
  candidate.kind === 'function' && succeeding.some(({ trace }) => !repeats(trace, candidate) && comesRound(trace, failing));

function comesRound(trace: Trace, failing: readonly Path[]): boolean {
  const { events } = trace;
  const attempt = events.findIndex((event) => event.kind === 'attempt');
  const wait = events.slice(attempt + 1).find((event) => event.kind === 'wait');
  if (attempt === -1 || wait === undefined || makesFailure(trace) || asksPredicate(trace)) return false;
  const isEntered = events.slice(events.indexOf(wait)).some((event) => event.kind === 'cycle' && event.byTimer);
  return isEntered && failing.every((path) => waitsIn(path.trace).length > 0 && waitsIn(path.trace).every(({ node }) => node === wait.node));
}

/**
 * `const page = await load(); if (page !== null) return page;`, where `load` makes `null` of a failure: an answer that is nothing is
 * another failure to code that asks no more of it.
 */
function givesNothing(trace: Trace, failing: readonly Path[]): boolean {
  return questionsIn(trace).some((question) => asksForNothing(question) && failing.every(({ run }) => run.settled.has(question.node)));
}

function asksOnlyForNothing(trace: Trace): boolean {
  const questions = questionsIn(trace);
  return questions.length > 0 && questions.every(asksForNothing);
}

/** `page`, `page === null`, where `page` is all of the body of an answer, or of a file: whether there is one, and not what it says. */
const asksForNothing = ({ value }: AssumeEvent): boolean => /^!?(response\.\w+\(\)|JSON\.parse\(result\))( (===|!=) (null|undefined))?$/.test(symbolOf(value));

/**
 * No run that succeeded came to its end, and what leads to the next attempt stands outside of what deals with the failure, or is
 * written once more where no failure comes by: then a success may well come to it too.
 */
function goesOnUnseen(succeeding: readonly Path[], failing: readonly Path[], { kind, node }: Candidate, source: Source): boolean {
  if (kind !== 'function' || !succeeding.every(({ trace, run }) => trace.end.kind === 'cut' && !run.goesRoundIdly)) return false;
  return failing.some(({ trace }) => entersOutside(trace)) || isWrittenElsewhere(failing, node, source);
}

/** `setTimeout(sweep, interval)` after a failure, and the very same at the end of what a success leads to. */
function isWrittenElsewhere(failing: readonly Path[], candidate: TSESTree.Node, source: Source): boolean {
  const timers = failing.flatMap(({ trace }) => waitsIn(trace).map(({ node }) => node));
  const texts = new Set(timers.map((timer) => source.text(timer)));
  const isWritten = (node: TSESTree.Node): boolean =>
    (node.type === 'CallExpression' && !timers.includes(node) && texts.has(source.text(node))) || source.children(node).some(isWritten);
  return timers.length > 0 && isWritten(candidate);
}

function entersOutside(trace: Trace): boolean {
  const handlers = trace.events.flatMap((event) => (event.kind === 'handle' ? [event.node] : []));
  const entry = entryOf(trace);
  return entry !== null && handlers.length > 0 && !handlers.some((handler) => contains(handler, entry));
}

/** The candidate was first entered again at the end of a `finally` block: a success comes to that as well. */
function entersLastly(trace: Trace): boolean {
  const statement = entryOf(trace)?.parent;
  const block = statement?.type === 'ExpressionStatement' ? statement.parent : undefined;
  return block?.parent?.type === 'TryStatement' && block.parent.finalizer === block;
}

/** A run that used up its attempts before the function was entered again has shown no end. */
function staysInside(trace: Trace, mostAttempts: number): boolean {
  const attempts = attemptsOf(trace);
  return attempts.length >= mostAttempts && attempts.every(({ cycle }) => cycle === attempts[0]?.cycle);
}

/**
 * Tells polling from retrying where a success may be asked for again too. Polling does the same whether the answer was
 * "not yet" or a failure: it waits at the same place, or as long. A retry deals with failures of its own: it waits for them
 * elsewhere, or makes bad answers a failure too, or asks one predicate about both. An answer that makes no sense is a failure of
 * a poll as well, where it waits for others.
 */
function isPolling({ asksAgain, failing, further }: Pick<Runs, 'failing' | 'further'> & { readonly asksAgain: readonly Path[] }, candidate: Candidate, source: Source): boolean {
  const refused = asksAgain.filter(isRefusedByCode);
  if (refused.length > 0 && (refused.length === asksAgain.length || failing.some(({ trace }) => waitsIn(trace).length === 0))) return false;
  if (asksAgain.some(({ trace }) => asksPredicate(trace))) return false;
  if (isHurried(asksAgain, failing) && (countsFailures(failing, asksAgain, source) || asksCounted(failing, candidate))) return false;
  const waitsElsewhere = (isCommon: (wait: WaitEvent) => boolean): boolean => failing.some(({ trace }) => waitsIn(trace).some((wait) => !isCommon(wait)));
  if (waitsElsewhere(commonTo(asksAgain, candidate))) return false;
  return !waitsElsewhere(atPlaceOf(asksAgain, candidate)) || !growsLonger(further());
}

const isHurried = (asksAgain: readonly Path[], failing: readonly Path[]): boolean => [...asksAgain, ...failing].every(({ trace }) => waitsIn(trace).length === 0);

/** `for (let n = 0; n < 5; n++) { const page = await axios.get(url); if (page.data.id) return page.data.id; }`: who asks a server so many times, and at once, hopes for another answer. */
const asksCounted = (failing: readonly Path[], { node }: Candidate): boolean =>
  (node.type === 'ForStatement' || node.type === 'WhileStatement') &&
  failing.every(({ run, trace }) => run.clients.size > 0 && isCounted(trace, node));

/** Whether the answers that are not as they should be are failures to the code, and nothing that it waits for. */
const areFailures = (runs: Pick<Runs, 'failing' | 'onward'> & { readonly asksAgain: readonly Path[] }, candidate: Candidate, source: Source): boolean =>
  isMadeFailure(runs) || isOneMoreFailure(runs, candidate, source) || isWarnedOf(runs.asksAgain, runs.onward, source);

/** An answer without anything, to who does not wait for it as one does who polls. */
const isOneMoreFailure = ({ asksAgain, failing, onward }: Pick<Runs, 'failing' | 'onward'> & { readonly asksAgain: readonly Path[] }, candidate: Candidate, source: Source): boolean =>
  isMadeToCome(asksAgain, failing, candidate, source) && (isHurried(asksAgain, failing) || growsLonger(onward()));

/** Paths that show what becomes at last of answers that are not as they should be. */
const MOST_ONWARD = 4;

/**
 * `if (body.code === 0) return body; if (attempt === 2) throw new Error(body.message);`: who asks again at once, or backs off, and makes a
 * failure of the last answer that is not well, does not wait for another one.
 */
const isMadeFailure = ({ asksAgain, failing, onward }: Pick<Runs, 'failing' | 'onward'> & { readonly asksAgain: readonly Path[] }): boolean =>
  [...asksAgain, ...failing].every(({ trace }) => waitsIn(trace).every(backsOffBy)) && endsInFailure(onward());

function endsInFailure(paths: Iterable<Path>): boolean {
  let looked = 0;
  for (const { trace } of paths) {
    if (makesFailure(trace) && trace.end.kind === 'throws') return true;
    looked += 1;
    if (looked === MOST_ONWARD) break;
  }
  return false;
}

/** Every failing run waits where no success does: the same request goes on, and a failure slows it down. */
function backsOff(asksAgain: readonly Path[], failing: readonly Path[], candidate: Candidate): boolean {
  const isCommon = commonTo(asksAgain, candidate);
  return failing.every(({ trace }) => waitsIn(trace).some((wait) => !isCommon(wait)));
}

/**
 * A wait of the very same length as one of these runs has, unless they asked the answer whether it is a failure: then they
 * wait for that, as the others do. Or one at the same place, unless it is known to be of another length, or goes by another name.
 * Who polls and takes a little longer, or less, after a failure polls on.
 */
function commonTo(paths: readonly Path[], candidate: Candidate): (wait: WaitEvent) => boolean {
  const isAtPlace = atPlaceOf(paths, candidate);
  const lengths = new Set(paths.filter(({ run, trace }) => !run.resultAsked || asksHowFar(trace)).flatMap(({ trace }) => waitsIn(trace)).filter((wait) => !backsOffBy(wait)).map(lengthOf));
  const pace = Math.max(...[...lengths].filter((length) => typeof length === 'number'));
  return (wait) => {
    const length = lengthOf(wait);
    return isAtPlace(wait) || (length !== null && lengths.has(length)) || (typeof length === 'number' && isNear(length, pace));
  };
}

const makesFailure = (trace: Trace): boolean => trace.events.some((event) => event.kind === 'handle');

/** An answer that is thrown, or of which an error is made that is kept for the end: `lastError = new Error(body.message);`. */
const isRefusedByCode = ({ trace, run }: Path): boolean => makesFailure(trace) || run.errorMade;

/** A predicate is asked whether to try again: it is told how often that was done, or is called so, as `shouldRetry({ response, error })` is. */
const asksPredicate = (trace: Trace): boolean =>
  trace.events.some((event) => (event.kind === 'assume' || event.kind === 'check') && (hasMark(event.value, Mark.counted) || (hasMark(event.value, Mark.operation) && ASKS_TO_RETRY.test(symbolOf(event.value)))));

const ASKS_TO_RETRY = /^(\w+\.)*\w*(retry(?!After)|retriable|tryAgain)\w*\(/i;
