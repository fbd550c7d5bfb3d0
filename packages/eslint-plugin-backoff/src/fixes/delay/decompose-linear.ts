import type { TSESTree } from '@typescript-eslint/types';
import { firstFactor, literalNumber, mathFunction, minus, operand, product as timesOf } from '../code/arithmetic.js';
import type { DelayFormula } from './decompose-delay.js';
import type { Draft } from '../code/draft.js';
import { retryNumber } from '../attempts/retry-number.js';
import { bare } from '../code/syntax.js';

/**
 * Takes `base * retry` and a ceiling around it apart, where the retry is the site's own counter: it goes on growing by its base, and
 * is the one ceiling of its retry. Null for any other delay.
 */
export function decomposeLinear(expression: TSESTree.Node, draft: Draft): DelayFormula | null {
  const node = bare(expression);
  if (node.type === 'Identifier') return retryAlone(node, draft);
  if (node.type === 'CallExpression') return limited(node, draft);
  if (node.type !== 'BinaryExpression' || node.operator !== '*') return null;
  return product(node.left, node.right, draft) ?? product(node.right, node.left, draft) ?? scaled(node.left, node.right, draft);
}

/** `base * attempt * 2`. */
function scaled(delay: TSESTree.Node, by: TSESTree.Node, draft: Draft): DelayFormula | null {
  const formula = bare(delay).type === 'BinaryExpression' && literalNumber(by) !== null ? decomposeLinear(delay, draft) : null;
  return formula && { ...formula, base: timesOf(formula.base, operand(by, draft.file)) };
}

function limited(call: TSESTree.CallExpression, draft: Draft): DelayFormula | null {
  if (mathFunction(call) !== 'min' || call.arguments.length !== 2) return null;
  const [first, second] = call.arguments;
  return first && second ? (capped(first, second, draft) ?? capped(second, first, draft)) : null;
}

/** The counter itself, as of a wait in seconds: `const seconds = attempt`. */
function retryAlone(count: TSESTree.Identifier, draft: Draft): DelayFormula | null {
  const attempt = retryIn(count, draft);
  return attempt === null ? null : grown('1', attempt);
}

function product(count: TSESTree.Node, base: TSESTree.Node, draft: Draft): DelayFormula | null {
  const attempt = retryIn(count, draft);
  return attempt === null || isMoving(base, draft) ? null : grown(firstFactor(base, draft.file), attempt);
}

/** What is waited before a zero-based retry: its base once more each time. */
function grown(base: string, attempt: string): DelayFormula {
  const [, times = `(${attempt} + 1)`] = /^(\S+) - 1$/.exec(attempt) ?? [];
  return { base: timesOf(base, times), factor: '2', attempt: '0', cap: null };
}

function capped(delay: TSESTree.Node, cap: TSESTree.Node, draft: Draft): DelayFormula | null {
  const formula = decomposeLinear(delay, draft);
  return formula && { ...formula, cap: draft.file.textOf(cap) };
}

/**
 * The zero-based retry, where an expression is the counter, or the counter and a number: 0 where the delay is its base once, whatever
 * the counter has come to by the first retry. A delay that begins with none begins with its base.
 */
function retryIn(expression: TSESTree.Node, draft: Draft): string | null {
  const { shape, delay } = draft.site.facts;
  const node = bare(expression);
  const isSum = node.type === 'BinaryExpression' && node.operator === '+';
  const added = isSum ? literalNumber(node.right) : 0;
  const count = isSum ? node.left : expression;
  if (added === null || shape.counter?.step !== 1 || draft.file.textOf(bare(count)) !== shape.counter.text) return null;
  return delay.steps[0]?.max === 0 ? retryNumber(draft, count) : minus(draft.file.textOf(count), 1 - added);
}

function isMoving(base: TSESTree.Node, { file, site }: Draft): boolean {
  const counter = site.facts.shape.counter?.text;
  return [...file.within(base)].some((node) => file.textOf(node) === counter || node.type === 'CallExpression');
}
