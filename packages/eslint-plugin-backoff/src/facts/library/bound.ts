import type { TSESTree } from '@typescript-eslint/types';

import type { Bound } from '../retry-site.js';
import { exact, number } from '../../interpreter/numbers.js';
import { type Value, isCallable, truthiness } from '../../interpreter/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import { type Configuration, configurationOf, strategyIn } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/find-library-calls.js';
import { NotKnown } from '../../libraries/given.js';
import type { LibraryOption } from '../../libraries/library.js';

/** How far a predicate that counts is asked. */
const MOST_ASKED = 100;

/** What ends the retries of a use by its options: by those of its strategy where they say so. */
export function boundOf(use: LibraryUse): Bound {
  if (isOff(use)) return { kind: 'attempts', attempts: 1, node: use.node };
  const configuration = configurationOf(use);
  const strategy = strategyIn(configuration);
  const decides = strategy !== null && Object.values(strategy.strategy.options).some(({ role }) => role === 'attempts' || role === 'time limit');
  return boundIn(decides ? strategy : configuration);
}

/** An option has the value that switches all retries off. */
function isOff({ library, given }: LibraryUse): boolean {
  return Object.entries(library.options).some(([name, { offAt }]) => {
    const value = offAt === undefined ? undefined : given.value(name);
    if (value === undefined || value === null) return false;
    return value.kind === 'boolean' ? value.value === offAt : exact(value) === offAt;
  });
}

function boundIn(configuration: Configuration): Bound {
  const { given, strategy } = configuration;
  const named = Object.entries(strategy.options);
  if (named.some(([name, { replacesAttempts }]) => replacesAttempts === true && decidesAlone(given.value(name)))) return { kind: 'unknown' };
  if (named.some(([name, spec]) => spec.mayGoOn === true && goesOn(given.value(name), spec, configuration))) return { kind: 'unknown' };
  try {
    const [forever] = named.find(([, { role }]) => role === 'unbounded') ?? [];
    const isForever = forever !== undefined && given.flag(forever);
    const count = named.find(([, { role }]) => role === 'attempts');
    const byCount: Bound = isForever || count === undefined ? { kind: 'none' } : counted(...count, configuration);
    return byCount.kind === 'none' ? timed(configuration, named) : byCount;
  } catch (error) {
    if (error instanceof NotKnown) return { kind: 'unknown' };
    throw error;
  }
}

const decidesAlone = (value: Value | null | undefined): boolean => value === null || (value !== undefined && value.kind !== 'array' && value.kind !== 'undefined');

/** Whether a function may have the library go on when no attempts are left: versions differ in whether they let it. */
function goesOn(fn: Value | null | undefined, spec: LibraryOption, { given, use }: Configuration): boolean {
  if (fn === undefined || fn === null || !isCallable(fn)) return fn === null;
  const wait = use.evaluation.call(fn, (spec.arguments ?? ['retry']).map((argument) => argumentValue(argument, 1, { given, own: number(0) })));
  return wait === null || exact(wait) !== 0;
}

function timed({ given, use }: Configuration, named: readonly (readonly [string, LibraryOption])[]): Bound {
  const [limit] = named.find(([, { role }]) => role === 'time limit') ?? [];
  const ms = limit === undefined ? Infinity : given.number(limit);
  return Number.isFinite(ms) ? { kind: 'time', ms, node: use.node } : { kind: 'none' };
}

function counted(name: string, spec: LibraryOption, configuration: Configuration): Bound {
  const { given, use, optionNode } = configuration;
  const value = given.value(name);
  if (value === undefined) return attempts(Number(spec.default), spec, use.node);
  if (value === null) return { kind: 'unknown' };
  const node = optionNode(name);
  if (isCallable(value)) return asked(value, spec, configuration);
  if (isEndless(value, spec)) return { kind: 'none' };
  if (value.kind === 'boolean') return switched(value.value, spec, use.node);
  const count = exact(value);
  if (count !== null) return attempts(count, spec, node ?? use.node);
  return { kind: 'named', name: node === null ? name : use.evaluation.source.name(node), node };
}

const isEndless = (value: Value, { unboundedAt }: LibraryOption): boolean => value.kind === 'null' || (value.kind === 'string' && value.value !== null && value.value === unboundedAt);

/** An option that may be a number, given as `true` or `false`. */
function switched(isOn: boolean, spec: LibraryOption, node: TSESTree.Node): Bound {
  if (!isOn) return attempts(0, { ...spec, counts: 'retries' }, node);
  return spec.unboundedAt === true ? { kind: 'none' } : { kind: 'unknown' };
}

function attempts(count: number, { counts, unboundedAt }: LibraryOption, node: TSESTree.Node): Bound {
  if (count === Infinity || count === unboundedAt || count >= Number.MAX_SAFE_INTEGER) return { kind: 'none' };
  return Number.isNaN(count) ? { kind: 'unknown' } : { kind: 'attempts', attempts: Math.max(1, counts === 'attempts' ? count : count + 1), node };
}

/** `retry: (failures, error) => failures < 3`: asked until it says no. */
function asked(fn: Value, spec: LibraryOption, configuration: Configuration): Bound {
  const { use } = configuration;
  if (!isCallable(fn)) return { kind: 'unknown' };
  for (let n = 1; n <= MOST_ASKED; n++) {
    const answer = use.evaluation.call(fn, (spec.arguments ?? ['retry']).map((argument) => argumentValue(argument, n, configuration)));
    const wants = answer === null || answer.kind === 'promise' ? undefined : answer.kind === 'number' && exact(answer) === null ? undefined : truthiness(answer);
    if (wants === undefined) return { kind: 'unknown' };
    if (!wants) return { kind: 'attempts', attempts: n, node: use.node };
  }
  return { kind: 'none' };
}

