import type { TSESTree } from '@typescript-eslint/types';

import { isImported } from '../../sites/members.js';
import { isFunction, type Source } from '../../sites/source.js';

/** How many constants may be made of one another. */
const MOST_STEPS = 3;

/**
 * `setTimeout(retry, DELAYS[attempt])` where `DELAYS` is an import, or made of one: how long its entries are, its author knows, and nobody
 * here whether they grow.
 */
export function isOfImport(wait: TSESTree.Node, source: Source, steps = MOST_STEPS): boolean {
  if (wait.type !== 'Identifier') return !isFunction(wait) && source.children(wait).some((child) => isOfImport(child, source, steps));
  if (isImported(wait, source)) return true;
  const definition = steps > 0 ? source.variable(wait)?.defs[0] : undefined;
  return definition?.type === 'Variable' && definition.node.init !== null && isOfImport(definition.node.init, source, steps - 1);
}
