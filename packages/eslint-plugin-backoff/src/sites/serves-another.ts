import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { type Source, isFunction, parentOf } from './source.js';

/**
 * `try { const db = await open(); return await db.derive(config); } catch { } const db = await open(); return await db.lookup(token);`: whether what
 * two calls are made for is something else each time. The second one is no second try of the first then: it begins another way to the end.
 */
export function servesAnother(first: TSESTree.Node, again: TSESTree.Node, source: Source): boolean {
  return areOthers(awaitedAfter(first, source), awaitedAfter(again, source)) || goesOnOtherwise(first, again, source);
}

/** The same is told something else: `open('user')`, and `open('guest')` then. */
function goesOnOtherwise(first: TSESTree.Node, again: TSESTree.Node, source: Source): boolean {
  const [begun, another] = [chainedTo(first, source), chainedTo(again, source)];
  return begun !== null && another !== null && begun.name === another.name && begun.texts !== another.texts;
}

const areOthers = (begun: readonly string[], another: readonly string[]): boolean => begun.length > 0 && another.length > 0 && !begun.some((name) => another.includes(name));

/** What the `then` right behind a call gives, where that is a call that is told a text: `close().then(() => open('guest'))`. */
function chainedTo(call: TSESTree.Node, source: Source): { readonly name: string; readonly texts: string } | null {
  const given = givenBy(handlerBehind(call));
  const name = given === null ? '' : source.text(given.callee);
  const texts = given === null ? [] : given.arguments.filter(isText).map((text) => source.text(text));
  return texts.length === 0 || name.startsWith('console.') ? null : { name, texts: texts.join() };
}

/** The function that the `then` right behind a call is handed. */
function handlerBehind({ parent }: TSESTree.Node): TSESTree.Node | undefined {
  const chained = parent?.type === 'MemberExpression' && lastNameOf(parent) === 'then' ? parent.parent : undefined;
  return chained?.type === 'CallExpression' && chained.callee === parent ? chained.arguments[0] : undefined;
}

const givenBy = (handler: TSESTree.Node | undefined): TSESTree.CallExpression | null => (handler?.type === 'ArrowFunctionExpression' && handler.body.type === 'CallExpression' ? handler.body : null);

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
