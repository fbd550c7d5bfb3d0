import type { TSESTree } from '@typescript-eslint/types';

import { parentOf } from './source.js';

/** What a function is called by: its own name, else the variable, the key or the place that it is assigned to; null where it has none. */
export function nameOf(node: TSESTree.FunctionLike): TSESTree.Node | null {
  return node.id ?? nameFrom(parentOf(node));
}

function nameFrom(parent: TSESTree.Node | null): TSESTree.Node | null {
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id;
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return parent.key;
    case 'AssignmentExpression':
      return parent.left;
    default:
      return null;
  }
}
