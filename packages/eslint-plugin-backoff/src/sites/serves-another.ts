import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { type Source, isFunction, parentOf } from './source.js';

/**
 * `try { const db = await open(); return await db.derive(config); } catch { } const db = await open(); return await db.lookup(token);`: whether what
 * two calls are made for is something else each time. The second one is no second try of the first then: it begins another way to the end.
 */
export function servesAnother(first: TSESTree.Node, again: TSESTree.Node, source: Source): boolean {
  return areOthers(awaitedAfter(first, source), awaitedAfter(again, source)) || areOthers(chainedTo(first, source), chainedTo(again, source));
}

const areOthers = (begun: readonly string[], another: readonly string[]): boolean => begun.length > 0 && another.length > 0 && !begun.some((name) => another.includes(name));

/** What the `then` right behind a call calls, and the texts that it is told: `close().then(() => open('guest'))`. */
function chainedTo({ parent }: TSESTree.Node, source: Source): readonly string[] {
  const isThen = parent?.type === 'MemberExpression' && lastNameOf(parent) === 'then' && parent.parent.type === 'CallExpression' && parent.parent.callee === parent;
  const [handler] = isThen && parent.parent.type === 'CallExpression' ? parent.parent.arguments : [];
  return handler !== undefined && isFunction(handler) ? calledIn(handler.body, source) : [];
}

function calledIn(node: TSESTree.Node, source: Source): readonly string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'CallExpression' ? [[lastNameOf(node.callee), ...node.arguments.filter(isText).map((text) => source.text(text))].join(' ')] : [];
  return [...own, ...source.children(node).flatMap((child) => calledIn(child, source))];
}

const isText = (node: TSESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'string';

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
