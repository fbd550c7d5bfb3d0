import type { TSESTree } from '@typescript-eslint/types';

/** On what it hangs which part of a node is run: that is run first, in any case. Null where nothing is chosen. */
export function askedFirst(node: TSESTree.Node): TSESTree.Node | null {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return node.test;
    case 'SwitchStatement':
      return node.discriminant;
    case 'LogicalExpression':
      return node.left;
    default:
      return null;
  }
}
