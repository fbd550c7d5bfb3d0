import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../sites/holds.js';
import { type Source, contains, enclosingFunction, parentOf } from '../sites/source.js';

/**
 * `let most = 5; if (options.forever) most = Infinity;`: whether a variable is set before a node on a condition that has nothing to do with it. What it is
 * there nobody knows, unless each is a number. One that is asked for itself, `if (most === undefined) most = 5;`, has its default.
 */
export function isSetConditionally(node: TSESTree.Node, source: Source): boolean {
  const variable = node.type === 'Identifier' ? source.variable(node) : undefined;
  return variable?.references.some((reference) => reference.isWrite() && reference.init !== true && reference.writeExpr?.type !== 'Literal' && isOnCondition(reference.identifier, node, variable.name, source)) ?? false;
}

function isOnCondition(write: TSESTree.Node, node: TSESTree.Node, name: string, source: Source): boolean {
  if (write.range[0] > node.range[0] || enclosingFunction(write) !== enclosingFunction(node)) return false;
  for (let around = parentOf(write); around !== null && !contains(around, node); around = parentOf(around)) {
    if (around.type === 'IfStatement') return !holds(around.test, (part) => part.type === 'Identifier' && part.name === name, source);
  }
  return false;
}
