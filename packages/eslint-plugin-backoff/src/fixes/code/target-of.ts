import type { TSESTree } from '@typescript-eslint/types';

/** What a node sets: the target of an assignment or an update, what a `delete` removes, the name of a declaration. Null for any other node. */
export function targetOf(node: TSESTree.Node): TSESTree.Node | null {
  switch (node.type) {
    case 'AssignmentExpression':
      return node.left;
    case 'UpdateExpression':
      return node.argument;
    case 'VariableDeclarator':
      return node.id;
    case 'UnaryExpression':
      return node.operator === 'delete' ? node.argument : null;
    default:
      return null;
  }
}
