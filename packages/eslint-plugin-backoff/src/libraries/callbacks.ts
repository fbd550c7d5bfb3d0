import { type NumberValue, multiply, number } from '../interpreter/values/numbers.js';
import { isError } from '../interpreter/replies/failures.js';
import { networkError, statusError } from '../interpreter/replies/responses.js';
import { type FunctionValue, type NativeValue, type Value, NULL, isNullish, object, unknown } from '../interpreter/values/values.js';
import type { Configuration } from './configuration.js';
import { NotKnown } from './given.js';
import type { CallbackArgument, LibraryOption } from './library.js';
import { type Lengths, UNKNOWN_LENGTHS, byFormula, nameOfRole, rangeOf } from './sequences.js';

/** Failures that a callback may be told of: the connection, the server, the rate, something that is not there yet. */
const failures = (): readonly Value[] => [networkError(), ...[503, 500, 429, 404].map((code) => statusError({ kind: 'status', status: code, retryAfter: null, as: 'error' }))];

/** The waits after the first failure that is tried again at all. */
export function afterAnyFailure(lengthsAfter: (error: Value) => Lengths): Lengths {
  const [first, ...others] = failures();
  const found = lengthsAfter(first ?? networkError());
  if (found.endsAfter !== 0) return found;
  for (const error of others) {
    const other = lengthsAfter(error);
    if (other.endsAfter !== 0) return other;
  }
  return found;
}

/** A function of the file computes each wait; where it gives no number, the retries end. */
export function byCallback(fn: FunctionValue | NativeValue, spec: LibraryOption, configuration: Configuration, count: number): Lengths {
  const { lengths: own, isShape } = byFormula(configuration.strategy, configuration.given, count);
  return afterAnyFailure((error) => {
    let mayEnd = spec.waits === true && configuration.use.evaluation.endsByItself(fn, (spec.arguments ?? ['retry']).map((argument) => argumentValue(argument, 1, { ...configuration, error })));
    const lengths = eachLength(count, (n) => {
      const found = lengthAt(n, fn, spec, { ...configuration, error, own: isShape ? undefined : own?.[n - 1] });
      mayEnd ||= isSplit(found);
      return shaped(isSplit(found) ? found.orEnds : found, configuration);
    });
    return { ...lengths, mayEnd };
  });
}

/** What the library makes of a wait that it is given. */
function shaped(length: NumberValue | 'ends' | null, { strategy: { shape }, given }: Configuration): NumberValue | 'ends' | null {
  if (length === null || length === 'ends' || shape === undefined) return length;
  return length.symbol === null ? rangeOf((ms, r) => shape(ms, r, given), length) : null;
}

/** Waits one after the other, until one is not known or the retries end. */
export function eachLength(count: number, lengthOf: (n: number) => NumberValue | 'ends' | null): Lengths {
  const lengths: NumberValue[] = [];
  for (let n = 1; n <= count; n++) {
    const value = lengthOf(n);
    if (value === null) return UNKNOWN_LENGTHS;
    if (value === 'ends') return { lengths, isShape: false, endsAfter: n - 1 };
    lengths.push(value);
  }
  return { lengths, isShape: false, endsAfter: null };
}

/** A wait, or the end of all, by what nobody knows. */
interface Split {
  readonly orEnds: NumberValue;
}

const isSplit = (found: NumberValue | Split | 'ends' | null): found is Split => found !== null && found !== 'ends' && 'orEnds' in found;

function lengthAt(n: number, fn: FunctionValue | NativeValue, spec: LibraryOption, asked: Configuration & Asked): NumberValue | Split | 'ends' | null {
  const { evaluation } = asked.use;
  const handed = spec.arguments ?? ['retry'];
  const given = (argument: CallbackArgument): Value => argumentValue(argument, n, asked);
  if (spec.waits === true) return evaluation.waited(fn, (goOn) => handed.map((argument) => (GOES_ON.has(argument) ? goOn(argument === 'settle') : given(argument))), handed.some((argument) => GOES_ON.has(argument)));
  const args = handed.map(given);
  const answer = evaluation.call(fn, args, spec.isAwaited);
  if (answer === null && evaluation.decided(fn, args) === 'ends') return spec.endsByRefusal === true ? (asked.own ?? null) : 'ends';
  return answer === null ? eitherWay(evaluation.outcomes(fn, args, spec.isAwaited) ?? [], spec, asked) : lengthOf(answer, spec, asked);
}

