import type { TSESTree } from '@typescript-eslint/types';

import { isLasting, isLastingStatus } from '../../detection/failures-of.js';
import { repeats } from '../../detection/repeats.js';
import type { Path } from '../../interpreter/paths.js';
import { NETWORK_ERROR, STATUSES } from '../../interpreter/scenario.js';
import type { Trace, TraceEvent } from '../../interpreter/trace.js';
import { Mark, type Value, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { exact, textOf } from '../../interpreter/values/numbers.js';
import { lazily } from '../lazily.js';
import type { Operation, RetriedStatuses } from '../retry-site.js';
import { asksForWhatWasMade } from './just-made.js';
import { type Retry, isImmediate, retriesOf } from '../runs/retries.js';
import { noticedAt } from '../runs/failure-paths.js';
import { onlyTells } from '../../sites/only-tells.js';
import { isFunction, parentOf } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

type Judgement = 'retried' | 'final' | 'unknown';

/**
 * Whether an outcome leads to another attempt. What is not known of the surroundings (is it closed, was it aborted) may
 * be as it must be for that; what is not known of the failure itself may not.
 */
export function judge(paths: readonly Path[], runs: SiteRuns): Judgement {
  if (paths.length === 0) return 'unknown';
  const again = paths.filter(({ trace }) => repeats(trace, runs.repetition.candidate));
  // A run that was cut at another target, the next address of a list, has left this one.
  if (again.length === 0) return paths.some(({ trace, run }) => trace.end.kind === 'cut' && run.attempts < 2) ? 'unknown' : 'final';
  if (again.every(({ run }) => run.triedAgainElsewhere) || isNextAtOnce(again, runs)) return 'unknown';
  const others = paths.filter((path) => !again.includes(path));
  return again.some((path) => isTurnedOver(path, paths) && others.every((other) => disagree(surroundings(path), surroundings(other)))) ? 'retried' : 'unknown';
}

/** Whether each question about the failure that a run asked was, in the same surroundings, answered otherwise by another: not all runs are made. */
function isTurnedOver(path: Path, paths: readonly Path[]): boolean {
  const beside = paths.filter((other) => !disagree(surroundings(path), surroundings(other))).map(questions);
  return [...questions(path)].every(([name, result]) => beside.some((other) => other.get(name) === !result));
}

/**
 * What a run took for granted of what the operation answered, but for its being none of the failures that the code knows by name: whether
 * `codes.indexOf(status) === -1` nobody knows.
 */
function questions({ trace }: Path): Assumptions {
  const isOpen = (value: Value): boolean => hasMark(value, Mark.operation) && !/ (?:===(?! -1$)|instanceof) /.test(symbolOf(value));
  return new Map(trace.events.flatMap((event) => (event.kind === 'assume' && isOpen(event.value) ? [[symbolOf(event.value), event.result] as const] : [])));
}

type Assumptions = ReadonlyMap<string, boolean>;

/** What a run took for granted that has nothing to do with what the operation answered. */
function surroundings({ trace }: Path): Assumptions {
  return new Map(trace.events.flatMap((event) => [...supposed(event), ...supposedOfCount(event)]));
}

const supposed = (event: TraceEvent): readonly (readonly [string, boolean])[] =>
  event.kind === 'assume' && !hasMark(event.value, Mark.operation | Mark.status) ? [[symbolOf(event.value), event.result]] : [];

/** `if (this.tries < 4)`, of which the file does not tell where it begins: by where it is asked. */
const supposedOfCount = (event: TraceEvent): readonly (readonly [string, boolean])[] =>
  event.kind === 'compare' && [event.left, event.right].some(({ symbol }) => symbol !== null) && ![event.left, event.right].some((side) => hasMark(side, Mark.operation | Mark.status)) ? [[`@${event.node.range[0]}`, event.result]] : [];

const disagree = (a: Assumptions, b: Assumptions): boolean => [...a].some(([name, result]) => b.has(name) && b.get(name) !== result);

export function retriedStatusesOf(runs: SiteRuns, operation: Operation): RetriedStatuses {
  const { failsBy, http } = operation;
  const { byStatus, named, node } = failsBy === null || !http ? NO_STATUSES : statusesOf(runs, failsBy);
  const networkErrors = lazily<Judgement>(() => judge(runs.after(NETWORK_ERROR), runs), 'unknown');
  const passing = lazily<readonly number[]>(() => [...(asksForWhatWasMade(operation, runs) ? [404] : []), ...singledOut(runs), ...namedAlone(byStatus, named)], []);
  const pathsOf = (code: number): ReadonlySet<TSESTree.Node> => (failsBy === null ? new Set() : noticedAt(runs.answering(code, failsBy), runs));
  return { byStatus, named, node, pathsOf, get passing() { return passing(); }, get networkErrors() { return networkErrors(); } };
}

/** The failure for which the site is there: `if (error.status !== 404) throw error;`. */
const singledOut = ({ repetition: { failure } }: SiteRuns): readonly number[] => (failure.kind === 'status' && isLastingStatus(failure) ? [failure.status] : []);

/** `if (response.status !== 404) throw new Error('failed');`: no other one is tried again. */
function namedAlone(byStatus: ByStatus['byStatus'], named: ByStatus['named']): readonly number[] {
  const [code, ...others] = [...(byStatus ?? [])].flatMap(([status, outcome]) => (outcome === 'final' ? [] : [status]));
  return code !== undefined && others.length === 0 && named.includes(code) ? [code] : [];
}

type ByStatus = Pick<RetriedStatuses, 'byStatus' | 'named' | 'node'>;

const NO_STATUSES: ByStatus = { byStatus: null, named: [], node: null };

function statusesOf(runs: SiteRuns, failsBy: 'response' | 'error'): ByStatus {
  const byStatus = new Map<number, Judgement>();
  const [named, refused]: readonly [number[], number[]] = [[], []];
  for (const code of codesToTell(runs, failsBy)) {
    const paths = runs.answering(code, failsBy);
    byStatus.set(code, isAwaited(paths, runs) ? 'unknown' : judge(paths, runs));
    if (code >= 500 || !paths.some(({ run }) => run.namedStatuses.has(code))) continue;
    named.push(code);
    if (runs.repeating(paths).every(isMeantToEnd)) refused.push(code);
  }
  // What comes back by the same catch as all else was named to be refused.
  const isAnyRetried = [...byStatus].some(([code, outcome]) => outcome === 'retried' && isLasting(code) && !named.includes(code));
  const [any] = byStatus.values();
  const all = byStatus.size === 1 && any !== undefined ? new Map(STATUSES.map((code) => [code, any] as const)) : byStatus;
  return { byStatus: all, named: isAnyRetried ? named.filter((code) => !refused.includes(code)) : named, node: deciding(runs, failsBy) };
}

/**
 * `if (response.status === 403) throw new Error('refused')`, with nothing done about it before, and the `catch` around it, which asks nothing
 * of what it has caught, tries again.
 */
function isMeantToEnd({ trace: { events }, run }: Path): boolean {
  const checked = events.findIndex(({ kind }) => kind === 'check');
  const caught = events.findIndex(({ kind }, i) => i > checked && kind === 'handle');
  const again = events.findIndex(({ kind }, i) => i > caught && kind === 'attempt');
  const cures = events.slice(checked, caught).some(({ kind }) => /^(effect|wait|maybe wait)$/.test(kind));
  return run.failureReplaced && caught !== -1 && !cures && !events.slice(caught, again).some(({ kind }) => kind === 'check');
}

/**
 * Whether a site that asks again after a success too comes to its next turn by the same timer for a status, and no sooner; or waits for it
 * just as long, and otherwise for the failure that it is known by: what is not there yet has not failed.
 */
export function isAwaited(paths: readonly Path[], runs: SiteRuns): boolean {
  if (!runs.repetition.goesOn) return false;
  if (isDue(paths, runs)) return true;
  const pace = new Set(waited(runs.succeeding, runs));
  const isPace = (length: string): boolean => pace.has(length);
  const lengths = waited(paths, runs);
  return lengths.length > 0 && lengths.every(isPace) && !waited(runs.failing, runs).some(isPace);
}

/** `setTimeout(() => this.load(), response.ok ? everyMinute : everyHour)`: the request is due again, whatever was answered. */
function isDue(paths: readonly Path[], runs: SiteRuns): boolean {
  const retries = retriesIn(paths, runs);
  const due = retriesIn(runs.succeeding, runs);
  // What goes on after a success, and was cut before it did, may do so by the same timer.
  if (due.length === 0) return runs.succeeding.every(({ trace }) => trace.end.kind === 'cut' && enteredBy(trace).length === 0);
  const timers = new Set(due.flatMap(({ waits }) => waits.map(({ node }) => node)));
  const soonestMs = Math.min(...due.map(lengthMs));
  return retries.length > 0 && retries.every((retry) => retry.waits.length > 0 && retry.waits.every(({ node }) => timers.has(node)) && lengthMs(retry) >= soonestMs);
}

/** `if (++done !== requests) request();`: who asks for so many answers asks for the next one, whatever was answered. */
function isNextAtOnce(again: readonly Path[], runs: SiteRuns): boolean {
  if (!runs.repetition.goesOn) return false;
  const onward = runs.repeating(runs.succeeding);
  const all = [...again, ...onward];
  const [entry = null, ...others] = new Set(all.flatMap(({ trace }) => enteredBy(trace)));
  return onward.length > 0 && entry !== null && others.length === 0 && retriesIn(all, runs).every(isImmediate);
}

/** The calls by which a run came to its cycles after the first. */
const enteredBy = ({ events }: Trace): readonly (TSESTree.Node | null)[] => events.flatMap((event) => (event.kind === 'cycle' ? [event.node] : [])).slice(1);

const retriesIn = (paths: readonly Path[], runs: SiteRuns): readonly Retry[] => runs.repeating(paths).flatMap(({ trace }) => retriesOf(trace, runs.repetition.candidate));

const lengthMs = ({ total }: Retry): number => (total === null ? null : exact(total)) ?? Infinity;

/** How long some runs waited for each retry, where that is known. */
const waited = (paths: readonly Path[], runs: SiteRuns): readonly string[] =>
  retriesIn(paths, runs).flatMap(({ waits, total }) => (waits.length === 0 || total === null ? [] : [textOf(total)]));

/** Where a run does not look at the status, one status stands for all. */
function codesToTell(runs: SiteRuns, failsBy: 'response' | 'error'): readonly number[] {
  return runs.answering(404, failsBy).some(({ run }) => run.statusRead || run.outcomeTold) ? STATUSES : [404];
}

/** `log(error.status ? 'refused' : 'lost')`, `throw new Error(error.message || 'failed')`: what is only asked for the words that tell of a failure decides nothing. */
function isToldInPassing(node: TSESTree.Node): boolean {
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) {
    if (outer.type === 'ThrowStatement' || outer.type === 'NewExpression' || (outer.type === 'CallExpression' && onlyTells(outer))) return true;
    if (/Statement$|Declaration$/.test(outer.type)) return false;
  }
  return false;
}

function deciding(runs: SiteRuns, failsBy: 'response' | 'error'): RetriedStatuses['node'] {
  for (const { trace } of runs.answering(404, failsBy)) {
    const check = trace.events.findLast((e) => e.kind === 'check' && hasMark(e.value, Mark.status) && !isToldInPassing(e.node));
    if (check?.kind === 'check') return check.node;
  }
  return null;
}
