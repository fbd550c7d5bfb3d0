import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../../sites/holds.js';
import { isFunction, parentOf } from '../../sites/source.js';
import type { Frame } from '../frame.js';
import type { Run } from '../run.js';
import { boolean } from '../values/values.js';

/**
 * `this.isSending = true; while (this.queue.length > 0) { … }`: the flags that the statements before a loop set, by which the methods that it
 * calls know of it. What the loop itself asks may be changed from elsewhere at any time.
 */
export function rememberSetBefore(loop: TSESTree.Node, { self }: Frame, run: Run): void {
  if (self?.kind !== 'object') return;
  for (const { name, isSet } of flagsBefore(loop)) {
    if (!holds(loop, (node) => isMember(node) && node.property.type === 'Identifier' && node.property.name === name, run.source)) self.props.set(name, boolean(isSet));
  }
}

interface Flag {
  readonly name: string;
  readonly isSet: boolean;
}

/** In the order of the source. */
function flagsBefore(node: TSESTree.Node): readonly Flag[] {
  const block = parentOf(node);
  if (block === null || isFunction(block)) return [];
  const before = block.type === 'BlockStatement' ? block.body.slice(0, block.body.findIndex((statement) => statement === node)) : [];
  return [...flagsBefore(block), ...before.flatMap(flagIn)];
}

function flagIn(statement: TSESTree.Statement): readonly Flag[] {
  const assignment = statement.type === 'ExpressionStatement' ? statement.expression : null;
  if (assignment?.type !== 'AssignmentExpression' || assignment.operator !== '=' || !isMember(assignment.left) || assignment.left.object.type !== 'ThisExpression') return [];
  const { left, right } = assignment;
  return left.property.type === 'Identifier' && right.type === 'Literal' && typeof right.value === 'boolean' ? [{ name: left.property.name, isSet: right.value }] : [];
}

const isMember = (node: TSESTree.Node): node is TSESTree.MemberExpressionNonComputedName => node.type === 'MemberExpression' && !node.computed;
