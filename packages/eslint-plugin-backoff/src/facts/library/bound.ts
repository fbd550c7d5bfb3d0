import type { TSESTree } from '@typescript-eslint/types';

import type { Bound } from '../retry-site.js';
import { exact, number } from '../../interpreter/values/numbers.js';
import { type FunctionValue, type NativeValue, type Value, isCallable } from '../../interpreter/values/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import { type Configuration, configurationOf, strategyIn } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { NotKnown } from '../../libraries/given.js';
import type { LibraryOption } from '../../libraries/library.js';
import { networkFailure, refusal } from './failure.js';
import { asked, narrowed } from './predicate-bound.js';

/** What ends the retries of a use by its options: by those of its strategy where they say so. */
export function boundOf(use: LibraryUse): Bound {
  if (isOff(use)) return { kind: 'attempts', attempts: 1, node: use.node };
  const configuration = configurationOf(use);
  const strategy = strategyIn(configuration);
  const decides = strategy !== null && Object.values(strategy.strategy.options).some(({ role }) => role === 'attempts' || role === 'time limit');
  return narrowed(boundIn(decides ? strategy : configuration), configuration);
}

/** An option has the value that switches all retries off. */
function isOff({ library, given }: LibraryUse): boolean {
  return Object.entries(library.options).some(([name, { offAt }]) => {
    const value = offAt === undefined ? undefined : given.value(name);
    if (value === undefined || value === null) return false;
    if (value.kind === 'array') return Array.isArray(offAt) && value.items.length === 0 && !value.open;
    return value.kind === 'boolean' || value.kind === 'string' ? value.value === offAt : exact(value) === offAt;
  });
}

function boundIn(configuration: Configuration): Bound {
  const { given, strategy } = configuration;
  const named = Object.entries(strategy.options);
  const alone = named.find(([name, { replacesAttempts }]) => replacesAttempts === true && decidesAlone(given.value(name)));
  if (alone !== undefined) return decidedBy(...alone, configuration);
  if (named.some(([name, spec]) => isWrong(given.value(name), spec) || (spec.mayGoOn === true && goesOn(given.value(name), spec, configuration)))) return { kind: 'unknown' };
  try {
    const [forever] = named.find(([, { role }]) => role === 'unbounded') ?? [];
    const isForever = forever !== undefined && given.flag(forever);
    const count = named.find(([, { role }]) => role === 'attempts');
    const byCount: Bound = isForever || count === undefined ? { kind: 'none' } : counted(...count, configuration);
    return byCount.kind === 'none' ? timed(configuration) : byCount;
  } catch (error) {
    if (error instanceof NotKnown) return { kind: 'unknown' };
    throw error;
  }
}

/** Whether a number stands in the place of a list of waits, `retryDelays: 44`: what comes of that nobody meant. */
const isWrong = (value: Value | null | undefined, { role }: LibraryOption): boolean => role === 'delay list' && value?.kind === 'number';

/** Whether an option is a function that decides alone, or may be one. */
export const decidesAlone = (value: Value | null | undefined): boolean => value === null || value?.kind === 'unknown' || (value !== undefined && isCallable(value));

/** A function that decides alone how many attempts there are: asked about every failure that may come. */
function decidedBy(name: string, spec: LibraryOption, configuration: Configuration): Bound {
  const fn = configuration.given.value(name) ?? null;
  if (fn === null || !isCallable(fn) || spec.role === 'other') return { kind: 'unknown' };
  // What waits by itself ends them by not going on.
  return spec.waits === true ? { kind: 'none' } : askedOfAll(fn, spec, configuration);
}

function askedOfAll(fn: FunctionValue | NativeValue, spec: LibraryOption, configuration: Configuration): Bound {
  const bounds = [networkFailure(), ...[503, 429].map((code) => refusal(code))].map((failure) => asked(fn, spec, failure, configuration));
  if (bounds.some(({ kind }) => kind === 'none')) return { kind: 'none' };
  const counts = bounds.flatMap((bound) => (bound.kind === 'attempts' ? [bound.attempts] : []));
  return counts.length < bounds.length ? { kind: 'unknown' } : { kind: 'attempts', attempts: Math.max(...counts), node: configuration.use.node };
}

