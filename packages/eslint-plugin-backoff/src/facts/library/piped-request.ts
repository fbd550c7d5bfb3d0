import type { TSESTree } from '@typescript-eslint/types';

import { methodOf } from '../../interpreter/replies/clients.js';
import { type Value, isCallable } from '../../interpreter/values/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import { configurationOf } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { LibraryOption } from '../../libraries/library.js';
import { decidedBy } from '../../libraries/notifier.js';
import { refusal } from './failure.js';
import { pipedFrom } from './piped-source.js';
import type { Judgement } from './predicates.js';

/** The request that an operator repeats: `http.get(url).pipe(map(read), retry(3))`. Null where it is none, or an operator before it may deal with the failure. */
export function pipedRequest(use: LibraryUse): { readonly method: string | null } | null {
  const { library: { requests = {}, passing = [] }, comesFrom, exportOf } = use;
  const piped = pipedFrom(use);
  return piped?.between.every((operator) => isPassing(operator, exportOf, passing)) === true ? requestAt(piped.from, requests, comesFrom) : null;
}

const isPassing = (operator: TSESTree.Node, exportOf: LibraryUse['exportOf'], passing: readonly string[]): boolean => operator.type === 'CallExpression' && passing.includes(exportOf(operator.callee) ?? '');

function requestAt(source: TSESTree.Node, requests: Readonly<Record<string, readonly string[]>>, comesFrom: LibraryUse['comesFrom']): { readonly method: string | null } | null {
  const target = source.type === 'CallExpression' ? comesFrom(source.callee) : null;
  const isRequest = target !== null && requests[target.module]?.some((path) => target.path.startsWith(path)) === true;
  if (!isRequest) return null;
  return { method: methodOf(target.path.split('.').at(-1) ?? '') ?? null };
}

/** What becomes of a refused request, by the function that sets the waits. */
export function judgePiped(use: LibraryUse, code: number): Judgement {
  const [name, spec] = waitOptionOf(use) ?? [];
  const value = name === undefined ? undefined : use.given.value(name);
  if (value === undefined || value?.kind === 'number') return areTold(use) ? 'retried' : 'unknown';
  return value === null || spec === undefined ? 'unknown' : byFunction(value, spec, refusal(code).error, use);
}

const waitOptionOf = ({ library, given }: LibraryUse): readonly [string, LibraryOption] | undefined =>
  Object.entries(library.options).find(([option, { role }]) => (role === 'delay function' || role === 'notifier') && given.isGiven(option));

/** The file tells the options: none, an object of them, or `retry(3)`. */
const areTold = ({ call: { shorthand }, given }: LibraryUse): boolean => given.isObject || given.isLeftOut || (shorthand !== undefined && given.value(shorthand)?.kind === 'number');

function byFunction(fn: Value, spec: LibraryOption, error: Value, use: LibraryUse): Judgement {
  if (!isCallable(fn)) return 'unknown';
  const configuration = configurationOf(use);
  const decided = spec.role === 'notifier' ? decidedBy(fn, configuration, error) : use.evaluation.decided(fn, (spec.arguments ?? []).map((part) => argumentValue(part, 1, { given: use.given, error })));
  return decided === null ? 'unknown' : decided === 'ends' ? 'final' : 'retried';
}
