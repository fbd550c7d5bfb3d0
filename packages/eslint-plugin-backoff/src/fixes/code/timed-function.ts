import type { TSESTree } from '@typescript-eslint/types';

const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']);

/** What a timer is handed, to be called with nothing. */
export interface Timed {
  readonly node: TSESTree.Expression;
  /** What it calls: `update`, and `this.update` of `this.update.bind(this)`. */
  readonly callee: TSESTree.Identifier | TSESTree.MemberExpression;
}

/** The function that a timer is handed by its name: `setTimeout(update, ms)`, `setTimeout(this.update.bind(this), ms)`. Null for other calls. */
export function timedFunction({ callee, arguments: [fn, , ...rest] }: TSESTree.CallExpression): Timed | null {
  const isTimer = callee.type === 'Identifier' && TIMERS.has(callee.name) && rest.length === 0;
  if (!isTimer || fn === undefined || fn.type === 'SpreadElement') return null;
  if (fn.type === 'Identifier') return { node: fn, callee: fn };
  const bound = fn.type === 'CallExpression' ? boundToThis(fn) : null;
  return bound && { node: fn, callee: bound };
}

/** `this.update` of `this.update.bind(this)`. */
function boundToThis({ callee, arguments: [self, ...rest] }: TSESTree.CallExpression): TSESTree.MemberExpression | null {
  const isBind = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'bind';
  if (!isBind || rest.length > 0 || self?.type !== 'ThisExpression') return null;
  return callee.object.type === 'MemberExpression' && callee.object.object.type === 'ThisExpression' ? callee.object : null;
}
