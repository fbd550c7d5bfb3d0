import type { TSESTree } from '@typescript-eslint/types';

import { type NumberValue, exact, interval, multiply, number, withCeilings } from '../interpreter/numbers.js';
import { networkError } from '../interpreter/responses.js';
import { type Value, Mark, UNDEFINED, isCallable, object, unknown } from '../interpreter/values.js';
import { isFunction } from '../sites/source.js';
import { Given, NotKnown } from './given.js';
import type { LibraryUse } from './find-library-calls.js';
import type { CallbackArgument, Formula, LibraryOption, Strategy } from './library.js';

/** How long a use waits before each of its retries. */
export interface Waits {
  /** Null where they are not known. */
  readonly lengths: readonly NumberValue[] | null;
  /** Only how they grow and spread is known, not how long they are. */
  readonly isShape: boolean;
  /** A callback ends the retries after so many. */
  readonly endsAfter: number | null;
  /** The option that sets them. */
  readonly node: TSESTree.Expression | null;
}

const UNKNOWN: Omit<Waits, 'node'> = { lengths: null, isShape: false, endsAfter: null };

/** The waits of a use before its first `count` retries. */
export function waitsOf(use: LibraryUse, count: number): Waits {
  const { library, given } = use;
  const callback = Object.entries(library.options).find(([name, { role }]) => (role === 'delay function' || role === 'backoff') && given.isGiven(name));
  const node = use.optionNode(callback?.[0] ?? nameOfRole(library.options, 'base') ?? '');
  if (callback === undefined) return { ...byFormula(library.delay, given, count), node };
  const [name, spec] = callback;
  const strategy = node === null ? null : strategyOf(node, use);
  if (strategy !== null) return { ...byStrategy(strategy, count), node };
  return { ...byOption(name, spec, use, count), node };
}

/** By the value of the option that sets the waits: members of a formula, a callback, an end of all retries, or one length. */
function byOption(name: string, spec: LibraryOption, use: LibraryUse, count: number): Omit<Waits, 'node'> {
  const { library, given } = use;
  const value = given.value(name);
  if (value === undefined || value === null) return UNKNOWN;
  if (value.kind === 'object' && Object.keys(library.options).some((option) => option.startsWith(`${name}.`))) return byFormula(library.delay, given, count);
  if (isCallable(value)) return byCallback(value, spec, use, count);
  if (value.kind === 'boolean' || value.kind === 'null') return { lengths: [], isShape: false, endsAfter: 0 };
  const ms = exact(value);
  return ms === null ? UNKNOWN : { lengths: repeat(number(ms * (spec.unitMs ?? 1)), count), isShape: false, endsAfter: null };
}

const nameOfRole = (options: Readonly<Record<string, LibraryOption>>, role: LibraryOption['role']): string | null =>
  Object.entries(options).find(([, spec]) => spec.role === role)?.[0] ?? null;

const repeat = (value: NumberValue, count: number): readonly NumberValue[] => Array.from({ length: count }, () => value);

/** The waits of a formula; of one whose base is not known only the shape. */
export function byFormula(delay: Formula, given: Given, count: number): Omit<Waits, 'node'> {
  return bySequence((n, draw) => Array.from({ length: n }, (_, i) => delay(i + 1, draw(), given)), given, count, (assumed) => byFormula(delay, assumed, count));
}

type Sequence = (count: number, draw: () => number) => readonly number[];

function bySequence(sequence: Sequence, given: Given, count: number, assuming: (given: Given) => Omit<Waits, 'node'>): Omit<Waits, 'node'> {
  try {
    return { lengths: bounds(sequence, count, ceilingOf(given)), isShape: false, endsAfter: null };
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    const assumed = given.assumingBase();
    return given.isAssuming ? UNKNOWN : { ...assuming(assumed), isShape: true };
  }
}

/** Draws that lead to the ends of a range: all alike, and low and high in turn for strategies that look back. */
const EDGE = 1e-9;
const LEVELS = Array.from({ length: 11 }, (_, i) => i / 10).flatMap((level) => [level, level - EDGE]).filter((level) => level >= 0 && level < 1);
const DRAWS: readonly ((i: number) => number)[] = [...LEVELS.map((level) => () => level), (i) => (i % 2) * (1 - EDGE), (i) => ((i + 1) % 2) * (1 - EDGE)];

