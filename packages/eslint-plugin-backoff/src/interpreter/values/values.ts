import type { TSESTree } from '@typescript-eslint/types';

import type { ClassNode } from '../../sites/class-parts.js';
import type { Frame } from '../frame.js';
import type { NumberValue } from './numbers.js';
import { isNonZero } from './non-zero.js';
import type { Run } from '../run.js';
import type { Time } from './time.js';
import { shortName } from './short-name.js';

/** Where a value comes from: a set of bits that travels through every operation. */
export const Mark = {
  /** Chance made it wide: `Math.random()` and what is computed from it. */
  chance: 1,
  /** The server's `Retry-After` (or a relative of it) is in it. */
  server: 2,
  /** The clock is in it: `Date.now()`. */
  clock: 4,
  /** What the operation answered: its result, its error. */
  operation: 8,
  /** The HTTP status that the operation answered. */
  status: 16,
  /** A number of the run was handed to an unknown function to get it: it may count attempts. */
  counted: 32,
  /** A length that is handed to a helper from elsewhere: the file does not tell in which unit it takes it. */
  unit: 64,
  /** Nothing, by default: who calls may ask for more. */
  optional: 128,
  /** What an answer says was left undone: who asks for it asks for the same once more. */
  undone: 256,
} as const;

export type Marks = number;

/** Something that the file does not tell. `symbol` is its name: equal symbols are equal values. */
export interface UnknownValue {
  readonly kind: 'unknown';
  readonly symbol: string;
  readonly marks: Marks;
  /** The call that gave it, where it may be an operation's promise. */
  readonly origin: TSESTree.Node | null;
  /** The HTTP client that it is or that made it. */
  readonly client: string | null;
  /** The function that it was given when it was made: it may run that when it is told to. */
  readonly runs: FunctionValue | null;
}

/** `value` is null for a text that is not known. */
export interface StringValue {
  readonly kind: 'string';
  readonly value: string | null;
  readonly symbol: string;
  readonly marks: Marks;
}

export interface BooleanValue {
  readonly kind: 'boolean';
  readonly value: boolean;
  readonly marks: Marks;
}

export interface NullishValue {
  readonly kind: 'null' | 'undefined';
  readonly marks: Marks;
}

export interface RegExpValue {
  readonly kind: 'regexp';
  readonly pattern: string;
  readonly flags: string;
}

/** A mutable object. An open one may have more properties than are known. */
export interface ObjectValue {
  readonly kind: 'object';
  readonly tag: ObjectTag;
  readonly props: Map<string, Value>;
  readonly open: boolean;
  readonly symbol: string;
  readonly marks: Marks;
  /** The class in this file that it is an instance of. */
  readonly of: ClassValue | null;
  /** What the file does not tell of what was spread into it; null where nothing was, or all is known. */
  spread: Spread | null;
  /** Elements of a set, entries of a map, the time of a date. */
  items: Value[];
}

/** `{ ...defaults, ...options, top: 0 }` */
export interface Spread {
  /** How many things that the file does not tell. */
  readonly things: number;
  /** The numbers and switches that the literal says behind the first of them: `top: 0`. */
  readonly said: readonly string[];
}

export type ObjectTag =
  | 'plain'
  | 'instance'
  | 'error'
  | 'response'
  | 'headers'
  | 'date'
  | 'set'
  | 'map'
  | 'signal'
  | 'result';

export interface ArrayValue {
  readonly kind: 'array';
  readonly items: Value[];
  /** Whether there may be more elements than are known. Until it is emptied, like its items. */
  open: boolean;
  readonly symbol: string;
}

export interface FunctionValue {
  readonly kind: 'function';
  readonly node: TSESTree.FunctionLike;
  readonly frame: Frame;
  /** What `this` is inside: bound, or the object that the method was read from. */
  readonly self: Value | null;
}

export interface ClassValue {
  readonly kind: 'class';
  readonly node: ClassNode;
  readonly frame: Frame;
}

/** A function that the interpreter knows. `node` is the call. */
export interface NativeValue {
  readonly kind: 'native';
  readonly name: string;
  readonly call: (args: readonly Value[], node: TSESTree.Node, run: Run) => Value;
  /** The function of this file that was bound, and how many of its arguments it has been given. */
  readonly bound?: { readonly fn: FunctionValue; readonly given: number };
}

/** A promise with the waits that lead to its end. */
export interface PromiseValue {
  readonly kind: 'promise';
  state: 'pending' | 'fulfilled' | 'rejected';
  /** The `new Promise(…)` behind it, where making it took no attempt: whoever awaits it waits for something else than the operation. */
  other?: TSESTree.Node;
  value: Value;
  time: Time;
  /** Runs when a pending one settles. */
  readonly reactions: (() => void)[];
  /** A timer was set where the promise was made: its end may settle it. */
  isTimer?: true;
  /** The `new Promise(…)` that made it, where one did. */
  readonly origin: TSESTree.Node | null;
}

