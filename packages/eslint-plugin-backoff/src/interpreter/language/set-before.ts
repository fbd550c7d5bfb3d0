import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../../sites/holds.js';
import { type Source, isFunction, parentOf } from '../../sites/source.js';
import type { Frame } from '../frame.js';
import type { Run } from '../run.js';
import { setProperty } from './members.js';
import { number } from '../values/numbers.js';
import { type ObjectValue, boolean } from '../values/values.js';

/**
 * `this.isSending = true; while (this.queue.length > 0) { … }`: the flags that the statements before a loop set, by which the methods that it
 * calls know of it. What the loop itself asks may be changed from elsewhere at any time.
 */
export function rememberSetBefore(loop: TSESTree.Node, frame: Frame, run: Run): void {
  const before = assignmentsBefore(loop);
  if (frame.self?.kind === 'object') rememberFlags(loop, frame.self, before, run);
  before.forEach((assignment) => rememberDefault(assignment, frame, run));
}

function rememberFlags(loop: TSESTree.Node, self: ObjectValue, before: readonly TSESTree.AssignmentExpression[], run: Run): void {
  for (const { name, isSet } of before.flatMap(flagIn)) {
    if (!holds(loop, (node) => isMember(node) && node.property.type === 'Identifier' && node.property.name === name, run.source)) self.props.set(name, boolean(isSet));
  }
}

interface Flag {
  readonly name: string;
  readonly isSet: boolean;
}

/** In the order of the source, as statements of their own. */
function assignmentsBefore(node: TSESTree.Node): readonly TSESTree.AssignmentExpression[] {
  const block = parentOf(node);
  if (block === null || isFunction(block)) return [];
  const before = block.type === 'BlockStatement' ? block.body.slice(0, block.body.findIndex((statement) => statement === node)) : [];
  return [...assignmentsBefore(block), ...before.flatMap((statement) => (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression' ? [statement.expression] : []))];
}

function flagIn({ operator, left, right }: TSESTree.AssignmentExpression): readonly Flag[] {
  if (operator !== '=' || !isMember(left) || left.object.type !== 'ThisExpression') return [];
  return left.property.type === 'Identifier' && right.type === 'Literal' && typeof right.value === 'boolean' ? [{ name: left.property.name, isSet: right.value }] : [];
}

/** `policy.delay = policy.delay || 500;`, `policy.delay ??= 500;`: what callers leave out of the settings that they hand in is put there. */
function rememberDefault(assignment: TSESTree.AssignmentExpression, frame: Frame, run: Run): void {
  const { left } = assignment;
  if (!isMember(left) || left.object.type !== 'Identifier') return;
  const value = defaultIn(assignment, run.source);
  if (value?.type === 'Literal' && typeof value.value === 'number') setProperty(left, number(value.value), frame, run);
}

function defaultIn({ operator, left, right }: TSESTree.AssignmentExpression, source: Source): TSESTree.Expression | null {
  if (operator === '||=' || operator === '??=') return right;
  return operator === '=' && right.type === 'LogicalExpression' && right.operator !== '&&' && source.text(right.left) === source.text(left) ? right.right : null;
}

const isMember = (node: TSESTree.Node): node is TSESTree.MemberExpressionNonComputedName => node.type === 'MemberExpression' && !node.computed;