function bounds(sequence: Sequence, count: number, ceiling: number | null): readonly NumberValue[] {
  const runs = DRAWS.map((draw) => {
    let drawn = 0;
    return sequence(count, () => draw(drawn++));
  });
  const ranges = Array.from({ length: count }, (_, i) => {
    const values = runs.map((run) => run[i] ?? 0);
    return { min: rounded(Math.min(...values)), max: rounded(Math.max(...values)) };
  });
  const marks = ranges.some(({ min, max }) => max > min) ? Mark.chance : 0;
  return ranges.map(({ min, max }) => withCeilings(interval(min, max, marks), ceiling === null ? [] : [ceiling]));
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** The ceiling that an option sets. */
function ceilingOf(given: Given): number | null {
  const name = nameOfRole(given.specs, 'cap');
  const ceiling = name === null ? Infinity : given.number(name);
  return Number.isFinite(ceiling) && ceiling > 0 && ceiling < Number.MAX_SAFE_INTEGER ? ceiling : null;
}

/** `new ExponentialBackoff({ … })`, `axiosRetry.exponentialDelay`: a strategy of the library's own, with its options. */
function strategyOf(node: TSESTree.Expression, use: LibraryUse): { readonly strategy: Strategy; readonly given: Given } | null {
  const target = use.evaluation.constant(node) ?? node;
  const isMade = target.type === 'NewExpression' || target.type === 'CallExpression';
  const path = use.exportOf(isMade ? target.callee : target);
  const strategy = path === null ? undefined : use.library.strategies?.[path];
  if (strategy === undefined) return null;
  const args = isMade ? target.arguments.map((argument) => use.evaluation.value(argument)) : [];
  return { strategy, given: new Given(optionsIn(args, strategy), strategy.options) };
}

/** The options of a strategy: its first argument, or one argument for each. */
function optionsIn(args: readonly (Value | null)[], { positional }: Strategy): Value | null {
  if (positional === undefined) return args.length === 0 ? UNDEFINED : (args[0] ?? null);
  return object(positional.flatMap((name, i) => (args[i] === undefined ? [] : [[name, args[i] ?? unknown(name)] as const])));
}

function byStrategy({ strategy, given }: { readonly strategy: Strategy; readonly given: Given }, count: number): Omit<Waits, 'node'> {
  const { delay, sequence } = strategy;
  if (sequence !== undefined) return bySequence((n, draw) => sequence(n, draw, given), given, count, (assumed) => byStrategy({ strategy, given: assumed }, count));
  return delay === undefined ? UNKNOWN : byFormula(delay, given, count);
}

/** A function of the file computes each wait; where it gives no number, the retries end. */
function byCallback(fn: Value, spec: LibraryOption, use: LibraryUse, count: number): Omit<Waits, 'node'> {
  const lengths: NumberValue[] = [];
  for (let n = 1; n <= count; n++) {
    const value = lengthAt(n, fn, spec, use);
    if (value === null) return UNKNOWN;
    if (value === 'ends') return { lengths, isShape: false, endsAfter: n - 1 };
    lengths.push(value);
  }
  return { lengths, isShape: false, endsAfter: null };
}

function lengthAt(n: number, fn: Value, spec: LibraryOption, use: LibraryUse): NumberValue | 'ends' | null {
  if (!isCallable(fn)) return null;
  const inner = fn.kind === 'function' && isFunction(fn.node) ? { ...fn, node: withoutTimer(fn.node, use) } : fn;
  const value = use.evaluation.call(inner, (spec.arguments ?? ['retry']).map((argument) => argumentValue(argument, n)));
  return answeredLength(value, spec);
}

/** The wait that a callback's answer stands for. */
function answeredLength(value: Value | null, spec: LibraryOption): NumberValue | 'ends' | null {
  if (value?.kind === 'number') return Number.isNaN(value.min) ? null : multiply(value, number(spec.unitMs ?? 1));
  if (value === null || value.kind === 'unknown' || value.kind === 'promise') return null;
  return 'ends';
}

/** `(error, n) => timer(ms)`: an observable that comes after a time is that time. */
function withoutTimer(node: TSESTree.FunctionLike, use: LibraryUse): TSESTree.FunctionLike {
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'CallExpression' || use.exportOf(node.body.callee) !== 'timer') return node;
  const [length] = node.body.arguments;
  return length === undefined || length.type === 'SpreadElement' ? node : { ...node, expression: true, body: length };
}

/** What a callback is given on the n-th retry after a failed connection. */
export function argumentValue(argument: CallbackArgument, n: number): Value {
  if (argument === 'retry') return number(n);
  if (argument === 'retry from 0') return number(n - 1);
  if (argument === 'error') return networkError();
  if (argument === 'unknown') return unknown('callback argument');
  return object(Object.entries(argument).map(([name, part]) => [name, argumentValue(part, n)] as const), { open: true });
}
