import type { TSESTree } from '@typescript-eslint/types';

import type { LibraryUse } from '../../libraries/library-use.js';
import { functionOf } from '../../sites/function-of.js';
import { letsNoneOut } from '../../sites/keeps-failures.js';
import type { Source } from '../../sites/source.js';

/**
 * `queryFn: async () => { try { return await load(); } catch { return NONE; } }`: no failure comes to the library, which tries none again. Who
 * asks for the next attempt by hand, or judges answers, may want another one all the same.
 */
export function neverFails(use: LibraryUse): boolean {
  const { call, operation, library, given, evaluation: { source } } = use;
  if (operation === null || call.handle !== undefined || operation.asks.length > 0) return false;
  const judges = Object.entries(library.options).some(([name, { role }]) => /^(predicate|other)$/.test(role) && given.isGiven(name));
  const fn = functionOf(operation.node, source);
  return fn?.body != null && !judges && letsNoneOut(fn, source) && !mayThrow(fn.body, source);
}

/** Whether something is called outside of all that is tried, which may throw: but for the console. */
function mayThrow(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'CallExpression' && !/^console\./.test(source.text(node.callee))) return true;
  return source.children(node).some((child) => !(node.type === 'TryStatement' && node.handler !== null && child === node.block) && mayThrow(child, source));
}
