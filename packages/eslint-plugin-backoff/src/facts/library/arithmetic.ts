import type { TSESTree } from '@typescript-eslint/types';

/** Whether an expression is worked out of numbers and these names alone; `context.attempt` is one of a member. */
export function isArithmetic(node: TSESTree.Node, names: readonly string[]): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number';
    case 'Identifier':
      return names.includes(node.name);
    case 'MemberExpression':
      return !node.computed && node.object.type === 'Identifier' && node.property.type === 'Identifier' && names.includes(`${node.object.name}.${node.property.name}`);
    case 'BinaryExpression':
      return isArithmetic(node.left, names) && isArithmetic(node.right, names);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && node.callee.object.type === 'Identifier' && node.callee.object.name === 'Math' && node.arguments.every((argument) => isArithmetic(argument, names));
    default:
      return false;
  }
}
