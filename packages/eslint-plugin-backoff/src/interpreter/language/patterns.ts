import type { TSESTree } from '@typescript-eslint/types';

import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { getIndex, getProperty, setProperty } from './members.js';
import { optIn, optionsLeftOut } from './opt-in.js';
import { isFailureName } from '../outside/settled.js';
import { noteTypeOfFailure } from '../outside/type-of-failure.js';
import type { Run } from '../run.js';
import { isFunction } from '../../sites/source.js';
import { type Value, NULL, UNDEFINED, array, hasMark, Mark, object, unknown, symbolOf } from '../values/values.js';

/** Declares the names of a pattern in a frame. */
export function bindPattern(pattern: TSESTree.Node, value: Value, frame: Frame, run: Run): void {
  spread(pattern, value, frame, run, (target, part) => {
    const variable = target.type === 'Identifier' ? run.source.variable(target) : undefined;
    if (variable !== undefined) frame.variables.set(variable, part);
    if (target.type === 'Identifier' && target.typeAnnotation !== undefined) noteTypeOfFailure(part, target.typeAnnotation.typeAnnotation, run);
    noteWrite(target, part, run);
  });
}

function noteWrite(node: TSESTree.Node, value: Value, run: Run): void {
  if (value.kind === 'number') run.emit({ kind: 'write', node, value });
}

/** Assigns to a variable, a member, or the places of a pattern. */
export function assignPattern(pattern: TSESTree.Node, value: Value, frame: Frame, run: Run): void {
  spread(pattern, value, frame, run, (target, part) => {
    if (target.type === 'Identifier') {
      const variable = run.source.variable(target);
      if (variable !== undefined) (frame.holding(variable) ?? frame.root).variables.set(variable, part);
    } else if (target.type === 'MemberExpression') {
      setProperty(target, part, frame, run);
    }
    noteWrite(target, part, run);
  });
}

type Place = (target: TSESTree.Node, value: Value) => void;

function spread(pattern: TSESTree.Node, value: Value, frame: Frame, run: Run, place: Place): void {
  run.tick();
  switch (pattern.type) {
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') place(property.argument, restOf(value, pattern.properties.map(keyOf), run));
        else spread(property.value, propertyFor(property, value, frame, run), frame, run, place);
      }
      break;
    case 'ArrayPattern':
      pattern.elements.forEach((element, index) => {
        if (element === null) return;
        if (element.type === 'RestElement') place(element.argument, value.kind === 'array' ? array(value.items.slice(index), value.open) : restOf(value, [], run));
        else spread(element, elementFor(element, index, value, run), frame, run, place);
      });
      break;
    case 'AssignmentPattern':
      spread(pattern.left, withDefault(value, pattern, frame, run), frame, run, place);
      break;
    case 'TSParameterProperty':
      spread(pattern.parameter, value, frame, run, place);
      break;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      place(pattern.expression, value);
      break;
    default:
      place(pattern, value);
  }
}

const keyOf = (property: TSESTree.Property | TSESTree.RestElement): string | null =>
  property.type === 'Property' && property.key.type === 'Identifier' && !property.computed ? property.key.name : null;

/** What a pattern leaves over, without the names that it has taken. */
function restOf(value: Value, taken: readonly (string | null)[], run: Run): Value {
  const names = taken.filter((name) => name !== null);
  const isAllTold = value.kind === 'object' && !value.open && value.spread === null;
  const symbol = isAllTold ? value.symbol : restName(symbolOf(value), names);
  if (!isAllTold) for (const name of names) run.memory.set(`${symbol}.${name}`, UNDEFINED);
  return value.kind === 'object' ? object([...value.props].filter(([name]) => !taken.includes(name)), { open: true, symbol, marks: value.marks & Mark.optional, spread: value.spread }) : unknown(symbol);
}

/** `options…-retries`: what has been left over of it already is the same. */
function restName(symbol: string, taken: readonly string[]): string {
  const [, whole = symbol, left = ''] = /^(.*)…((?:-[\w$]+)*)$/s.exec(symbol) ?? [];
  const names = new Set([...left.split('-').slice(1), ...taken]);
  return [`${whole}…`, ...[...names].toSorted()].join('-');
}

/** A default stands for what is missing, and for what comes from outside and may well be missing. */
function withDefault(value: Value, pattern: TSESTree.AssignmentPattern, frame: Frame, run: Run): Value {
  const { left, right } = pattern;
  const fromOutside = value.kind === 'undefined' || (value.kind === 'unknown' && !hasMark(value, Mark.operation | Mark.server));
  if (value.kind === 'unknown' && isHandedOn(pattern)) return value;
  return fromOutside ? (optionsLeftOut(pattern, frame, run) ?? optIn(evaluate(right, frame, run), left, run)) : value;
}

/** `withDefaults(options)` where `withDefaults(options = {})`: options of which the file does not tell are handed on, and not left out. */
const isHandedOn = ({ parent, right }: TSESTree.AssignmentPattern): boolean => isFunction(parent) && right.type === 'ObjectExpression' && right.properties.length === 0;

function propertyFor(property: TSESTree.Property, value: Value, frame: Frame, run: Run): Value {
  const key = property.computed ? evaluate(property.key, frame, run) : null;
  const name = property.key.type === 'Identifier' && !property.computed ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : null;
  if (name !== null) {
    // A parameter that is destructured has no name of its own: its parts have.
    if (value.kind === 'unknown' && value.symbol.startsWith('#')) return unknown(name);
    return getProperty(value, name, property, run);
  }
  return key === null ? UNDEFINED : getIndex(value, key, property, run);
}

/** `[error, value]` and `[value, error]` of a failed or successful operation are told apart by what the places are called. */
function elementFor(element: TSESTree.Node, index: number, value: Value, run: Run): Value {
  if (value.kind === 'array') return value.items[index] ?? (value.open ? unknown(`${value.symbol}[${index}]`) : UNDEFINED);
  if (value.kind === 'object' && value.tag === 'result') {
    const name = element.type === 'Identifier' ? element.name : '';
    if (isFailureName(name)) {
      run.resultRead = true;
      run.resultAsked = true;
      return value.props.get('error') ?? NULL;
    }
    return value.props.get('data') ?? unknown(`${value.symbol}[${index}]`, value.marks);
  }
  return getProperty(value, String(index), element, run);
}
