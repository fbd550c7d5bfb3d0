import type { TSESTree } from '@typescript-eslint/types';

import { parametersOf } from '../../sites/parameters.js';
import { type Source, contains, enclosingFunction, isFunction } from '../../sites/source.js';
import type { WaitEvent } from '../values/time.js';

/**
 * Whether a function that only waits stands in for something that takes a while and may fail, as a test's `fakeRequest` does. One whose
 * caller says how long it waits is a sleep, even if that can be broken off.
 */
export const isStandIn = (fn: TSESTree.FunctionLike, waits: readonly WaitEvent[], source: Source): boolean =>
  waits.length > 0 && !waits.some((wait) => isAskedFor(wait, fn, source)) && mayFail(fn, fn, waits, source);

/** The length of the wait is made of a parameter of the function. */
function isAskedFor({ node, argument }: WaitEvent, fn: TSESTree.FunctionLike, source: Source): boolean {
  const length = node.type === 'CallExpression' && argument !== null ? node.arguments[argument] : undefined;
  return length !== undefined && namesIn(length, source).some((name) => isMadeOfParameter(name, fn, source));
}

/** `ms`, and `length` where `const length = Math.max(0, ms)`. */
function isMadeOfParameter(name: TSESTree.Node, fn: TSESTree.FunctionLike, source: Source): boolean {
  const definition = source.variable(name)?.defs[0];
  if (definition?.type === 'Parameter') return definition.node === fn;
  const isBefore = definition !== undefined && contains(fn, definition.node) && definition.node.range[1] <= name.range[0];
  const init = isBefore && definition.type === 'Variable' ? definition.node.init : null;
  return init !== null && namesIn(init, source).some((inner) => isMadeOfParameter(inner, fn, source));
}

function namesIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  return node.type === 'Identifier' ? [node] : source.children(node).flatMap((child) => namesIn(child, source));
}

/** Throws by itself, or rejects: what functions inside do when something else happens is theirs. */
function mayFail(node: TSESTree.Node, fn: TSESTree.FunctionLike, waits: readonly WaitEvent[], source: Source): boolean {
  if (node.type === 'ThrowStatement') return enclosingFunction(node) === fn;
  return isRejection(node, waits, source) || source.children(node).some((child) => mayFail(child, fn, waits, source));
}

/** `Promise.reject(error)`, or a `new Promise((resolve, reject) => …)` that uses its `reject`. */
const isRejection = (node: TSESTree.Node, waits: readonly WaitEvent[], source: Source): boolean =>
  node.type === 'CallExpression' ? source.text(node.callee) === 'Promise.reject' : node.type === 'NewExpression' && source.text(node.callee) === 'Promise' && usesReject(node.arguments[0], waits, source);

/** By itself, or when the time is over: a signal that breaks a sleep off is no failure of what takes a while. */
function usesReject(executor: TSESTree.Node | undefined, waits: readonly WaitEvent[], source: Source): boolean {
  const reject = executor !== undefined && isFunction(executor) ? parametersOf(executor)[1] : undefined;
  const uses = reject === undefined ? [] : (source.variable(reject)?.references ?? []);
  return uses.some(({ identifier }) => enclosingFunction(identifier) === executor || waits.some(({ node }) => contains(node, identifier)));
}
