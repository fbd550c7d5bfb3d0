import type { TSESTree } from '@typescript-eslint/types';

import { type Value, unknown } from '../interpreter/values/values.js';
import type { Evaluation } from './evaluation.js';
import type { Given } from './given.js';
import type { LibraryCall } from './library.js';
import type { Arguments } from './module-calls.js';
import type { SetterCalls } from './setters.js';

/** With the argument beside the options that says which failures are handled: `retry(handleWhen((error) => …), options)`. */
export function withFilter(given: Given, { filter }: LibraryCall, args: Arguments, evaluation: Evaluation, exportOf: (node: TSESTree.Node) => string | null): Given {
  const argument = filter === undefined ? undefined : args[filter.argument];
  if (filter === undefined || argument === undefined || exportOf(argument) === filter.every) return given;
  const [asked] = argument.type === 'CallExpression' && exportOf(argument.callee) === filter.by ? argument.arguments : [];
  return given.with(filter.as, (asked === undefined ? null : evaluation.value(asked)) ?? unknown(filter.as));
}

/** With what listens to what the call gives: `policy.onRetry(log)`. Where that goes to other places, something may listen there. */
export function withListeners(given: Given, { listeners }: LibraryCall, calls: SetterCalls | undefined, evaluation: Evaluation): Given {
  const [first] = Object.values(listeners ?? {});
  if (calls === undefined || first === undefined) return given;
  const listening = [...calls.set].map(([name, fn]): readonly [string, Value] => [name, (fn === null ? null : evaluation.value(fn)) ?? unknown(name)]);
  const all = listening.length === 0 && calls.escapes ? [[first, unknown(first)] as const] : listening;
  return all.reduce((so, [name, value]) => so.with(name, value), given);
}
