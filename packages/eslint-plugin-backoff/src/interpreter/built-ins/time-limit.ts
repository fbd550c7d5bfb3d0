import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { timerAround } from '../../sites/scheduled-call.js';
import { lastNameOf } from '../../sites/members.js';
import { contains, enclosingFunction, isFunction, parentOf } from '../../sites/source.js';

/**
 * `new Promise((resolve, reject) => { setTimeout(() => reject(late), 5000); socket.on('message', resolve); })`: whether a call of
 * `reject` is only the limit to a wait for something from outside, which may well come in time.
 */
export function isLimit(call: TSESTree.Node, promise: TSESTree.Node, run: Run): boolean {
  const executor = promise.type === 'NewExpression' ? promise.arguments[0] : undefined;
  if (run.cause !== 'timer' || executor === undefined || !isFunction(executor)) return false;
  const timer = timerAround(call) ?? call;
  if (timer === executor || enclosingFunction(timer) !== executor) return false;
  return [...run.scenario.operation.keys()].every((node) => !contains(promise, node)) && isHandedOn(executor, run);
}

/** How the promise is resolved is kept for later, or known to what listens to an event. */
function isHandedOn({ params: [resolve] }: TSESTree.FunctionLike, run: Run): boolean {
  const uses = resolve?.type === 'Identifier' ? (run.source.variable(resolve)?.references ?? []).map(({ identifier }) => identifier) : [];
  const listeners = [...run.handlers.values()].flat().flatMap(({ handler }) => (handler.kind === 'function' ? [handler.node] : []));
  return uses.some((use) => isKept(use) || listeners.some((listener) => contains(listener, use)));
}

/** `waiting.set(id, { resolve, reject })`, `this.answered = resolve`, `socket.once('message', resolve)`, and not `load().then(resolve)`, which answers for it. */
function isKept(use: TSESTree.Node): boolean {
  const parent = parentOf(use);
  if (parent?.type === 'Property' || (parent?.type === 'AssignmentExpression' && parent.right === use)) return true;
  return parent?.type === 'CallExpression' && parent.callee.type === 'MemberExpression' && parent.callee !== use && !isReaction(parent);
}

const isReaction = ({ callee }: TSESTree.CallExpression): boolean => /^(then|catch|finally)$/.test(lastNameOf(callee));
