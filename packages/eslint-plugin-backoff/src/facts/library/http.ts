import { holds } from '../../sites/holds.js';
import type { Source } from '../../sites/source.js';
import type { Operation, RetriedStatuses, RetryAfterFact } from '../retry-site.js';
import { retryAfterOf } from '../answers/retry-after.js';
import type { SiteRuns } from '../runs/runs.js';
import { retriedStatusesOf } from '../answers/statuses.js';
import { exact } from '../../interpreter/values/numbers.js';
import { STATUSES } from '../../interpreter/scenario.js';
import { type FunctionValue, type NativeValue, type Value, Mark, hasMark, isCallable } from '../../interpreter/values/values.js';
import { configurationOf, strategyIn } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { LibraryOption } from '../../libraries/library.js';
import { isGiven, optionsOf } from '../../libraries/options.js';
import { handed, networkFailure, refusal } from './failure.js';
import { isHanded, usesHanded } from './handed-parts.js';
import { leavesStatuses } from './left-to-it.js';
import { misuseIn } from './misused-header.js';
import { judgePiped, pipedRequest } from './piped-request.js';
import { type Judgement, judge } from './predicates.js';

/** Whether what is repeated is code that was run: that of a handle only where something in it is seen to be repeated. */
export const isRun = ({ call, node, operation }: LibraryUse, { repetition }: SiteRuns): boolean => operation !== null && (call.handle === undefined || !repetition.operation.has(node));

/** Which statuses lead to another attempt: by the client's own list, or as the operation and the predicates turn out. */
export function statusesIn(use: LibraryUse, operation: Operation, runs: SiteRuns): RetriedStatuses {
  if (isRun(use, runs)) return withHooks(retriedStatusesOf(runs, operation), use);
  const networkErrors = judge(use, networkFailure(), 'retried');
  if (pipedRequest(use) !== null) return { byStatus: new Map(STATUSES.map((code) => [code, judgePiped(use, code)] as const)), named: [], networkErrors, node: null };
  if (use.library.statuses === null) return { byStatus: null, named: [], networkErrors, node: null };
  const listed = listedStatuses(use);
  const byStatus = new Map(STATUSES.map((code) => [code, judge(use, refusal(code), byList(code, listed))] as const));
  const [option] = optionsOf(use, 'statuses').filter((name) => use.given.isGiven(name));
  const named = option === undefined ? (use.library.named ?? []) : namedIn(use.given.value(option)).filter((code) => code < 500);
  const passing = leavesStatuses(use) ? (use.library.named ?? []) : [];
  return { byStatus, named, passing, networkErrors, node: option === undefined ? null : use.optionNode(option) };
}

/** A hook that may give up, and lets every status pass, asks something of the failure that nobody knows. */
function withHooks(statuses: RetriedStatuses, { evaluation, given, library }: LibraryUse): RetriedStatuses {
  const { byStatus } = statuses;
  const mayGiveUp = Object.entries(library.options).some(([name, spec]) => givesUp(given.value(name), spec, evaluation.source));
  if (!mayGiveUp || byStatus === null || ![...byStatus.values()].every((judgement) => judgement === 'retried')) return statuses;
  return { ...statuses, byStatus: new Map([...byStatus.keys()].map((code) => [code, 'unknown'] as const)) };
}

/** Whether a function is handed one that gives up, and names it; where nobody knows the function it may. */
function givesUp(fn: Value | null | undefined, { arguments: parts = [] }: LibraryOption, source: Source): boolean {
  const isMeant = (part: string): boolean => part === 'give up';
  if (fn === undefined || fn?.kind === 'undefined' || !isHanded(parts, isMeant)) return false;
  return fn?.kind !== 'function' || usesHanded(fn.node, parts, isMeant, source);
}

const byList = (code: number, listed: readonly number[] | null): Judgement => (listed === null ? 'unknown' : listed.includes(code) ? 'retried' : 'final');

/** The statuses of the option, or the default ones; null where they are not known. */
function listedStatuses(use: LibraryUse): readonly number[] | null {
  const [name = ''] = optionsOf(use, 'statuses', 'final statuses');
  const value = use.library.options[name] === undefined ? undefined : use.given.value(name);
  if (value === undefined || (value !== null && isCallable(value))) return use.library.statuses;
  const codes = codesIn(value);
  return codes === null || use.library.options[name]?.role === 'statuses' ? codes : STATUSES.filter((code) => !codes.includes(code));
}

