import type { TSESTree } from '@typescript-eslint/types';

/** A node as an expression; null where it is none. */
export function expressionOf(node: TSESTree.Node): TSESTree.Expression | null {
  switch (node.type) {
    case 'AssignmentPattern':
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'TSEmptyBodyFunctionExpression':
      return null;
    default:
      return isExpression(node) ? node : null;
  }
}

const isExpression = (node: TSESTree.Node): node is TSESTree.Expression => /Expression$|^Literal$|^Identifier$|^TemplateLiteral$/.test(node.type);