/** Whether a function may have the library go on when no attempts are left: versions differ in whether they let it. */
function goesOn(fn: Value | null | undefined, spec: LibraryOption, { given, use }: Configuration): boolean {
  if (fn === undefined || fn === null || !isCallable(fn)) return fn === null;
  const wait = use.evaluation.call(fn, (spec.arguments ?? ['retry']).map((argument) => argumentValue(argument, 1, { given, own: number(0) })));
  return wait === null || exact(wait) !== 0;
}

/** The time after which nothing is tried again; `none` where nothing limits it, or nobody says what. */
export function timed({ given, use, strategy }: Configuration): Bound {
  const [limit, spec] = Object.entries(strategy.options).find(([, { role }]) => role === 'time limit') ?? [];
  if (limit !== undefined && given.value(limit) === null) return { kind: 'unknown' };
  const ms = limit === undefined || isEndlessTime(given.value(limit), spec) ? Infinity : given.knownNumber(limit);
  if (ms === null) return { kind: 'unknown' };
  return Number.isFinite(ms) ? { kind: 'time', ms, node: use.node } : { kind: 'none' };
}

const isEndlessTime = (value: Value | null | undefined, spec: LibraryOption | undefined): boolean => value?.kind === 'string' && value.value !== null && value.value === spec?.unboundedAt;

function counted(name: string, spec: LibraryOption, configuration: Configuration): Bound {
  const { given, use } = configuration;
  const value = given.value(name);
  if (value === null) return { kind: 'unknown' };
  // A list of waits says how many there are, known or not.
  if (value === undefined && Object.entries(configuration.strategy.options).some(([other, { role }]) => role === 'delay list' && given.isGiven(other))) return { kind: 'unknown' };
  const isLeftOut = value === undefined || (spec.defaultAt !== undefined && exact(value) === spec.defaultAt);
  return isLeftOut ? attempts(Number(spec.default), spec, use.node) : countedBy(value, name, spec, configuration);
}

function countedBy(value: Value, name: string, spec: LibraryOption, configuration: Configuration): Bound {
  const { use, optionNode } = configuration;
  const node = optionNode(name);
  if (isCallable(value)) return workedOut(value, spec, configuration);
  if (isEndless(value, spec)) return { kind: 'none' };
  if (value.kind === 'boolean') return switched(value.value, spec, use.node);
  const count = countIn(value);
  if (count !== null) return attempts(count, spec, node ?? use.node);
  if (value.kind === 'string') return { kind: 'unknown' };
  return { kind: 'named', name: node === null ? name : use.evaluation.source.name(node), node };
}

/** A function that is told of the failure says how often, be it for what the server refuses alone; one that is told nothing works a number out. */
function workedOut(fn: FunctionValue | NativeValue, spec: LibraryOption, configuration: Configuration): Bound {
  if (spec.arguments === undefined) return { kind: 'unknown' };
  const bound = asked(fn, spec, networkFailure(), configuration);
  return bound.kind === 'attempts' && bound.attempts === 1 ? askedOfAll(fn, spec, configuration) : bound;
}

/** The number that an option is, or that its text is read as. */
const countIn = (value: Value): number | null => (value.kind === 'string' && value.value !== null && /^\d+$/.test(value.value) ? Number(value.value) : exact(value));

const isEndless = (value: Value, { unboundedAt }: LibraryOption): boolean => value.kind === 'null' || (value.kind === 'string' && value.value !== null && value.value === unboundedAt);

/** An option that may be a number, given as `true` or `false`. */
function switched(isOn: boolean, spec: LibraryOption, node: TSESTree.Node): Bound {
  if (spec.unboundedAt === isOn) return { kind: 'none' };
  return isOn ? { kind: 'unknown' } : attempts(0, { ...spec, counts: 'retries' }, node);
}

function attempts(count: number, { counts, unboundedAt, invalidAt }: LibraryOption, node: TSESTree.Node): Bound {
  if (count === invalidAt) return { kind: 'unknown' };
  if (count === Infinity || count === unboundedAt || count >= Number.MAX_SAFE_INTEGER) return { kind: 'none' };
  // What libraries make of a part of an attempt differs.
  return !Number.isInteger(count) ? { kind: 'unknown' } : { kind: 'attempts', attempts: Math.max(1, counts === 'attempts' ? count : count + 1), node };
}
