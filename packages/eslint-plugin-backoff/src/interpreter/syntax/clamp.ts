import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../../sites/source.js';

/** `if (delayMs > maxMs) delayMs = maxMs`, `delayMs > maxMs ? maxMs : delayMs`: whether a comparison only asks in order to hold one side to the other. */
export function isClamp(test: TSESTree.Node, source: Source): boolean {
  const { parent } = test;
  if (test.type !== 'BinaryExpression') return false;
  const sides = [source.text(test.left), source.text(test.right)];
  const outcomes = parent?.type === 'ConditionalExpression' ? [parent.consequent, parent.alternate] : parent?.type === 'IfStatement' && parent.alternate === null ? partsOf(parent.consequent) : [];
  return outcomes.length > 0 && outcomes.every((outcome) => sides.includes(source.text(outcome)));
}

/** Both sides of the only assignment that a statement is; nothing of another one. */
function partsOf(statement: TSESTree.Statement): readonly TSESTree.Node[] {
  const assignment = onlyAssignmentOf(statement);
  return assignment === null ? [] : [assignment.left, assignment.right];
}

function onlyAssignmentOf(statement: TSESTree.Statement): TSESTree.AssignmentExpression | null {
  const [only, ...more] = statement.type === 'BlockStatement' ? statement.body : [statement];
  if (only?.type !== 'ExpressionStatement' || more.length > 0) return null;
  return only.expression.type === 'AssignmentExpression' && only.expression.operator === '=' ? only.expression : null;
}
