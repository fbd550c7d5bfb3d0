import { type NumberValue, multiply, number } from '../interpreter/numbers.js';
import { networkError, statusError } from '../interpreter/responses.js';
import { type FunctionValue, type NativeValue, type Value, UNDEFINED, object, unknown } from '../interpreter/values.js';
import type { Configuration } from './configuration.js';
import { NotKnown } from './given.js';
import type { CallbackArgument, LibraryOption } from './library.js';
import { type Lengths, UNKNOWN_LENGTHS, byFormula, nameOfRole } from './sequences.js';

/** Failures that a callback may be told of: the connection, the server, the rate. */
const failures = (): readonly Value[] => [networkError(), ...[503, 500, 429].map((code) => statusError({ kind: 'status', status: code, retryAfter: null, as: 'error' }))];

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
  return afterAnyFailure((error) => eachLength(count, (n) => lengthAt(n, fn, spec, { ...configuration, error, own: isShape ? undefined : own?.[n - 1] })));
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

function lengthAt(n: number, fn: FunctionValue | NativeValue, spec: LibraryOption, asked: Configuration & Asked): NumberValue | 'ends' | null {
  const { evaluation } = asked.use;
  const handed = spec.arguments ?? ['retry'];
  const given = (argument: CallbackArgument): Value => argumentValue(argument, n, asked);
  if (spec.waits === true) return evaluation.waited(fn, (goOn) => handed.map((argument) => (argument === 'go on' ? goOn : given(argument))), handed.includes('go on'));
  return answeredLength(evaluation.call(fn, handed.map(given)), spec);
}

/** The wait that a callback's answer stands for. */
function answeredLength(value: Value | null, spec: LibraryOption): NumberValue | 'ends' | null {
  if (value === null || value.kind === 'unknown' || value.kind === 'promise') return null;
  if (value.kind !== 'number') return 'ends';
  return Number.isNaN(value.min) ? null : multiply(value, number(spec.unitMs ?? 1));
}

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
      return asked.error ?? networkError();
    case 'base':
      return baseOf(asked);
    case 'wait':
      return asked.own ?? unknown('callback argument');
    case 'response':
      return UNDEFINED;
    case 'go on':
    case 'unknown':
      return unknown('callback argument');
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
