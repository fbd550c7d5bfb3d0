import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from './constant-value.js';
import type { SourceFile } from './source-file.js';
import { bare, propertyName } from './syntax.js';

/** Which function of `Math` a call goes to: `min`, `pow`, …; null for any other call. */
export function mathFunction({ callee }: TSESTree.CallExpression): string | null {
  const member = bare(callee);
  if (member.type !== 'MemberExpression' || member.object.type !== 'Identifier' || member.object.name !== 'Math') return null;
  return propertyName(member);
}

/** The number that a literal writes; null for any other expression. */
export function literalNumber(node: TSESTree.Node): number | null {
  return node.type === 'Literal' && typeof node.value === 'number' ? node.value : null;
}

/** Whether chance has a part in an expression, or in a constant that it is made of. */
export function usesChance(node: TSESTree.Node, file: SourceFile, depth = 0): boolean {
  return [...file.within(node)].some((part) => {
    if (part.type !== 'Identifier') return false;
    const value = depth < 3 ? constantValue(part, file) : null;
    return /random/i.test(part.name) || (value !== null && usesChance(value, file, depth + 1));
  });
}

/** Whether an expression, or a constant in it, draws chance itself, and is not handed it: a test may tell by that how long a wait takes. */
export function drawsChance(node: TSESTree.Node, file: SourceFile, depth = 0): boolean {
  return [...file.within(node)].some((part) => {
    if (part.type === 'CallExpression') return mathFunction(part) === 'random' || /\b(randomInt|getRandomValues|randomBytes)$/.test(file.textOf(part.callee));
    const value = part.type === 'Identifier' && depth < 3 ? constantValue(part, file) : null;
    return value !== null && drawsChance(value, file, depth + 1);
  });
}

/** An expression's text as an operand of `*`, `/` or `-`. */
export function operand(node: TSESTree.Node, file: SourceFile): string {
  const text = file.textOf(node);
  const isTight = /^(Identifier|Literal|MemberExpression|CallExpression|ChainExpression|ThisExpression|TSNonNullExpression)$/.test(node.type);
  return isTight ? text : `(${text})`;
}

/** The same as the first factor of a product, which may be one itself. */
export function firstFactor(node: TSESTree.Node, file: SourceFile): string {
  const isProduct = node.type === 'BinaryExpression' && node.operator === '*';
  return isProduct ? file.textOf(node) : operand(node, file);
}

/** A product as text, worked out where all of it is numbers. */
export function product(left: string, right: string): string {
  if (left === '1') return right;
  if (right === '1') return left;
  const [a, b] = [numberIn(left), numberIn(right)];
  return a === null || b === null ? `${left} * ${right}` : String(a * b);
}

/** The number that a text comes to that is one, or a product of some: `30 * 1000`; null for anything else. */
export function valueOf(text: string): number | null {
  return text.split('*').reduce<number | null>((product, factor) => {
    const number = numberIn(factor.trim());
    return product === null || number === null ? null : product * number;
  }, 1);
}

/** What an expression's text is one number of: `1_000`; null for anything else. */
export function numberIn(text: string): number | null {
  return /^\d[\d_]*(\.\d+)?(e\d+)?$/.test(text) ? Number(text.replaceAll('_', '')) : null;
}

/** An expression less a number, with the number left out where it is 0. */
export function minus(text: string, number: number): string {
  if (number === 0) return text;
  return number > 0 ? `${text} - ${number}` : `${text} + ${-number}`;
}