export type Value =
  | UnknownValue
  | NumberValue
  | StringValue
  | BooleanValue
  | NullishValue
  | RegExpValue
  | ObjectValue
  | ArrayValue
  | FunctionValue
  | ClassValue
  | NativeValue
  | PromiseValue;

export const UNDEFINED: NullishValue = { kind: 'undefined', marks: 0 };
export const NULL: NullishValue = { kind: 'null', marks: 0 };
const TRUE: BooleanValue = { kind: 'boolean', value: true, marks: 0 };
const FALSE: BooleanValue = { kind: 'boolean', value: false, marks: 0 };

export function unknown(symbol: string, marks: Marks = 0, more: Partial<Pick<UnknownValue, 'origin' | 'client' | 'runs'>> = {}): UnknownValue {
  return {
    kind: 'unknown',
    symbol: shortName(symbol),
    marks,
    origin: more.origin ?? null,
    client: more.client ?? null,
    runs: more.runs ?? null,
  };
}

export function string(value: string, marks: Marks = 0): StringValue {
  return { kind: 'string', value, symbol: value, marks };
}

export function someString(symbol: string, marks: Marks = 0): StringValue {
  return { kind: 'string', value: null, symbol, marks };
}

export function boolean(value: boolean, marks: Marks = 0): BooleanValue {
  if (marks === 0) return value ? TRUE : FALSE;
  return { kind: 'boolean', value, marks };
}

export function object(
  props: Iterable<readonly [string, Value]> = [],
  more: Partial<Omit<ObjectValue, 'kind' | 'props'>> = {},
): ObjectValue {
  return {
    kind: 'object',
    tag: more.tag ?? 'plain',
    props: new Map(props),
    open: more.open ?? false,
    symbol: more.symbol ?? '{}',
    marks: more.marks ?? 0,
    of: more.of ?? null,
    spread: more.spread ?? null,
    items: more.items ?? [],
  };
}

export function array(items: Value[], open = false, symbol = '[]'): ArrayValue {
  return { kind: 'array', items, open, symbol };
}

export function native(name: string, call: NativeValue['call']): NativeValue {
  return { kind: 'native', name, call };
}

/** The marks of a value; 0 for those that carry none. */
export function marksOf(value: Value): Marks {
  return 'marks' in value ? value.marks : 0;
}

/** The marks of a value, or of the parts of a plain object or of a list: what is made of them carries these. */
export function marksWithin(value: Value): Marks {
  if (value.kind === 'array') return value.items.reduce((all, item) => all | (item.kind === 'array' ? marksOf(item) : marksWithin(item)), marksOf(value));
  if (value.kind !== 'object' || value.tag !== 'plain') return marksOf(value);
  return [...value.props.values()].reduce((all, part) => all | marksOf(part), value.marks);
}

export function hasMark(value: Value, mark: Marks): boolean {
  return (marksOf(value) & mark) !== 0;
}

/** Whether it is true in a condition; undefined where that is not known. */
export function truthiness(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'unknown':
      return isThere(value);
    case 'number':
      return isNonZero(value);
    case 'string':
      // A failure always says something.
      return value.value === null ? (value.symbol.endsWith('error.message') ? true : undefined) : value.value !== '';
    case 'boolean':
      return value.value;
    case 'null':
    case 'undefined':
      return false;
    default:
      return true;
  }
}

export function isNullish(value: Value): boolean | undefined {
  if (value.kind === 'null' || value.kind === 'undefined') return true;
  return value.kind === 'unknown' && !isMade(value) ? undefined : false;
}

const isThere = (value: Value): true | undefined => (isMade(value) ? true : undefined);

/** `new Socket()`: whatever it is, it is there. */
export const isMade = (value: Value): boolean => value.kind === 'unknown' && value.origin?.type === 'NewExpression';

export function isCallable(value: Value): value is FunctionValue | NativeValue {
  return value.kind === 'function' || value.kind === 'native';
}

/** The name by which a value is known: its text, its symbol; empty for what differs without meaning another target. */
export function symbolOf(value: Value): string {
  switch (value.kind) {
    case 'unknown':
    case 'string':
    case 'object':
    case 'array':
      return value.symbol;
    case 'number':
      return value.symbol ?? '';
    default:
      return '';
  }
}

/** What `...list` hands over. */
export const spreadValues = (list: Value): readonly Value[] => (list.kind === 'array' ? list.items : [unknown(`…${symbolOf(list)}`)]);

/** A list or a set that begins with nothing in it: what a failure finds there is what the program has put into it by then. */
export function isToBeFilled(value: Value): boolean {
  if (value.kind === 'array') return value.items.length === 0 && !value.open;
  return value.kind === 'object' && value.tag === 'set' && value.items.length === 0 && !value.open;
}
