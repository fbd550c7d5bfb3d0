import type { Operation, RetriedStatuses, RetryAfterFact } from '../retry-site.js';
import { retryAfterOf } from '../retry-after.js';
import type { SiteRuns } from '../runs.js';
import { retriedStatusesOf } from '../statuses.js';
import { exact } from '../../interpreter/numbers.js';
import { networkError, responseTo, statusError } from '../../interpreter/responses.js';
import { STATUSES } from '../../interpreter/scenario.js';
import { type FunctionValue, type NativeValue, type Value, Mark, UNDEFINED, hasMark, isCallable } from '../../interpreter/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import type { LibraryUse } from '../../libraries/find-library-calls.js';
import type { CallbackArgument, LibraryOption } from '../../libraries/library.js';
import { isGiven, optionsOf } from '../../libraries/options.js';

type Judgement = 'retried' | 'final' | 'unknown';

/** Which statuses lead to another attempt: by the client's own list, or as the operation and the predicates turn out. */
export function statusesIn(use: LibraryUse, operation: Operation, runs: SiteRuns): RetriedStatuses {
  if (use.call.operation !== undefined) return retriedStatusesOf(runs, operation);
  const networkErrors = judge(use, { error: networkError(), response: UNDEFINED }) ?? 'retried';
  if (use.library.statuses === null) return { byStatus: null, named: [], networkErrors, node: null };
  const listed = listedStatuses(use);
  const byStatus = new Map(STATUSES.map((code) => [code, judge(use, failureOf(code)) ?? byList(code, listed)] as const));
  const [option] = optionsOf(use, 'statuses').filter((name) => use.given.isGiven(name));
  const named = option === undefined ? [] : (listed ?? []).filter((code) => code < 500);
  return { byStatus, named, networkErrors, node: option === undefined ? null : use.optionNode(option) };
}

/** A failure as callbacks are told of it. */
interface Failure {
  readonly error: Value;
  readonly response: Value;
}

const failureOf = (code: number, retryAfter: string | null = null): Failure => ({
  error: statusError({ kind: 'status', status: code, retryAfter, as: 'error' }),
  response: responseTo({ kind: 'status', status: code, retryAfter, as: 'response' }),
});

const byList = (code: number, listed: readonly number[] | null): Judgement => (listed === null ? 'unknown' : listed.includes(code) ? 'retried' : 'final');

/** What the predicates of the options say of an error; null where none is given. */
function judge(use: LibraryUse, failure: Failure): Judgement | null {
  const given = optionsOf(use, 'predicate').filter((name) => use.given.isGiven(name));
  if (given.length === 0) return null;
  const answers = given.map((name) => {
    const value = use.given.value(name);
    if (value === undefined || value === null || !isCallable(value)) return 'unknown';
    const handed = (use.library.options[name]?.arguments ?? ['error']).map((argument) => withFailure(argument, failure, use));
    const verdicts = use.evaluation.verdicts(value, handed);
    const wanted = use.library.options[name]?.saysDone !== true;
    return verdicts === null || new Set(verdicts).size > 1 ? 'unknown' : verdicts[0] === wanted ? 'retried' : 'final';
  });
  return answers.includes('final') ? 'final' : answers.includes('unknown') ? 'unknown' : 'retried';
}

function withFailure(argument: CallbackArgument, failure: Failure, use: LibraryUse): Value {
  return argument === 'error' || argument === 'response' ? failure[argument] : argumentValue(argument, 1, use);
}

/** The statuses of the option, or the default ones; null where they are not known. */
function listedStatuses(use: LibraryUse): readonly number[] | null {
  const [name] = optionsOf(use, 'statuses', 'final statuses');
  const value = name === undefined ? undefined : use.given.value(name);
  if (name === undefined || value === undefined) return use.library.statuses;
  if (value?.kind !== 'array' || value.open) return null;
  const codes = value.items.map(statusesOf);
  if (!codes.every((code) => code !== null)) return null;
  return use.library.options[name]?.role === 'statuses' ? codes.flat() : STATUSES.filter((code) => !codes.flat().includes(code));
}

/** The statuses that one entry of a list stands for: a number is one, a pair is a range. */
function statusesOf(entry: Value): readonly number[] | null {
  if (entry.kind !== 'array') return exact(entry) === null ? null : [exact(entry) ?? 0];
  const [from, to] = entry.items.map(exact);
  return typeof from === 'number' && typeof to === 'number' ? STATUSES.filter((code) => code >= from && code <= to) : null;
}

/** What becomes of a `Retry-After`. */
export function retryAfterIn(use: LibraryUse, operation: Operation, { byStatus }: RetriedStatuses, runs: SiteRuns): RetryAfterFact {
  if (use.call.operation !== undefined) {
    const fact = retryAfterOf(runs, operation);
    // A callback of the options may wait as long as the server says.
    return fact.kind === 'ignored' && isGiven(use, 'predicate', 'hook', 'delay function') ? { ...fact, kind: 'unknown' } : fact;
  }
  const statuses = [429, 503].filter((code) => byStatus?.get(code) === 'retried');
  const { retryAfter } = use.library;
  if (retryAfter === null || statuses.length === 0) return { kind: 'unavailable', statuses: [], misuse: null, uncapped: false };
  return { kind: byCallback(use, statuses[0] ?? 429) ?? retryAfter, statuses, misuse: null, uncapped: false };
}

/** Where a function of the options decides on the wait: whether it looks at the header. */
function byCallback(use: LibraryUse, code: number): RetryAfterFact['kind'] | null {
  const [name] = optionsOf(use, 'delay function', 'backoff').filter((option) => use.given.isGiven(option));
  if (name === undefined) return null;
  const spec = use.library.options[name];
  if (spec?.replacesRetryAfter !== true) return use.library.retryAfter === 'used' ? 'used' : 'unknown';
  const value = use.given.value(name);
  return value === undefined || value === null || !isCallable(value) ? 'unknown' : byResults(value, code, spec, use);
}

/** Whether what a function makes of a refusal hangs on the header that came with it. */
function byResults(fn: FunctionValue | NativeValue, code: number, spec: LibraryOption, use: LibraryUse): RetryAfterFact['kind'] {
  const results = use.evaluation.outcomes(fn, (spec.arguments ?? ['retry']).map((argument) => withFailure(argument, failureOf(code, '7'), use)));
  if (results === null || results.some((result) => result.kind !== 'number')) return 'unknown';
  if (results.some((result) => hasMark(result, Mark.server))) return 'used';
  return results.some((result) => result.kind === 'number' && result.symbol !== null) ? 'unknown' : 'ignored';
}
