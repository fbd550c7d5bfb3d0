import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { type Source, isFunction, parentOf } from './source.js';

/**
 * `try { const db = await open(); return await db.derive(config); } catch { } const db = await open(); return await db.lookup(token);`: whether what
 * two calls are made for is something else each time. The second one is no second try of the first then: it begins another way to the end.
 */
export function servesAnother(first: TSESTree.Node, again: TSESTree.Node, source: Source): boolean {
  const [begun, another] = [awaitedAfter(first, source), awaitedAfter(again, source)];
  return begun.length > 0 && another.length > 0 && !begun.some((name) => another.includes(name));
}

/** The names of what is awaited behind a call, in the block that the call stands in. */
function awaitedAfter(call: TSESTree.Node, source: Source): readonly string[] {
  let [inner, outer] = [call, parentOf(call)];
  while (outer !== null && outer.type !== 'BlockStatement') [inner, outer] = [outer, parentOf(outer)];
  return outer === null ? [] : outer.body.slice(outer.body.findIndex((statement) => statement === inner) + 1).flatMap((statement) => awaitedIn(statement, source));
}

function awaitedIn(node: TSESTree.Node, source: Source): readonly string[] {
  if (isFunction(node)) return [];
  const names = node.type === 'AwaitExpression' && node.argument.type === 'CallExpression' ? [lastNameOf(node.argument.callee)] : [];
  return [...names, ...source.children(node).flatMap((child) => awaitedIn(child, source))];
}
