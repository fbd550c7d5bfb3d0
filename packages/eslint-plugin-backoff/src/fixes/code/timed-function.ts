import type { TSESTree } from '@typescript-eslint/types';

const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']);

/** The name of the function that a timer is handed, and calls with nothing: `setTimeout(update, ms)`. Null for other calls. */
export function timedFunction({ callee, arguments: [fn, , ...rest] }: TSESTree.CallExpression): TSESTree.Identifier | null {
  return callee.type === 'Identifier' && TIMERS.has(callee.name) && rest.length === 0 && fn?.type === 'Identifier' ? fn : null;
}
