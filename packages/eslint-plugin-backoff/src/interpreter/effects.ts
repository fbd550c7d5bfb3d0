import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from './calls.js';
import type { Run } from './run.js';
import { type Value, Mark, hasMark, symbolOf } from './values.js';

/**
 * Notes a call that is made for what it does: nobody uses its answer. What the run had found out about the object that it
 * belongs to has to be asked again.
 */
export function noteEffect(node: TSESTree.CallExpression, { holder }: Callee, run: Run): void {
  if (run.quiet > 0 || !run.inside || run.attempts === 0 || !isForEffect(node)) return;
  const changes = holder?.kind === 'unknown' && holder.symbol !== 'this' && run.forget(`${symbolOf(holder)}.`);
  run.emit({ kind: 'effect', node, changes });
}

function isForEffect({ parent }: TSESTree.CallExpression): boolean {
  return parent.type === 'ExpressionStatement' || (parent.type === 'AwaitExpression' && parent.parent.type === 'ExpressionStatement');
}

/** `guesses[match[1]] = match[2]`: what the failure told is written down, and the next attempt may be made by it. */
export function noteLearned(node: TSESTree.Node, parts: readonly Value[], run: Run): void {
  if (run.quiet === 0 && run.inside && run.attempts > 0 && parts.some((part) => hasMark(part, Mark.operation))) run.emit({ kind: 'effect', node, changes: true });
}
