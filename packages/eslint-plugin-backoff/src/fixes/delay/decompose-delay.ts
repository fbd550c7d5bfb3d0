import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber, mathFunction, numberIn, operand, product, usesChance } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import { lesserOf } from '../code/lesser-of.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, functionAround } from '../code/syntax.js';

/** An exponential delay taken apart: `min(cap, base × factor ^ attempt)`, each as an expression's text. */
export interface DelayFormula {
  readonly base: string;
  readonly factor: string;
  readonly attempt: string;
  /** Null where the expression has no ceiling. */
  readonly cap: string | null;
}

const ROUNDING: readonly (string | null)[] = ['floor', 'ceil', 'round', 'trunc'];

/**
 * Takes an exponential delay apart, whatever jitter it has left out. Null for any other delay: one that grows otherwise, or
 * of which a part would be lost.
 */
export function decomposeDelay(expression: TSESTree.Node, file: SourceFile): DelayFormula | null {
  const node = bare(expression);
  switch (node.type) {
    case 'CallExpression':
      return decomposeCall(node, file);
    case 'BinaryExpression':
      return decomposeBinary(node, file);
    case 'Identifier': {
      const value = constantValue(node, file);
      return value && !isOutdated(value, node, file) ? decomposeDelay(value, file) : null;
    }
    case 'ConditionalExpression':
      return decomposeLesser(node, file) ?? decomposeChoice(node, file);
    default:
      return null;
  }
}

/** `const delay = BASE * 2 ** attempt; attempt += 1; … delay`: whether what a value is made of is set before it is used, and would come to something else there. */
function isOutdated(value: TSESTree.Node, use: TSESTree.Node, file: SourceFile): boolean {
  const around = functionAround(use);
  if (functionAround(value) !== around) return false;
  const isBetween = ({ range }: TSESTree.Node): boolean => range[0] >= value.range[1] && range[1] <= use.range[0];
  const parts = new Set([...file.within(value)].filter(({ type }) => /^(Identifier|MemberExpression)$/.test(type)).map((part) => file.textOf(part)));
  return [...file.within(around ?? file.program)].some((node) => isBetween(node) && ((node.type === 'AssignmentExpression' && parts.has(file.textOf(node.left))) || (node.type === 'UpdateExpression' && parts.has(file.textOf(node.argument)))));
}

/** `attempt === 0 ? base : base * 2 ** attempt`: what stands apart is what the rest comes to. */
function decomposeChoice({ test, consequent, alternate }: TSESTree.ConditionalExpression, file: SourceFile): DelayFormula | null {
  if (test.type !== 'BinaryExpression' || literalNumber(test.right) !== 0) return null;
  const [first, others] = /^===?$/.test(test.operator) ? [consequent, alternate] : test.operator === '>' ? [alternate, consequent] : [];
  const formula = others ? decomposeDelay(others, file) : null;
  return formula && first && formula.attempt === file.textOf(test.left) && formula.base === file.textOf(first) ? formula : null;
}

function decomposeCall(call: TSESTree.CallExpression, file: SourceFile): DelayFormula | null {
  const name = mathFunction(call);
  const [first, second] = call.arguments;
  if (!first) return null;
  if (ROUNDING.includes(name)) return decomposeDelay(first, file);
  if (name === 'exp') return growing('Math.E', first, file);
  return second && call.arguments.length === 2 ? decomposeOfTwo(call, first, second, file) : null;
}

function decomposeOfTwo(call: TSESTree.CallExpression, first: TSESTree.Node, second: TSESTree.Node, file: SourceFile): DelayFormula | null {
  switch (mathFunction(call)) {
    case 'pow':
      return power(first, second, file);
    case 'min':
      return decomposeLesser(call, file);
    case 'max':
      return atLeast(first, second, file) ?? atLeast(second, first, file);
    default:
      return null;
  }
}

