import type { TSESTree } from '@typescript-eslint/types';

import { unwrapped } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import { standsFor } from '../../sites/stands-for.js';

/** Constants on the way to the list, at most. */
const MOST_NAMES = 3;

/**
 * The longest wait of the list that the file writes down where a length is an entry of it, `DELAYS_MS[attempt]`, `DELAYS_MS[attempt] ?? 5000`: all the ceiling
 * that there has to be. What is not written as a number counts as 0. Null for any other length.
 */
export function longestEntry(written: TSESTree.Expression, source: Source, depth = 0): number | null {
  const node = unwrapped(written);
  if (node.type === 'LogicalExpression') return longestEntry(node.left, source, depth);
  if (node.type === 'MemberExpression') return node.computed && node.property.type !== 'Literal' ? longestOf(node.object, source) : null;
  const init = node.type === 'Identifier' && depth < MOST_NAMES ? initOf(node, source) : null;
  return init && longestEntry(init, source, depth + 1);
}

/** What a constant is. */
function initOf(name: TSESTree.Identifier, source: Source): TSESTree.Expression | null {
  const definition = source.variable(name)?.defs[0];
  return definition?.type === 'Variable' && definition.parent.kind === 'const' ? definition.node.init : null;
}

function longestOf(written: TSESTree.Expression, source: Source): number | null {
  const node = unwrapped(written);
  const list = node.type === 'ArrayExpression' ? node : (standsFor(node, source) ?? node);
  const table = unwrapped(list);
  return table.type === 'ArrayExpression' ? Math.max(0, ...table.elements.map((element) => (element?.type === 'Literal' && typeof element.value === 'number' ? element.value : 0))) : null;
}
