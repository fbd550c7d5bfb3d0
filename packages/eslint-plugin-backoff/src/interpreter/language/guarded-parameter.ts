import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf, type Source } from '../../sites/source.js';

/** Whether a call runs, inside of a `try`, the function that its own function was handed: that may throw at once. */
export function isGuardedParameter(node: TSESTree.CallExpression, source: Source): boolean {
  if (node.callee.type !== 'Identifier' || !isParameter(node.callee, source)) return false;
  let inner: TSESTree.Node = node;
  for (let outer = parentOf(node); outer !== null && !isFunction(outer); outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.block === inner) return true;
    inner = outer;
  }
  return false;
}

/** Of a function that makes a promise, `resolve` and `reject` settle it: they cannot fail. */
function isParameter(name: TSESTree.Identifier, source: Source): boolean {
  const definition = source.variable(name)?.defs[0];
  return definition?.type === 'Parameter' && definition.node.parent.type !== 'NewExpression';
}
