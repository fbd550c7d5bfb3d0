import type { TSESTree } from '@typescript-eslint/types';

import { evaluate, goesOn } from './expressions.js';
import { noteEmptied } from '../outside/effects.js';
import type { Frame } from '../frame.js';
import { add, number, subtract, toNumber } from '../values/numbers.js';
import { binary } from './operators.js';
import { assignPattern } from './patterns.js';
import type { Run } from '../run.js';
import { type Value, NULL, isNullish } from '../values/values.js';

/** `x = y`, `x += y`, `x ??= y` */
export function assign(node: TSESTree.AssignmentExpression, frame: Frame, run: Run): Value {
  const { operator, left, right } = node;
  if (operator === '=') return assignPlainly(left, right, frame, run);
  const before = evaluate(left, frame, run);
  if (operator === '||=' || operator === '&&=' || operator === '??=') return goesOn(operator.slice(0, 2), before, node, run) ? assignPlainly(left, right, frame, run) : before;
  const value = binary(operator.slice(0, -1), before, evaluate(right, frame, run), node, run);
  assignPattern(left, value, frame, run);
  return value;
}

/** `x++`, `--x` */
export function update(node: TSESTree.UpdateExpression, frame: Frame, run: Run): Value {
  const before = toNumber(evaluate(node.argument, frame, run));
  const value = node.operator === '++' ? add(before, number(1)) : subtract(before, number(1));
  assignPattern(node.argument, value, frame, run);
  return node.prefix ? value : before;
}

/**
 * `this.opening = this.open().finally(() => { this.opening = null; })`: promises settle at once here, so that a place is emptied before
 * it is given the promise that empties it. That promise is there until something is waited for.
 */
function assignPlainly(left: TSESTree.Node, right: TSESTree.Expression, frame: Frame, run: Run): Value {
  const { underWay } = run;
  const value = underWay.made(() => evaluate(right, frame, run));
  const place = run.source.text(left);
  assignPattern(left, value, frame, run);
  if (underWay.isOver(place, value)) underWay.later(() => { assignPattern(left, NULL, frame, run); });
  if (saysMore(value) && isShown(left)) run.emit({ kind: 'observe', node: left, certain: false, quotes: true });
  if (isNullish(value) !== true) return value;
  underWay.emptied(place);
  noteEmptied(left, run);
  return value;
}

/** A text, or what may be one: neither that there was a failure nor the failure itself, which may be kept for later. */
const saysMore = (value: Value): boolean => (value.kind === 'string' ? value.value !== '' : value.kind === 'unknown');

/** `this.error = 'Lost the stream'`, `this.error = describe(failure)`: what is in such a member is there for somebody to see. */
const isShown = (left: TSESTree.Node): boolean => left.type === 'MemberExpression' && left.property.type === 'Identifier' && /error(Message|Text)?$/i.test(left.property.name);
