import type { TSESTree } from '@typescript-eslint/types';

import { begins, isBegunBefore } from '../../detection/begun-before.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { lastNameOf, unwrapped } from '../../sites/members.js';
import { isParameter } from '../../sites/parameters.js';
import { standsFor } from '../../sites/stands-for.js';
import { type Source, isFunction } from '../../sites/source.js';

/** What a pipe begins with that an operator repeats: null where the operator stands in none that the file shows. */
export function pipedFrom({ library, node, evaluation: { source } }: LibraryUse): TSESTree.Expression | null {
  const pipe = node.parent;
  if (library.requests === undefined || pipe.type !== 'CallExpression' || pipe.callee.type !== 'MemberExpression') return null;
  let from = unwrapped(pipe.callee.object);
  while (from.type === 'CallExpression' && from.callee.type === 'MemberExpression' && lastNameOf(from.callee) === 'pipe') from = unwrapped(from.callee.object);
  const written = from.type === 'Identifier' ? standsFor(from, source) : null;
  return written ?? from;
}

/**
 * Whether an operator stands behind what may go on for ever: what is handed in, `(changes) => changes.pipe(retry())`, kept somewhere, `this.messages`,
 * or made of what comes in time. What a call has just given comes to its end.
 */
export function isStreamPiped(use: LibraryUse): boolean {
  const { library: { requests, streams = [] }, evaluation: { source }, exportOf } = use;
  const from = pipedFrom(use);
  if (from === null) return requests !== undefined;
  return from.type === 'MemberExpression' || (from.type === 'Identifier' && isParameter(from, source)) || (from.type === 'CallExpression' && streams.includes(exportOf(from.callee) ?? ''));
}

/**
 * `from(fetch(url)).pipe(retry(3))`, `retry(() => pending)`: where what is tried again is a promise that was begun before; `unknown` where it may be
 * one. Null where it is none.
 */
export function begunBefore(use: LibraryUse): TSESTree.Node | 'unknown' | null {
  const by = use.operation?.node;
  if (by !== undefined) return isFunction(by) ? promiseGivenBy(by, use.evaluation.source) : null;
  const from = pipedFrom(use);
  return from?.type === 'CallExpression' && use.library.takesPromise === use.exportOf(from.callee) ? promiseTakenBy(from, use.evaluation.source) : null;
}

function promiseTakenBy(from: TSESTree.CallExpression, source: Source): TSESTree.Node | 'unknown' | null {
  const [argument] = from.arguments;
  if (argument?.type === 'Identifier') return isBegunBefore(argument, from, source) ? from : 'unknown';
  return argument?.type === 'CallExpression' ? (begins(argument, source) ? from : 'unknown') : null;
}

/** `() => pending`, of a function that does nothing else. */
function promiseGivenBy(fn: TSESTree.FunctionLike, source: Source): TSESTree.Node | null {
  const given = onlyGivenBy(fn);
  const promise = given?.type === 'AwaitExpression' ? given.argument : given;
  return promise != null && isBegunBefore(promise, fn, source) ? promise : null;
}

function onlyGivenBy({ body }: TSESTree.FunctionLike): TSESTree.Node | null {
  if (body?.type !== 'BlockStatement') return body ?? null;
  const [only, ...more] = body.body;
  return more.length === 0 && only?.type === 'ReturnStatement' ? only.argument : null;
}
