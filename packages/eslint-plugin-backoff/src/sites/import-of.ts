import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** What a name is imported as, and from where; null where it is no import. A default or a namespace goes by its name in this file. */
export function importOf(name: TSESTree.Node, source: Source): { readonly module: string; readonly imported: string } | null {
  const definition = source.variable(name)?.defs[0];
  if (definition?.type !== 'ImportBinding' || definition.parent.type !== 'ImportDeclaration') return null;
  const { node } = definition;
  const imported = node.type === 'ImportSpecifier' && node.imported.type === 'Identifier' ? node.imported.name : definition.name.name;
  return { module: definition.parent.source.value, imported };
}
