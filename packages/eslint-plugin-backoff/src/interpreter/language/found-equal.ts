import type { Run } from '../run.js';
import { type NumberValue, exact } from '../values/numbers.js';
import type { Value } from '../values/values.js';

/** `platform === 'ios'` held: then `platform === 'android'` does not. Undefined where nothing was found of the name. */
export function isFoundOther(name: Value, constant: Value, run: Run): false | undefined {
  if (name.kind !== 'unknown') return undefined;
  const found = foundEqual(name.symbol, run);
  return found !== undefined && areApart(found, constant) ? false : undefined;
}

/** `jobs.length === 0` held: then `jobs.length > 0` does not. Undefined where it was found equal to no number. */
export function numberFound(name: Value, run: Run): NumberValue | undefined {
  const found = name.kind === 'unknown' ? foundEqual(name.symbol, run) : undefined;
  return found?.kind === 'number' ? found : undefined;
}

const foundEqual = (name: string, run: Run): Value | undefined => run.askedEqual.get(name)?.find(({ question }) => run.choices.of(question) === true)?.constant;

/** Remembers what a name is held against. */
export function noteAskedEqual(name: Value, constant: Value, question: string, run: Run): void {
  if (name.kind !== 'unknown' || keyOf(constant) === null) return;
  const asked = run.askedEqual.get(name.symbol);
  if (asked === undefined) run.askedEqual.set(name.symbol, [{ constant, question }]);
  else if (!asked.some((other) => other.question === question)) asked.push({ constant, question });
}

/** Nothing is no constant of any kind; of two kinds one may stand for the other where they are compared loosely. */
function areApart(found: Value, other: Value): boolean {
  if (other.kind === 'null' || other.kind === 'undefined') return true;
  const [a, b] = [keyOf(found), keyOf(other)];
  return found.kind === other.kind && a !== null && b !== null && a !== b;
}

function keyOf(value: Value): string | number | boolean | null {
  if (value.kind === 'string' || value.kind === 'boolean') return value.value;
  return value.kind === 'number' ? exact(value) : null;
}
