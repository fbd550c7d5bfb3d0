import type { TSESTree } from '@typescript-eslint/types';

import { type Source, parentOf } from '../../sites/source.js';

/** Whether what is taken of an answer only decides something, or is quoted in an error: `if (!(await response.text()).includes('up')) throw …`. */
export function isOnlyLookedAt(node: TSESTree.Node, source: Source): boolean {
  const parent = parentOf(node);
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node && isOnlyLookedAt(parent, source);
    case 'CallExpression':
      return parent.callee === node && isOnlyLookedAt(parent, source);
    case 'AwaitExpression':
    case 'ChainExpression':
    case 'UnaryExpression':
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return isOnlyLookedAt(parent, source);
    case 'IfStatement':
      return true;
    case 'NewExpression':
      return parent.callee.type === 'Identifier' && parent.callee.name.endsWith('Error');
    case 'VariableDeclarator':
      return isLookedAtByName(parent, source);
    default:
      return false;
  }
}

/** `const text = await response.text();`: all that is done with it wherever it is named. */
function isLookedAtByName({ id }: TSESTree.VariableDeclarator, source: Source): boolean {
  const references = id.type === 'Identifier' ? (source.variable(id)?.references ?? []) : [];
  const uses = references.filter(({ init }) => init !== true);
  return uses.length > 0 && uses.every((use) => !use.isWrite() && isOnlyLookedAt(use.identifier, source));
}
