import type { TSESTree } from '@typescript-eslint/types';

/** A call that is handed what is there: in what it is handed nothing is waited for. */
export function startsSomething(node: TSESTree.Statement): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const call = node.expression.type === 'UnaryExpression' ? node.expression.argument : node.expression;
  return call.type === 'CallExpression' && [call.callee, ...call.arguments].every(({ type }) => /^(Identifier|MemberExpression|Literal|ThisExpression)$/.test(type));
}

/** `timer = undefined;`, `isOpen = false;` */
export function setsConstant(node: TSESTree.Statement): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression' || node.expression.operator !== '=') return false;
  const { right } = node.expression;
  return right.type === 'Literal' || (right.type === 'Identifier' && right.name === 'undefined');
}
