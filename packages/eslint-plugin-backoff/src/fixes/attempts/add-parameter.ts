import type { TSESTree } from '@typescript-eslint/types';
import { attemptCalls } from './attempt-calls.js';
import type { Draft } from '../code/draft.js';
import { type OwnCall, ownCalls } from '../code/own-calls.js';
import { appendArgument, appendParameter, fillsPlainly, takesOneMore } from '../code/parameter-list.js';
import { nextAttempt } from './retry-points.js';
import { bare, type FunctionNode, isFunction, parameterName } from '../code/syntax.js';

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
  for (const call of own) if (!again.has(call) && isPutOff(call, node, draft)) pass(draft, call, node, name);
  return name;
}

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
  const { call, handed } = own;
  const isSame = handed !== null || (call.arguments.length === fn.params.length && fn.params.every((parameter, i) => isNamed(call.arguments[i], parameterName(parameter))));
  return isSame && isPlain(own, fn) && attemptCalls(draft).every(({ range }) => call.range[1] <= range[0]);
}

const isNamed = (node: TSESTree.Node | undefined, name: string | null): boolean => node?.type === 'Identifier' && node.name === name;

function pass(draft: Draft, { call, handed }: OwnCall, fn: FunctionNode, count: string): void {
  if (handed === null) appendArgument(draft, call, fn.params.length, count);
  else draft.replace(handed.node, `() => ${draft.file.textOf(handed.callee)}(${count})`);
}
