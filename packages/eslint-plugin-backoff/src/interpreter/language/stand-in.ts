import type { TSESTree } from '@typescript-eslint/types';

import { type Source, contains, isFunction } from '../../sites/source.js';
import type { WaitEvent } from '../values/time.js';

/**
 * Whether a function that only waits stands in for something that takes a while and may fail, as a test's `fakeRequest` does. One whose
 * caller says how long it waits is a sleep, even if that can be broken off.
 */
export const isStandIn = (fn: TSESTree.FunctionLike, waits: readonly WaitEvent[], source: Source): boolean =>
  waits.length > 0 && !waits.some((wait) => isAskedFor(wait, fn, source)) && mayFail(fn, source);

/** The length of the wait is made of a parameter of the function. */
function isAskedFor({ node, argument }: WaitEvent, fn: TSESTree.FunctionLike, source: Source): boolean {
  const length = node.type === 'CallExpression' && argument !== null ? node.arguments[argument] : undefined;
  return length !== undefined && fn.params.some((param) => namesIn(param, source).some((name) => source.variable(name)?.references.some(({ identifier }) => contains(length, identifier))));
}

function namesIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  return node.type === 'Identifier' ? [node] : source.children(node).flatMap((child) => namesIn(child, source));
}

function mayFail(node: TSESTree.Node, source: Source): boolean {
  return node.type === 'ThrowStatement' || isRejection(node, source) || source.children(node).some((child) => mayFail(child, source));
}

/** `Promise.reject(error)`, or a `new Promise((resolve, reject) => …)` that uses its `reject`. */
const isRejection = (node: TSESTree.Node, source: Source): boolean =>
  node.type === 'CallExpression' ? source.text(node.callee) === 'Promise.reject' : node.type === 'NewExpression' && source.text(node.callee) === 'Promise' && usesReject(node.arguments[0], source);

function usesReject(executor: TSESTree.Node | undefined, source: Source): boolean {
  const reject = executor !== undefined && isFunction(executor) ? executor.params[1] : undefined;
  return reject !== undefined && (source.variable(reject)?.references.length ?? 0) > 0;
}
