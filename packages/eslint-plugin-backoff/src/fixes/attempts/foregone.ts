import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { bare, isLoop } from '../code/syntax.js';
import { stepsIn } from './steps.js';

/** Whether what the head of the loop asks of its counter leaves a further question no choice. */
export const isForegone = (test: TSESTree.Node, draft: Draft): boolean => isNeverSo(test, draft) || isAlwaysSo(test, draft);

/** `i === retries` in `for (let i = 0; i < retries; i++)`: in no turn of it. */
function isNeverSo(test: TSESTree.Node, { site: { node: site }, file }: Draft): boolean {
  if (!isLoop(site) || !('test' in site)) return false;
  const { test: head } = site;
  if (head?.type !== 'BinaryExpression' || head.operator !== '<' || test.type !== 'BinaryExpression' || !/^(={2,3}|>=)$/.test(test.operator)) return false;
  return file.textOf(head.left) === file.textOf(test.left) && file.textOf(head.right) === file.textOf(test.right) && stepsIn(site.body, file.textOf(test.left), file).length === 0;
}

/** `i < retries + 1` in `for (let i = 1; i <= retries; i++)`: in every turn of it. */
function isAlwaysSo(test: TSESTree.Node, { site: { node: site }, file }: Draft): boolean {
  const head = isLoop(site) && 'test' in site ? highestIn(site.test, file) : null;
  const asked = highestIn(test, file);
  if (!head || asked?.counter !== head.counter || asked.limit !== head.limit) return false;
  return asked.beyond >= head.beyond && isLoop(site) && stepsIn(site.body, head.counter, file).length === 0;
}

interface Highest {
  readonly counter: string;
  readonly limit: string;
  /** How much more than the limit. */
  readonly beyond: number;
}

/** The most that a counter may be: 1 beyond `retries` for `i < retries + 2`. Null for what is no such question. */
function highestIn(test: TSESTree.Node | null, file: Draft['file']): Highest | null {
  if (test?.type !== 'BinaryExpression' || !/^<=?$/.test(test.operator)) return null;
  const { limit, beyond } = takenApart(bare(test.right));
  return beyond === null ? null : { counter: file.textOf(test.left), limit: file.textOf(limit), beyond: test.operator === '<' ? beyond - 1 : beyond };
}

/** `retries` and 1 of `retries + 1`; null for the number where it is none. */
function takenApart(sum: TSESTree.Node): { readonly limit: TSESTree.Node; readonly beyond: number | null } {
  if (sum.type !== 'BinaryExpression' || !/^[-+]$/.test(sum.operator)) return { limit: sum, beyond: 0 };
  const more = literalNumber(sum.right);
  return { limit: sum.left, beyond: more === null || sum.operator === '+' ? more : -more };
}
