import { exact } from '../../interpreter/numbers.js';
import { type Value, isCallable } from '../../interpreter/values.js';
import { argumentValue } from '../../libraries/callbacks.js';
import type { LibraryUse } from '../../libraries/find-library-calls.js';
import type { Condition } from '../../libraries/library.js';

/** Whether an option is given as a condition says. What is not known is not. */
export function holds(condition: Condition, name: string, use: LibraryUse): boolean {
  const value = use.given.value(name);
  if (condition === 'left out') return isLeftOut(value);
  if (isLeftOut(value) || value === null) return false;
  if (typeof condition === 'object') return isAs(condition, value, name, use);
  switch (condition) {
    case 'given':
      return true;
    case 'number':
      return value.kind === 'number';
    case 'function':
      return isCallable(value);
    case 'gives a promise':
      return isAsync(value) || answerOf(value, name, use)?.kind === 'promise';
    case 'gives a number':
      return !isAsync(value) && answerOf(value, name, use)?.kind === 'number';
  }
}

const isLeftOut = (value: Value | null | undefined): value is undefined => value === undefined || value?.kind === 'undefined';

function isAs(condition: Condition & object, value: Value, name: string, use: LibraryUse): boolean {
  const literal = literalOf(value);
  if ('is' in condition) return literal !== null && condition.is.includes(literal);
  if ('isNot' in condition) return typeof literal === 'string' && !condition.isNot.includes(literal);
  if ('above' in condition) return typeof literal === 'number' && literal > condition.above;
  const node = use.optionNode(name);
  return node !== null && use.exportOf(node) === condition.export;
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
