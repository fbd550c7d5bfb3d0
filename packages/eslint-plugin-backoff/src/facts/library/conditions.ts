import { exact } from '../../interpreter/values/numbers.js';
import { type FunctionValue, type NativeValue, type Value, isCallable } from '../../interpreter/values/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { Condition } from '../../libraries/library.js';
import { waitsOf } from '../../libraries/waits.js';
import { boundOf } from './bound.js';
import { withinTime } from './time-limit.js';

/** So many retries are looked at. */
const MOST_RETRIES = 100;

/** Whether an option is given as a condition says. What is not known is not. */
export function holds(condition: Condition, name: string, use: LibraryUse): boolean {
  const value = use.given.value(name);
  if (condition === 'left out') return isLeftOut(value);
  if (condition === 'out of time') return isOutOfTime(use);
  if (isLeftOut(value) || value === null) return false;
  return typeof condition === 'object' ? isAs(condition, value, name, use) : MEETS[condition](value, name, use);
}

const MEETS: Readonly<Record<Exclude<Condition, object | 'left out' | 'out of time'>, (value: Value, name: string, use: LibraryUse) => boolean>> = {
  given: () => true,
  number: ({ kind }) => kind === 'number',
  function: (value) => isCallable(value),
  'gives a promise': (value, name, use) => isAsync(value) || (isWritten(value, use) && answerOf(value, name, use)?.kind === 'promise'),
  'gives a number': (value, name, use) => !isAsync(value) && answerOf(value, name, use)?.kind === 'number',
  shorthand: (_value, name, { given }) => given.isShorthand(name),
  'gives false': (value, name, use) => isCallable(value) && isAlwaysFalse(value, name, use),
};

/** Whether the waits alone take longer than the retries may. */
function isOutOfTime(use: LibraryUse): boolean {
  const bound = boundOf(use);
  const retries = Math.min(bound.kind === 'attempts' ? bound.attempts - 1 : 0, MOST_RETRIES);
  return withinTime(waitsOf(use, retries), retries, use).bound !== null;
}

/** A promise that the function makes itself: what only goes by a name such as `delay` may give a number. */
const isWritten = (value: Value, { evaluation }: LibraryUse): boolean => value.kind === 'function' && /\bPromise\b|\.then\b/.test(evaluation.source.text(value.node));

/** Whether a function of the options says no whatever it is asked. */
function isAlwaysFalse(fn: FunctionValue | NativeValue, name: string, { evaluation, given, library }: LibraryUse): boolean {
  const answers = evaluation.answers(fn, (library.options[name]?.arguments ?? []).map((argument) => argumentValue(argument, 1, { given })), true);
  return answers?.length === 1 && answers[0] === false;
}

const isLeftOut = (value: Value | null | undefined): value is undefined => value === undefined || value?.kind === 'undefined';

function isAs(condition: Condition & object, value: Value, name: string, use: LibraryUse): boolean {
  const literal = literalOf(value);
  if ('is' in condition) return literal !== null && condition.is.includes(literal);
  if ('isNot' in condition) return typeof literal === 'string' && !condition.isNot.includes(literal);
  if ('above' in condition) return typeof literal === 'number' && literal > condition.above;
  const node = use.optionNode(name);
  if (node === null) return false;
  return 'module' in condition ? use.comesFrom(node)?.module === condition.module : use.exportOf(node) === condition.export;
}

function literalOf(value: Value): string | number | boolean | null {
  switch (value.kind) {
    case 'number':
      return exact(value);
    case 'string':
    case 'boolean':
      return value.value;
    default:
      return null;
  }
}

/** Written as `async`: what it answers is a promise, whatever it does. */
export const isAsync = (value: Value | null | undefined): boolean => value?.kind === 'function' && value.node.async;

/** What a function of the options answers on the first retry; null where that is not known, or hangs on what it is asked. */
function answerOf(value: Value, name: string, use: LibraryUse): Value | null {
  if (!isCallable(value)) return null;
  const outcomes = use.evaluation.outcomes(value, (use.library.options[name]?.arguments ?? ['retry']).map((argument) => argumentValue(argument, 1, use)));
  const [first] = outcomes ?? [];
  return first !== undefined && outcomes?.every(({ kind }) => kind === first.kind) === true ? first : null;
}
