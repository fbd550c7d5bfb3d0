import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** The calls of a function by the name that it is declared with, those that it makes itself among them. */
export function callsOf(node: TSESTree.FunctionLike, source: Source): readonly TSESTree.CallExpression[] {
  const name = node.type === 'FunctionDeclaration' ? node.id : node.parent.type === 'VariableDeclarator' ? node.parent.id : null;
  const variable = name === null ? undefined : source.variable(name);
  return (variable?.references ?? []).flatMap(({ identifier, identifier: { parent } }) => (parent.type === 'CallExpression' && parent.callee === identifier ? [parent] : []));
}
