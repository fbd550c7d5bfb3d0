import type { TSESTree } from '@typescript-eslint/types';

/** Whether an expression is worked out of numbers and these names alone; `context.attempt` is one of a member. */
export function isArithmetic(node: TSESTree.Node, names: readonly string[]): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number';
    case 'Identifier':
      return names.includes(node.name);
    case 'MemberExpression':
      return names.includes(pathOf(node));
    case 'BinaryExpression':
      return isArithmetic(node.left, names) && isArithmetic(node.right, names);
    case 'UnaryExpression':
      return /^[-+]$/.test(node.operator) && isArithmetic(node.argument, names);
    case 'CallExpression':
      return worksOut(node.callee) && node.arguments.every((argument) => isArithmetic(argument, names));
    default:
      return false;
  }
}

/** `Math.min`, `Number`, `parseInt` */
const worksOut = (callee: TSESTree.Node): boolean =>
  callee.type === 'Identifier' ? /^(Number|parseInt|parseFloat)$/.test(callee.name) : callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && /^(Math|Number)$/.test(callee.object.name);

/** `config.redis.delay`, `this.delay`, as it is written without spaces; empty where it is not a path of names. */
function pathOf(node: TSESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  const object = node.type === 'MemberExpression' && !node.computed ? pathOf(node.object) : '';
  return object !== '' && node.type === 'MemberExpression' && node.property.type === 'Identifier' ? `${object}.${node.property.name}` : '';
}