const lengthOf = (answer: Value, spec: LibraryOption, { own }: Asked): NumberValue | 'ends' | null => (isDeferred(answer, spec) ? (own ?? null) : answeredLength(answer, spec));

/** The wait of all ways through a callback that go on, where it is the same. */
function eitherWay(answers: readonly Value[], spec: LibraryOption, asked: Asked): Split | null {
  const lengths = answers.map((answer) => lengthOf(answer, spec, asked));
  const [first, ...others] = lengths.filter((length) => length !== 'ends');
  const isOne = first != null && others.every((other) => other !== null && other.min === first.min && other.max === first.max && other.symbol === first.symbol);
  return isOne ? { orEnds: first } : null;
}

/** Whether a callback's answer leaves the wait to the library. */
function isDeferred(answer: Value, { mayDefer, endsByRefusal }: LibraryOption): boolean {
  if (mayDefer === true && isNullish(answer)) return true;
  if (endsByRefusal !== true || answer.kind === 'number' || answer.kind === 'unknown') return false;
  return !(answer.kind === 'boolean' && !answer.value) && !isError(answer);
}

const GOES_ON: ReadonlySet<CallbackArgument> = new Set<CallbackArgument>(['go on', 'settle']);

/** The wait that a callback's answer stands for. */
function answeredLength(value: Value, spec: LibraryOption): NumberValue | 'ends' | null {
  if (value.kind === 'unknown' || value.kind === 'promise') return null;
  if (value.kind !== 'number') return spec.endsByNothing === true && isNullish(value) === false ? number(0) : 'ends';
  return numberLength(value, spec);
}

function numberLength(value: NumberValue, spec: LibraryOption): NumberValue | 'ends' | null {
  if (isBelow(value, spec.endsBelow)) return 'ends';
  // Nobody says that it is the same each time.
  if (value.symbol?.includes(HANDED) === true) return null;
  return Number.isNaN(value.min) ? null : multiply(value, number(spec.unitMs ?? 1));
}

const isBelow = ({ symbol, max }: NumberValue, least = -Infinity): boolean => symbol === null && max < least;

/** The name of what a callback is handed and nobody knows. */
const HANDED = 'callback argument';

/** What a callback is asked about. */
interface Asked extends Pick<Configuration, 'given'> {
  /** How long the library itself would wait, where that is known. */
  readonly own?: NumberValue | undefined;
  /** What failed: the connection, where nothing else is said. */
  readonly error?: Value;
}

/** What a callback is given on the n-th retry. */
export function argumentValue(argument: CallbackArgument, n: number, asked: Asked): Value {
  switch (argument) {
    case 'retry':
      return number(n);
    case 'retry from 0':
      return number(n - 1);
    case 'error':
    case 'network error':
      return asked.error ?? networkError();
    case 'base':
      return baseOf(asked);
    case 'wait':
      return asked.own ?? unknown(HANDED);
    case 'response':
      return NULL;
    case 'go on':
    case 'settle':
    case 'give up':
    case 'unknown':
      return unknown(HANDED);
    default:
      return object(Object.entries(argument).map(([name, part]) => [name, argumentValue(part, n, asked)] as const), { open: true });
  }
}

function baseOf({ given }: Pick<Configuration, 'given'>): Value {
  try {
    const name = nameOfRole(given.specs, 'base');
    return name === null ? unknown('base delay') : number(given.number(name));
  } catch (error) {
    if (error instanceof NotKnown) return unknown('base delay');
    throw error;
  }
}
