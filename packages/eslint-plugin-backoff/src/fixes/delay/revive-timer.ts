import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { calleeName, isFunction, mayAwait } from '../code/syntax.js';
import { timerFunction } from './sleep-call.js';

/**
 * Has a timer that runs nothing be waited for: `await setTimeout(() => {}, ms)`, which gives its handle at once, also by way of
 * `Promise.resolve(…)`. False for any other wait.
 */
export function reviveTimer(draft: Draft, { node, delayNode }: Wait): boolean {
  if (!delayNode || !runsNothing(node)) return false;
  const whole = resolvedBy(node) ?? node;
  const isAwaited = whole.parent?.type === 'AwaitExpression';
  if (!isAwaited && !isAlone(whole)) return false;
  const resolve = /\bresolve\b/.test(draft.file.textOf(delayNode)) ? 'done' : 'resolve';
  draft.replaceRange([whole.range[0], delayNode.range[0]], `${isAwaited ? '' : 'await '}new Promise((${resolve}) => ${timerFunction(draft, node.range[0])}(${resolve}, `);
  draft.replaceRange([delayNode.range[1], whole.range[1]], '))');
  return true;
}

const isAlone = (node: TSESTree.Node): boolean => node.parent?.type === 'ExpressionStatement' && mayAwait(node);

function runsNothing(node: TSESTree.Node): boolean {
  const [callback] = node.type === 'CallExpression' && calleeName(node) === 'setTimeout' ? node.arguments : [];
  return callback !== undefined && isFunction(callback) && callback.body.type === 'BlockStatement' && callback.body.body.length === 0;
}

/** The `Promise.resolve(…)` that a node is given to. */
function resolvedBy({ parent }: TSESTree.Node): TSESTree.CallExpression | null {
  if (parent?.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression' || calleeName(parent) !== 'resolve') return null;
  const { object } = parent.callee;
  return object.type === 'Identifier' && object.name === 'Promise' ? parent : null;
}