/** The statuses that a list stands for; null where one of its entries is not known. */
function codesIn(list: Value | null): readonly number[] | null {
  if (list?.kind !== 'array' || list.open) return null;
  const codes = list.items.map(statusesOf);
  return codes.every((code) => code !== null) ? codes.flat() : null;
}

/** The statuses that one entry of a list stands for: a number is one, a pair is a range. */
function statusesOf(entry: Value): readonly number[] | null {
  if (entry.kind !== 'array') return exact(entry) === null ? null : [exact(entry) ?? 0];
  const [from, to] = entry.items.map(exact);
  return typeof from === 'number' && typeof to === 'number' ? STATUSES.filter((code) => code >= from && code <= to) : null;
}

/** The statuses that a list names one by one. */
const namedIn = (list: Value | null | undefined): readonly number[] => (list?.kind === 'array' ? list.items.flatMap((item) => exact(item) ?? []) : []);

/** What becomes of a `Retry-After`. */
export function retryAfterIn(use: LibraryUse, operation: Operation, { byStatus }: RetriedStatuses, runs: SiteRuns): RetryAfterFact {
  if (isRun(use, runs)) {
    const fact = retryAfterOf(runs, operation);
    // A callback of the options may wait as long as the server says, unless nobody waits for it.
    return fact.kind === 'ignored' && (isGiven(use, 'predicate', 'delay function') || isHookAwaited(use)) ? { ...fact, kind: 'unknown' } : fact;
  }
  const statuses = [429, 503].filter((code) => byStatus?.get(code) === 'retried');
  const { retryAfter } = use.library;
  if (isSwitchedOff(use)) return { kind: 'ignored', statuses, misuse: null, uncapped: false };
  if (retryAfter === null || statuses.length === 0) return { kind: 'unavailable', statuses: [], misuse: null, uncapped: false };
  const [code = 429] = statuses;
  return { kind: byCallback(use, code) ?? retryAfter, statuses, misuse: misuseIn(use, code), uncapped: false };
}

const isHookAwaited = ({ library, given, evaluation: { source } }: LibraryUse): boolean =>
  Object.entries(library.options).some(([name, { role, isAwaited }]) => role === 'hook' && isAwaited === true && given.isGiven(name) && !givesNothing(given.value(name), source));

/** `(error) => { log(error); }`: a function that gives nothing has nobody wait. */
const givesNothing = (fn: Value | null | undefined, source: Source): boolean =>
  fn?.kind === 'function' && !fn.node.async && fn.node.body?.type === 'BlockStatement' && !holds(fn.node.body, (node) => node.type === 'ReturnStatement' && node.argument !== null, source);

/** An option has the library look at no `Retry-After`. */
function isSwitchedOff({ library, given }: LibraryUse): boolean {
  return Object.entries(library.options).some(([name, { ignoresRetryAfterAt }]) => {
    const value = ignoresRetryAfterAt === undefined ? undefined : given.value(name);
    return value?.kind === 'boolean' && value.value === ignoresRetryAfterAt;
  });
}

/** Where a function of the options decides on the wait: whether it looks at the header. */
function byCallback(use: LibraryUse, code: number): RetryAfterFact['kind'] | null {
  const [name] = optionsOf(use, 'delay function', 'backoff').filter((option) => use.given.isGiven(option));
  if (name === undefined) return null;
  const spec = use.library.options[name];
  if (spec?.replacesRetryAfter !== true) return use.library.retryAfter === 'used' ? 'used' : 'unknown';
  return byReplacement(use.given.value(name), code, spec, use);
}

function byReplacement(value: Value | null | undefined, code: number, spec: LibraryOption, use: LibraryUse): RetryAfterFact['kind'] | null {
  const strategy = strategyIn(configurationOf(use));
  if (strategy !== null) return strategy.isTold === true ? use.library.retryAfter : 'ignored';
  // A wait that is a number is the same whatever the server says.
  if (value?.kind === 'number') return 'ignored';
  return value === undefined || value === null || !isCallable(value) ? 'unknown' : byResults(value, code, spec, use);
}

/** Whether what a function makes of a refusal hangs on the header that came with it. */
function byResults(fn: FunctionValue | NativeValue, code: number, spec: LibraryOption, use: LibraryUse): RetryAfterFact['kind'] {
  const results = use.evaluation.outcomes(fn, handed(spec, refusal(code, '7'), use));
  if (results === null || results.some((result) => result.kind !== 'number')) return 'unknown';
  if (results.some((result) => hasMark(result, Mark.server))) return 'used';
  return results.some((result) => result.kind === 'number' && result.symbol !== null) ? 'unknown' : 'ignored';
}