/** A delay, and what it is held to. */
function decomposeLesser(node: TSESTree.Node, file: SourceFile): DelayFormula | null {
  const [first, second] = lesserOf(node, file) ?? [];
  return first && second ? (capped(first, second, file) ?? capped(second, first, file)) : null;
}

/** `Math.max(0, delay)`. */
function atLeast(least: TSESTree.Node, delay: TSESTree.Node, file: SourceFile): DelayFormula | null {
  return literalNumber(least) === 0 ? decomposeDelay(delay, file) : null;
}

function capped(delay: TSESTree.Node, cap: TSESTree.Node, file: SourceFile): DelayFormula | null {
  const formula = decomposeDelay(delay, file);
  const text = file.textOf(cap);
  if (!formula || usesChance(cap, file)) return null;
  // The same ceiling, before chance is added and after.
  return formula.cap === null || formula.cap === text ? { ...formula, cap: text } : null;
}

function decomposeBinary(node: TSESTree.BinaryExpression, file: SourceFile): DelayFormula | null {
  const { left, right } = node;
  switch (node.operator) {
    case '**':
      return power(left, right, file);
    case '<<':
      return literalNumber(right) === null ? { base: operand(left, file), factor: '2', attempt: file.textOf(right), cap: null } : null;
    case '*':
      return scaled(left, right, file) ?? scaled(right, left, file);
    case '/': {
      const formula = decomposeDelay(left, file);
      return formula && times(formula, `1 / ${operand(right, file)}`);
    }
    case '+':
    case '-':
      return withoutJitter(left, right, file) ?? withoutJitter(right, left, file);
    default:
      return null;
  }
}

const power = (factor: TSESTree.Node, attempt: TSESTree.Node, file: SourceFile): DelayFormula | null => growing(operand(factor, file), attempt, file);

/** The exponent moves and the factor stands still: `n ** 2` is no exponential. */
const growing = (factor: string, attempt: TSESTree.Node, file: SourceFile): DelayFormula | null =>
  literalNumber(attempt) === null ? { base: '1', factor, attempt: file.textOf(attempt), cap: null } : null;

function scaled(delay: TSESTree.Node, by: TSESTree.Node, file: SourceFile): DelayFormula | null {
  const formula = decomposeDelay(delay, file);
  if (!formula) return null;
  return decomposeDelay(by, file) ? null : times(formula, withoutChance(by, file));
}

/** What is left of a factor without its random part. */
function withoutChance(factor: TSESTree.Node, file: SourceFile): string {
  if (!usesChance(factor, file)) return operand(factor, file);
  if (factor.type !== 'BinaryExpression' || factor.operator !== '*') return '1';
  return product(withoutChance(factor.left, file), withoutChance(factor.right, file));
}

function times({ base, cap, ...rest }: DelayFormula, by: string): DelayFormula {
  return { ...rest, base: scale(base, by), cap: cap === null ? null : scale(cap, by) };
}

function scale(text: string, by: string): string {
  return by.startsWith('1 / ') ? `${text} ${by.slice(2)}` : product(text, by);
}

function withoutJitter(delay: TSESTree.Node, jitter: TSESTree.Node, file: SourceFile): DelayFormula | null {
  if (!usesChance(jitter, file)) return null;
  const [formula, grown] = [decomposeDelay(delay, file), decomposeDelay(jitter, file)];
  return formula && (grown === null || isPartOf(grown, formula)) ? formula : null;
}

/** Whether chance adds no more than a part of the delay to it: `delay + delay * 0.25 * Math.random()`. */
function isPartOf({ base, factor, attempt }: DelayFormula, whole: DelayFormula): boolean {
  if (factor !== whole.factor || attempt !== whole.attempt) return false;
  const [own, all] = [numberIn(base), numberIn(whole.base)];
  const share = base.startsWith(`${whole.base} * `) ? numberIn(base.slice(whole.base.length + 3)) : null;
  return own !== null && all !== null ? own < all : share !== null && share < 1;
}
