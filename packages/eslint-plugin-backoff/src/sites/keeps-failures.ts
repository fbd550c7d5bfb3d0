import type { TSESTree } from '@typescript-eslint/types';

import { functionOf } from './function-of.js';
import { holds } from './holds.js';
import { lastNameOf } from './members.js';
import { type Source, isFunction, parentOf } from './source.js';

/**
 * `async findWindow(label) { try { return (await allWindows()).find(isOf(label)); } catch (error) { log(error); } return null; }`: a call of a
 * function of this file that deals with all that it waits for, and lets no failure out.
 */
export function keepsFailures(call: TSESTree.Node, source: Source): boolean {
  const fn = call.type === 'CallExpression' ? functionOf(call.callee, source) : null;
  return fn !== null && letsNoneOut(fn, source);
}

/** A function that deals with all that it waits for. */
export function letsNoneOut(fn: TSESTree.FunctionLike, source: Source): boolean {
  const { body } = fn;
  if (!fn.async || body?.type !== 'BlockStatement') return false;
  const ways = waysOut(body, source);
  return ways.some(isWaited) && ways.every((way) => isKept(way, fn, source));
}

/** Where a function may fail: what it waits for, throws, and hands on as it is. */
function waysOut(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  if (isFunction(node)) return [];
  const inside = source.children(node).flatMap((child) => waysOut(child, source));
  return isWaited(node) || node.type === 'ThrowStatement' || (inside.length === 0 && mayHandOn(node, source)) ? [node, ...inside] : inside;
}

/** `await read()`, `for await (const part of stream)` */
const isWaited = (node: TSESTree.Node): boolean => node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await);

/** `return read();`, `return isOpen ? read() : null;`: what is given may be a promise that fails later. */
const mayHandOn = (node: TSESTree.Node, source: Source): boolean => node.type === 'ReturnStatement' && holds(node, ({ type }) => type === 'CallExpression' || type === 'NewExpression', source);

function isKept(way: TSESTree.Node, fn: TSESTree.Node, source: Source): boolean {
  if (way.type === 'ReturnStatement') return false;
  if (way.type === 'AwaitExpression' && isCaughtInChain(way.argument, source)) return true;
  for (let inner: TSESTree.Node = way, outer = parentOf(way); outer !== null && inner !== fn; inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'TryStatement' && outer.block === inner && outer.handler !== null) return waysOut(outer.handler, source).length === 0;
  }
  return false;
}

/** `request.catch(() => null)` */
function isCaughtInChain(promise: TSESTree.Expression, source: Source): boolean {
  if (promise.type !== 'CallExpression' || lastNameOf(promise.callee) !== 'catch') return false;
  const [handler] = promise.arguments;
  if (handler?.type !== 'ArrowFunctionExpression' && handler?.type !== 'FunctionExpression') return false;
  const { body } = handler;
  return body.type !== 'CallExpression' && waysOut(body, source).length === 0;
}
