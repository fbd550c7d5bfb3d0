import type { TSESTree } from '@typescript-eslint/types';

import type { LibraryUse } from '../../libraries/library-use.js';
import { functionOf } from '../../sites/function-of.js';
import { holds } from '../../sites/holds.js';
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
  return !judges && lastsThrough(operation.node, source, DEEPEST);
}

/** How many functions of this file may stand between the library and what deals with the failures. */
const DEEPEST = 3;

/** Whether a function lets no failure out, or only gives what one such gives: `() => addresses(storage)`. */
function lastsThrough(node: TSESTree.Node, source: Source, depth: number): boolean {
  const fn = functionOf(node, source);
  if (fn?.body == null || depth === 0) return false;
  const given = onlyCallOf(fn);
  if (given !== null && given.arguments.every((argument) => !mayWait(argument, source))) return lastsThrough(given.callee, source, depth - 1);
  return letsNoneOut(fn, source) && !mayThrow(fn.body, source);
}

/** The call that is all of a function: `() => load()`, `async () => { return await load(); }`. */
function onlyCallOf({ body }: TSESTree.FunctionLike): TSESTree.CallExpression | null {
  const [only, ...others] = body?.type === 'BlockStatement' ? body.body : [body];
  const given = only?.type === 'ReturnStatement' ? only.argument : only;
  const call = given?.type === 'AwaitExpression' ? given.argument : given;
  return call?.type === 'CallExpression' && others.length === 0 ? call : null;
}

const mayWait = (node: TSESTree.Node, source: Source): boolean => holds(node, ({ type }) => type === 'AwaitExpression', source);

/** Whether something is called outside of all that is tried, which may throw: but for the console. */
function mayThrow(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'CallExpression' && !/^console\./.test(source.text(node.callee))) return true;
  return source.children(node).some((child) => !(node.type === 'TryStatement' && node.handler !== null && child === node.block) && mayThrow(child, source));
}
