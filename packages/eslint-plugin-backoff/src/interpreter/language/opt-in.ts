import type { TSESTree } from '@typescript-eslint/types';

import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import type { Run } from '../run.js';
import { type Source, isFunction } from '../../sites/source.js';
import { type NumberValue, exact, withMarks } from '../values/numbers.js';
import { type Value, Mark, boolean, hasMark, object, unknown } from '../values/values.js';

/**
 * A default of nothing, `retries = 0`, `attempts = 1` or `retry = false`, is what callers ask for more of, unless the code counts up from there. It goes by the
 * name of its place in a run of those who ask for it.
 */
export function optIn(value: Value, place: TSESTree.Node, run: Run, name = run.source.name(place)): Value {
  // Where a function that calls itself leaves it out, the code does not ask for it.
  if (value.kind === 'boolean' && !value.value) return run.attempts > 0 && isFunction(run.cycle.node) ? value : (offered(name, run) ?? boolean(false, Mark.optional));
  return value.kind !== 'number' || isCountedUp(place, run.source) ? value : optInAs(name, value, run);
}

/** What goes by its name in a run of those who ask for it; null in another, which takes the name down. */
function offered(name: string, { cycle }: Run): Value | null {
  if (cycle.askedFor === name) return unknown(name);
  (cycle.offered ??= new Set()).add(name);
  return null;
}

/** `retry ? 3 : 1`: what is taken without what callers ask for is as little as they get without it. */
export const asOffered = (test: Value, value: Value): Value => (hasMark(test, Mark.optional) && isNoRetry(value) ? withMarks(value, Mark.optional) : value);

/** The same of a default that is not written at its place: `{ retries: 0, ...options }`. */
export function optInAs(name: string, value: Value, run: Run): Value {
  return isNoRetry(value) ? (offered(name, run) ?? withMarks(value, Mark.optional)) : value;
}

/**
 * Options by which callers may ask for something that is off without them, `options = {}` or `options = { retries: 0 }`: whoever does hands
 * over options of which the file does not tell. Null for another default.
 */
export function optionsLeftOut({ left, right, parent }: TSESTree.AssignmentPattern, frame: Frame, run: Run): Value | null {
  const isParameter = isFunction(parent) || parent.type === 'TSParameterProperty';
  if (!isParameter || right.type !== 'ObjectExpression') return null;
  const name = left.type === 'Identifier' ? left.name : `#${left.range[0]}`;
  if (right.properties.length > 0) return offNumbers(name, right, frame, run);
  return offered(name, run) ?? object([], { symbol: name, marks: Mark.optional });
}

/** Options of which one at least is a number that says nothing: all of them are replaced by who hands over some. */
function offNumbers(name: string, literal: TSESTree.ObjectExpression, frame: Frame, run: Run): Value | null {
  const value = run.quietly(() => evaluate(literal, frame, run));
  if (value?.kind !== 'object' || ![...value.props.values()].some(isNoRetry)) return null;
  const asked = offered(name, run);
  if (asked !== null) return asked;
  value.props.forEach((option, key) => value.props.set(key, isNoRetry(option) ? withMarks(option, Mark.optional) : option));
  return value;
}

/** No retry, or one attempt. */
const isNoRetry = (value: Value): value is NumberValue => value.kind === 'number' && (exact(value) === 0 || exact(value) === 1);

/** What such options do not say. */
export const OPTION_LEFT_OUT: Value = { kind: 'undefined', marks: Mark.optional };

/** `options.reconnect ?? null`: nothing once more, by another name. */
export const stillLeftOut = (left: Value, right: Value): Value | null => (hasMark(left, Mark.optional) && right.kind === 'null' ? { kind: 'null', marks: Mark.optional } : null);

function isCountedUp(place: TSESTree.Node, source: Source): boolean {
  const variable = place.type === 'Identifier' ? source.variable(place) : undefined;
  return place.type === 'Identifier' && (variable === undefined || variable.references.some(({ identifier }) => isStepUp(identifier)));
}

/** `retry++`, `retry += 1`, `load(url, retry + 1)`, `load({ retry: retry + 1 })` */
function isStepUp(name: TSESTree.Node): boolean {
  const { parent } = name;
  switch (parent?.type) {
    case 'UpdateExpression':
      return parent.operator === '++';
    case 'AssignmentExpression':
      return parent.left === name && (parent.operator === '+=' || (parent.operator === '=' && parent.right.type === 'BinaryExpression' && parent.right.operator === '+'));
    case 'BinaryExpression':
      return parent.operator === '+' && parent.right.type === 'Literal' && isHandedOn(parent);
    default:
      return false;
  }
}

const isHandedOn = ({ parent }: TSESTree.Node): boolean => parent?.type === 'CallExpression' || parent?.type === 'Property';
