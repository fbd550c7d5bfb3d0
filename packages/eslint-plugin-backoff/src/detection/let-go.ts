import type { TSESTree } from '@typescript-eslint/types';

import { isFunction, parentOf } from '../sites/source.js';

/**
 * `try { try { await old.close(); } catch {} await open(); } catch …` in a candidate: what fails there is let go, and what is tried comes
 * after it.
 */
export function isLetGo(node: TSESTree.Node, candidate: TSESTree.Node): boolean {
  const [inner, ...outer] = handlersAround(node, candidate);
  return inner !== undefined && inner.body.body.length === 0 && outer.length > 0;
}

/** What catches in the same function, up to the candidate, the nearest first. */
function handlersAround(node: TSESTree.Node, candidate: TSESTree.Node): readonly TSESTree.CatchClause[] {
  const handlers: TSESTree.CatchClause[] = [];
  for (let inner = node, outer = parentOf(node); outer !== null && inner !== candidate && !isFunction(inner); inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.block === inner && outer.handler !== null) handlers.push(outer.handler);
  }
  return handlers;
}
