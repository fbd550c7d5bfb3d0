import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** What the name of a type stands for, by an alias in this file; null where it is none. */
export function aliasOf(name: TSESTree.Node, source: Source): TSESTree.TypeNode | null {
  const declaration = source.variable(name)?.defs[0]?.node;
  return declaration?.type === 'TSTypeAliasDeclaration' ? declaration.typeAnnotation : null;
}
