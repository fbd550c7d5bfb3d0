import type { TSESTree } from '@typescript-eslint/types';
import { asksCounter } from './asks-counter.js';
import type { Draft } from '../code/draft.js';
import { indentationAt } from '../code/file-style.js';
import { calleeName, isFunction, isInList, leaves, statementOf } from '../code/syntax.js';
import { triesAgain } from './tries-again.js';

/**
 * `setTimeout(() => { if (left === 1) { reject(error); return; } … }, ms)`: gives up before the timer is set, where all that it would do
 * first is to ask for the last attempt. False for any other wait.
 */
export function decideBeforeTimer(draft: Draft, wait: TSESTree.Node): boolean {
  const timer = statementOf(wait);
  const last = lastAskedBy(wait, draft);
  if (timer?.type !== 'ExpressionStatement' || timer.expression !== wait || !isInList(timer) || !last || !endsFunction(timer)) return false;
  const { file, style } = draft;
  const [start, end] = last.range;
  const inner = indentationAt(file.text, start);
  const outer = style.newline + indentationAt(file.text, timer.range[0]);
  const lines = file.textOf(last).split(/\r?\n/).map((line) => (line.startsWith(inner) ? line.slice(inner.length) : line));
  const gap = /^\s*/.exec(file.text.slice(end))?.[0].length ?? 0;
  draft.replaceRange([timer.range[0], end + gap], lines.join(outer) + outer + file.text.slice(timer.range[0], start));
  return true;
}

/** The question for the last attempt that a timer's function begins with, where that ends there and has more to do. */
function lastAskedBy(wait: TSESTree.Node, draft: Draft): TSESTree.IfStatement | null {
  const [callback] = wait.type === 'CallExpression' && calleeName(wait) === 'setTimeout' ? wait.arguments : [];
  const [first, ...others] = callback && isFunction(callback) && callback.body.type === 'BlockStatement' ? callback.body.body : [];
  return first?.type === 'IfStatement' && others.length > 0 && endsByCount(first, draft) ? first : null;
}

/** Whether a choice asks the counter alone and leaves, and means the same in another function. */
function endsByCount({ test, consequent, alternate }: TSESTree.IfStatement, draft: Draft): boolean {
  const parts = [test, consequent].flatMap((part) => [...draft.file.within(part)]);
  const isMovable = parts.every(({ type }) => !/^(ThisExpression|TemplateElement|AwaitExpression)$/.test(type));
  return alternate === null && leaves(consequent) && isMovable && asksCounter(test, draft) && !triesAgain(draft, consequent);
}

/** Whether a statement is the last of its function: what returns before it leaves nothing else out. */
const endsFunction = ({ parent, range }: TSESTree.Statement): boolean =>
  parent.type === 'BlockStatement' && isFunction(parent.parent) && parent.body.at(-1)?.range[1] === range[1];
