import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** The name that a function has where it comes from: `delay` for `delayFn`, imported as `{ delay as delayFn }`. Null where it kept its name. */
export function exportedName(callee: TSESTree.Node, source: Source): string | null {
  const definition = callee.type === 'Identifier' ? source.variable(callee)?.defs[0] : undefined;
  if (definition?.type !== 'ImportBinding' || definition.node.type !== 'ImportSpecifier') return null;
  const { imported } = definition.node;
  return imported.type === 'Identifier' && imported.name !== 'default' ? imported.name : null;
}
