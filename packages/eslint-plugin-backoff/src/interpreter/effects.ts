import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from './calls.js';
import type { Run } from './run.js';
import { type Value, Mark, hasMark, symbolOf } from './values.js';

/**
 * Notes a call that is made for what it does: nobody uses its answer. What the run had found out about the object that it
 * belongs to has to be asked again.
 */
export function noteEffect(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): void {
  if (run.quiet > 0 || !run.inside || run.attempts === 0 || !isForEffect(node)) return;
  const { holder } = callee;
  const isForgotten = holder?.kind === 'unknown' && holder.symbol !== 'this' && run.forget(`${symbolOf(holder)}.`);
  run.emit({ kind: 'effect', node, changes: isForgotten || clearsWay(node, callee, args, run) });
}

/** `fs.unlinkSync(path)`, `await create(parent)`: what is done to something that the operation is called with, and seen through. */
function clearsWay({ parent }: TSESTree.CallExpression, { name }: Callee, args: readonly Value[], run: Run): boolean {
  if (parent.type !== 'AwaitExpression' && !name.endsWith('Sync')) return false;
  const named = (values: readonly Value[]): readonly string[] => values.flatMap((value) => (value.kind === 'unknown' && !hasMark(value, Mark.operation) ? [value.symbol] : []));
  const given = new Set([...run.scenario.operation.keys()].flatMap((operation) => named(run.requests.get(operation) ?? [])));
  return named(args).some((symbol) => given.has(symbol));
}

function isForEffect({ parent }: TSESTree.CallExpression): boolean {
  return parent.type === 'ExpressionStatement' || (parent.type === 'AwaitExpression' && parent.parent.type === 'ExpressionStatement');
}

/** `guesses[match[1]] = match[2]`: what the failure told is written down, and the next attempt may be made by it. */
export function noteLearned(node: TSESTree.Node, parts: readonly Value[], run: Run): void {
  if (run.quiet === 0 && run.inside && run.attempts > 0 && parts.some((part) => hasMark(part, Mark.operation))) run.emit({ kind: 'effect', node, changes: true });
}
