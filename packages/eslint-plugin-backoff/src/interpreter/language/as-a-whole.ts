import type { TSESTree } from '@typescript-eslint/types';

import { type Source, isFunction } from '../../sites/source.js';
import type { WaitEvent } from '../values/time.js';
import { isStandIn } from './stand-in.js';

/** What a run saw of a function of this file. */
export interface Seen {
  readonly waits: readonly WaitEvent[];
  /** What it gave was not there before those waits were over. */
  readonly isTimed: boolean;
  /** Nothing inside of it may be an operation. */
  readonly isAlone: boolean;
}

/** Whether a function of this file may be an operation, as a whole: it takes a while and may fail, and its waits are not what takes it. */
export const failsAsAWhole = (fn: TSESTree.FunctionLike, { waits, isTimed, isAlone }: Seen, source: Source): boolean =>
  (fn.async && (!isTimed || waits.length === 0) && mayReject(fn, source)) || (isAlone && isStandIn(fn, waits, source));

const known = new WeakMap<TSESTree.Node, boolean>();

/** One that waits in a `try` alone, whose `catch` does not throw, `try { return await load(); } catch { return null; }`, tells of no failure by one. */
function mayReject({ body }: TSESTree.FunctionLike, source: Source): boolean {
  if (body?.type !== 'BlockStatement' || !body.body.some(catches)) return true;
  const answer = known.get(body) ?? letsOut(body, source);
  known.set(body, answer);
  return answer;
}

const catches = (node: TSESTree.Node): node is TSESTree.TryStatement => node.type === 'TryStatement' && node.handler !== null;

/** Waits, throws or gives what may be a promise, where nothing around it catches that. */
function letsOut(node: TSESTree.Node, source: Source): boolean {
  if (isFunction(node)) return false;
  if (catches(node)) return givesPromise(node.block, source) || [node.handler, node.finalizer].some((part) => part !== null && letsOut(part, source));
  return node.type === 'AwaitExpression' || node.type === 'ThrowStatement' || isGivenOn(node) || source.children(node).some((child) => letsOut(child, source));
}

/** `return client.get(key);` in a `try`: its failure is not seen there. */
const givesPromise = (node: TSESTree.Node, source: Source): boolean => isGivenOn(node) || (!isFunction(node) && source.children(node).some((child) => givesPromise(child, source)));

const isGivenOn = (node: TSESTree.Node): boolean => node.type === 'ReturnStatement' && node.argument?.type === 'CallExpression';
