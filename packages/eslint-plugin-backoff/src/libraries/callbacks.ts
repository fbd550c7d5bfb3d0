import { type NumberValue, multiply, number } from '../interpreter/numbers.js';
import { networkError } from '../interpreter/responses.js';
import { type FunctionValue, type NativeValue, type Value, UNDEFINED, object, unknown } from '../interpreter/values.js';
import type { Configuration } from './configuration.js';
import { NotKnown } from './given.js';
import type { CallbackArgument, LibraryOption } from './library.js';
import { type Lengths, UNKNOWN_LENGTHS, byFormula, nameOfRole } from './sequences.js';

/** A function of the file computes each wait; where it gives no number, the retries end. */
export function byCallback(fn: FunctionValue | NativeValue, spec: LibraryOption, configuration: Configuration, count: number): Lengths {
  const lengths: NumberValue[] = [];
  const { lengths: own, isShape } = byFormula(configuration.strategy, configuration.given, count);
  for (let n = 1; n <= count; n++) {
    const value = lengthAt(n, fn, spec, { ...configuration, own: isShape ? undefined : own?.[n - 1] });
    if (value === null) return UNKNOWN_LENGTHS;
    if (value === 'ends') return { lengths, isShape: false, endsAfter: n - 1 };
    lengths.push(value);
  }
  return { lengths, isShape: false, endsAfter: null };
}

function lengthAt(n: number, fn: FunctionValue | NativeValue, spec: LibraryOption, configuration: Configuration & Asked): NumberValue | 'ends' | null {
  const { evaluation } = configuration.use;
  const handed = spec.arguments ?? ['retry'];
  if (spec.waits === true) return evaluation.waited(fn, (goOn) => handed.map((argument) => (argument === 'go on' ? goOn : argumentValue(argument, n, configuration))), handed.includes('go on'));
  return answeredLength(evaluation.call(fn, handed.map((argument) => argumentValue(argument, n, configuration))), spec);
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
}

/** What a callback is given on the n-th retry after a failed connection. */
export function argumentValue(argument: CallbackArgument, n: number, asked: Asked): Value {
  switch (argument) {
    case 'retry':
      return number(n);
    case 'retry from 0':
      return number(n - 1);
    case 'error':
      return networkError();
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
