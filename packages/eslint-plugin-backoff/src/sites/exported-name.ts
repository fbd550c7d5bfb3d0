import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** The name that a function has where it comes from: `delay` for `delayFn`, imported as `{ delay as delayFn }`. Null where it has none there. */
export function exportedName(callee: TSESTree.Node, source: Source): string | null {
  const definition = callee.type === 'Identifier' ? source.variable(callee)?.defs[0] : undefined;
  if (definition?.type !== 'ImportBinding' || definition.node.type !== 'ImportSpecifier') return null;
  const { imported } = definition.node;
  return imported.type === 'Identifier' && imported.name !== 'default' ? imported.name : null;
}

/** The member that a pattern takes a variable from: `expect` for `see` in `const { expect: see } = require('detox')`. Null where it is no such pattern. */
export function memberTaken(pattern: TSESTree.Node, variable: TSESTree.Node): string | null {
  if (pattern.type !== 'ObjectPattern') return null;
  const property = pattern.properties.find((each) => each.type === 'Property' && each.value === variable);
  return property?.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null;
}
