import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../../sites/source.js';

/** `if (delayMs > maxMs) delayMs = maxMs`: whether a comparison only asks in order to hold one side to the other. */
export function isClamp(test: TSESTree.Node, source: Source): boolean {
  const { parent } = test;
  if (test.type !== 'BinaryExpression' || parent?.type !== 'IfStatement' || parent.alternate !== null) return false;
  const assignment = onlyAssignmentOf(parent.consequent);
  const sides = [source.text(test.left), source.text(test.right)];
  return assignment !== null && [assignment.left, assignment.right].every((side) => sides.includes(source.text(side)));
}

function onlyAssignmentOf(statement: TSESTree.Statement): TSESTree.AssignmentExpression | null {
  const [only, ...more] = statement.type === 'BlockStatement' ? statement.body : [statement];
  if (only?.type !== 'ExpressionStatement' || more.length > 0) return null;
  return only.expression.type === 'AssignmentExpression' && only.expression.operator === '=' ? only.expression : null;
}
