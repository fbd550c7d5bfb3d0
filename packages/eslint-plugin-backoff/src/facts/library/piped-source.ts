import type { TSESTree } from '@typescript-eslint/types';

import { begins, isBegunBefore } from '../../detection/begun-before.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { isConnect } from '../../sites/connects.js';
import { holds } from '../../sites/holds.js';
import { lastNameOf, unwrapped } from '../../sites/members.js';
import { isParameter } from '../../sites/parameters.js';
import { standsFor } from '../../sites/stands-for.js';
import { type Source, isFunction } from '../../sites/source.js';

/** What an operator repeats: what its pipe begins with, and the operators between. */
export interface Piped {
  readonly from: TSESTree.Expression;
  readonly between: readonly TSESTree.Node[];
}

/** Null where an operator stands in no pipe that the file shows. */
export function pipedFrom({ library, node, evaluation: { source } }: LibraryUse): Piped | null {
  const pipe = node.parent;
  if (library.requests === undefined || pipe.type !== 'CallExpression' || pipe.callee.type !== 'MemberExpression') return null;
  const between: TSESTree.Node[] = pipe.arguments.slice(0, pipe.arguments.findIndex((argument) => argument === node));
  let from = unwrapped(pipe.callee.object);
  for (let pipes = 0; pipes < MOST_PIPES; pipes += 1) {
    const stands: TSESTree.Expression = standsFor(from, source) ?? from;
    if (stands.type !== 'CallExpression' || stands.callee.type !== 'MemberExpression' || lastNameOf(stands.callee) !== 'pipe') return { from: stands, between };
    between.push(...stands.arguments);
    from = unwrapped(stands.callee.object);
  }
  return { from, between };
}

/** How many pipes may lead into one another: one field may be made of the next. */
const MOST_PIPES = 8;

/**
 * Whether an operator stands behind what may go on for ever: what is handed in, `(changes) => changes.pipe(retry())`, kept somewhere, `this.messages`,
 * or made of what comes in time. What a call has just given comes to its end.
 */
export function isStreamPiped(use: LibraryUse): boolean {
  const { from, between = [] } = pipedFrom(use) ?? {};
  if (from === undefined) return use.library.requests !== undefined;
  if (from.type === 'CallExpression') return isMadeInTime(from, use);
  if (from.type === 'NewExpression') return isMadeToTell(from, between, use);
  return from.type === 'MemberExpression' || (from.type === 'Identifier' && isParameter(from, use.evaluation.source));
}

/** `new Subject()`, and what gives its last value anew, `new BehaviorSubject(true)`, where that opens a connection each time. */
function isMadeToTell({ callee }: TSESTree.NewExpression, between: Piped['between'], { library: { streams = [], replays = [] }, evaluation: { source }, exportOf }: LibraryUse): boolean {
  const made = exportOf(callee) ?? '';
  return streams.includes(made) || (replays.includes(made) && between.some((operator) => holds(operator, (node) => node.type === 'CallExpression' && isConnect(node), source)));
}

/** `interval(1000)`, `merge(clicks, keys)`; several requests, `concat(http.get(a), http.get(b))`, come to their end. */
function isMadeInTime(call: TSESTree.CallExpression, { library: { streams = [], joins = [] }, evaluation: { source }, exportOf }: LibraryUse): boolean {
  const made = exportOf(call.callee) ?? '';
  return streams.includes(made) || (joins.includes(made) && !call.arguments.some((argument) => holds(argument, ({ type }) => type === 'CallExpression', source)));
}

/**
 * `from(fetch(url)).pipe(retry(3))`, `retry(() => pending)`: where what is tried again is a promise that was begun before; `unknown` where it may be
 * one. Null where it is none, or an operator between begins something with each attempt.
 */
export function begunBefore(use: LibraryUse): TSESTree.Node | 'unknown' | null {
  const by = use.operation?.node;
  if (by !== undefined) return isFunction(by) ? promiseGivenBy(by, use.evaluation.source) : null;
  const { from, between = [] } = pipedFrom(use) ?? {};
  const isTaken = from?.type === 'CallExpression' && use.library.takesPromise === use.exportOf(from.callee);
  return isTaken && between.every((operator) => isPlain(operator, use)) ? promiseTakenBy(from, use.evaluation.source) : null;
}

/** An operator that begins nothing: `map(read)`, and not `switchMap(load)`. */
function isPlain(operator: TSESTree.Node, { library: { passing = [] }, exportOf }: LibraryUse): boolean {
  const name = operator.type === 'CallExpression' ? (exportOf(operator.callee) ?? '') : '';
  return passing.includes(name) && !/\wMap$/.test(name);
}

function promiseTakenBy(from: TSESTree.CallExpression, source: Source): TSESTree.Node | 'unknown' | null {
  const [argument] = from.arguments;
  if (argument?.type === 'CallExpression') return begins(argument, source) ? from : 'unknown';
  if (argument?.type !== 'Identifier') return null;
  const written = standsFor(argument, source)?.type ?? '';
  return isBegunBefore(argument, from, source) ? from : /^(Call|Conditional)Expression$/.test(written) ? 'unknown' : null;
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
