import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { contains, isFunction, parentOf } from './source.js';

/** `setTimeout(() => connect(), 1000)`: a function of the file that a timer goes on with. */
export interface ScheduledCall {
  readonly timer: TSESTree.CallExpression;
  readonly to: TSESTree.FunctionLike;
}

/** The timer that has what stands here run: it is, or is in, what the timer was handed. Null where it is run without one. */
export function timerAround(mention: TSESTree.Node): TSESTree.CallExpression | null {
  for (let node = mention, parent = parentOf(node); parent !== null; node = parent, parent = parentOf(node)) {
    if (parent.type === 'CallExpression' && parent.arguments[0] === node && lastNameOf(parent.callee) === 'setTimeout') return parent;
    if (isFunction(node) && parent.type !== 'CallExpression') return null;
  }
  return null;
}

/** Of these functions, which sets a timer that goes on with one of them: the innermost around each such timer. */
export function schedulersIn(cycle: readonly TSESTree.FunctionLike[], timers: readonly ScheduledCall[]): ReadonlySet<TSESTree.Node> {
  const own = timers.filter(({ to }) => cycle.includes(to));
  return new Set(own.flatMap(({ timer }) => cycle.filter((f) => contains(f, timer)).toSorted((a, b) => b.range[0] - a.range[0]).slice(0, 1)));
}

/** `setInterval(…)` */
export const isInterval = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && lastNameOf(node.callee) === 'setInterval';
