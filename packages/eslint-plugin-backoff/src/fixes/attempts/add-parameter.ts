import { attemptCalls } from './attempt-calls.js';
import type { Draft } from '../code/draft.js';
import { type OwnCall, ownCalls } from '../code/own-calls.js';
import { appendArgument, appendParameter, fillsPlainly, takesOneMore } from '../code/parameter-list.js';
import { nextAttempt } from './retry-points.js';
import { handsOnTheSame, isTriedAfterFailure } from './tried-after-failure.js';
import { bare, type FunctionNode, isFunction } from '../code/syntax.js';

/**
 * Gives a function that calls itself a last parameter `attempt = 0`, which each retry counts up, and returns its name. Null
 * where a caller may pass something in that place, or the retry is no plain call of it.
 *
 * @param throughTimers whether a retry may be a timer that is handed the function
 */
export function addParameter(draft: Draft, throughTimers = false): string | null {
  const { node } = draft.site;
  if (!isFunction(node) || !takesOneMore(node, draft)) return null;
  const own = ownCalls(node, draft.file);
  const again = retriesAmong(own, draft);
  const isRetry = (call: OwnCall): boolean => isPlain(call, node) && (throughTimers || call.handed === null);
  if (again === null || ![...again].every(isRetry)) return null;
  const name = draft.declare('attempt', node.body);
  appendParameter(draft, node, `${name} = 0`);
  for (const call of again) pass(draft, call, node, `${name} + 1`);
  // A success may go on with what the function was given, too.
  const asRetry = new Set([...again].filter((call) => !handsOnTheSame(call, node)).map((call) => handedText(call, draft)));
  for (const call of own) if (!again.has(call)) passToOther(draft, call, node, { name, asRetry });
  return name;
}

/** What counts, and what the retries that it is counted for hand over. */
interface Count {
  readonly name: string;
  readonly asRetry: ReadonlySet<string>;
}

/** Another call of itself carries the count where it begins with the same: as it is before an attempt, one more after a failure, or with what a retry hands over. */
function passToOther(draft: Draft, own: OwnCall, fn: FunctionNode, { name, asRetry }: Count): void {
  if (isPutOff(own, fn, draft)) pass(draft, own, fn, name);
  else if (isPlain(own, fn) && (isTriedAfterFailure(own, fn, draft) || asRetry.has(handedText(own, draft)))) pass(draft, own, fn, `${name} + 1`);
}

const handedText = ({ call }: OwnCall, { file }: Draft): string => call.arguments.map((argument) => file.textOf(argument)).join();

/** The calls that are retries; null where a failure begins the function anew in another way. */
function retriesAmong(own: readonly OwnCall[], draft: Draft): ReadonlySet<OwnCall> | null {
  const starts = draft.site.facts.shape.failurePaths.map((path) => nextAttempt(draft, path));
  const found = starts.map((start) => own.find(({ call }) => start !== null && call === bare(start)));
  const calls = found.filter((call) => call !== undefined);
  return calls.length > 0 && calls.length === found.length ? new Set(calls) : null;
}

/** It is called with no more than its parameters, or has none that a timer could leave out. */
const isPlain = ({ call, handed }: OwnCall, fn: FunctionNode): boolean => (handed === null ? fillsPlainly(call, fn) : fn.params.length === 0);

/** `if (isThrottled) setTimeout(() => update(job), ms)`: it begins anew with the same before anything was tried. */
function isPutOff(own: OwnCall, fn: FunctionNode, draft: Draft): boolean {
  return handsOnTheSame(own, fn) && isPlain(own, fn) && attemptCalls(draft).every(({ range }) => own.call.range[1] <= range[0]);
}

function pass(draft: Draft, { call, handed }: OwnCall, fn: FunctionNode, count: string): void {
  if (handed === null) appendArgument(draft, call, fn.params.length, count);
  else draft.replace(handed.node, `() => ${draft.file.textOf(handed.callee)}(${count})`);
}
