import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction, operand } from '../code/arithmetic.js';
import type { DelayFormula } from './decompose-delay.js';
import type { Draft } from '../code/draft.js';
import { retryNumber } from '../attempts/retry-number.js';
import { bare } from '../code/syntax.js';

/** Takes `base * retry` apart, and a ceiling around it, where the retry is the site's own counter. Null for any other delay. */
export function decomposeLinear(expression: TSESTree.Node, draft: Draft): DelayFormula | null {
  const node = bare(expression);
  if (node.type === 'BinaryExpression' && node.operator === '*') return product(node.left, node.right, draft) ?? product(node.right, node.left, draft);
  if (node.type !== 'CallExpression' || mathFunction(node) !== 'min' || node.arguments.length !== 2) return null;
  const [first, second] = node.arguments;
  return first && second ? (capped(first, second, draft) ?? capped(second, first, draft)) : null;
}

function product(count: TSESTree.Node, base: TSESTree.Node, draft: Draft): DelayFormula | null {
  const attempt = retryIn(bare(count), draft);
  return attempt === null || isMoving(base, draft) ? null : { base: operand(base, draft.file), factor: '2', attempt, cap: null };
}

function capped(delay: TSESTree.Node, cap: TSESTree.Node, draft: Draft): DelayFormula | null {
  const formula = decomposeLinear(delay, draft);
  return formula && { ...formula, cap: draft.file.textOf(cap) };
}

/** The zero-based retry, where an expression is the counter, or the counter and a number. */
function retryIn(node: TSESTree.Node, draft: Draft): string | null {
  const counter = draft.site.facts.shape.counter;
  const isSum = node.type === 'BinaryExpression' && node.operator === '+' && literalNumber(node.right) !== null;
  const count = isSum ? bare(node.left) : node;
  return counter?.step === 1 && draft.file.textOf(count) === counter.text ? retryNumber(draft, count) : null;
}

function isMoving(base: TSESTree.Node, { file, site }: Draft): boolean {
  const counter = site.facts.shape.counter?.text;
  return [...file.within(base)].some((node) => file.textOf(node) === counter || node.type === 'CallExpression');
}
