import type { TSESTree } from '@typescript-eslint/types';

import type { Variable } from '../frame.js';

/**
 * What a parameter is given that is left out, as it was written before parameters had defaults: `if (tries === undefined) tries = 3;`,
 * `tries = tries || 3;`. Null where nothing of that kind, or something else too, is assigned to it.
 */
export function assignedDefault(variable: Variable): TSESTree.Expression | null {
  const assignment = onlyAssignment(variable);
  if (assignment === null) return null;
  const { operator, right } = assignment;
  if (operator !== '=') return operator === '||=' || operator === '??=' ? right : null;
  return insteadOf(variable.name, right) ?? (asksIfLeftOut(variable.name, assignment) ? right : null);
}

function onlyAssignment(variable: Variable): TSESTree.AssignmentExpression | null {
  const [write, ...others] = variable.references.filter((reference) => reference.isWrite());
  if (write === undefined || others.length > 0) return null;
  const { parent } = write.identifier;
  return parent.type === 'AssignmentExpression' && parent.left === write.identifier ? parent : null;
}

const isName = (node: TSESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** `tries || 3`, `tries === undefined ? 3 : tries`: what stands beside the name itself. */
function insteadOf(name: string, node: TSESTree.Expression): TSESTree.Expression | null {
  if (node.type === 'LogicalExpression') return node.operator !== '&&' && isName(node.left, name) ? node.right : null;
  if (node.type !== 'ConditionalExpression') return null;
  if (isName(node.consequent, name)) return node.alternate;
  return isName(node.alternate, name) ? node.consequent : null;
}

/** Whether an assignment is all that is done where `!tries`, `tries === undefined` or `typeof tries === 'undefined'`. */
function asksIfLeftOut(name: string, assignment: TSESTree.AssignmentExpression): boolean {
  const statement = assignment.parent;
  const { parent } = statement;
  const condition = parent?.type === 'BlockStatement' && parent.body.length === 1 ? parent.parent : parent;
  return statement.type === 'ExpressionStatement' && condition?.type === 'IfStatement' && condition.alternate === null && isLeftOut(name, condition.test);
}

function isLeftOut(name: string, test: TSESTree.Expression): boolean {
  if (test.type === 'UnaryExpression') return test.operator === '!' && isName(test.argument, name);
  if (test.type !== 'BinaryExpression' || !/^===?$/.test(test.operator)) return false;
  const asked = test.left.type === 'UnaryExpression' && test.left.operator === 'typeof' ? test.left.argument : test.left;
  return isName(asked, name);
}
