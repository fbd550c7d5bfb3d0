import type { TSESTree } from '@typescript-eslint/types';
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

/** Whether chance has a part in an expression. */
export function usesChance(node: TSESTree.Node, file: SourceFile): boolean {
  return [...file.within(node)].some((part) => /random/i.test(part.type === 'Identifier' ? part.name : ''));
}

/** An expression's text as an operand of `*`, `/` or `-`. */
export function operand(node: TSESTree.Node, file: SourceFile): string {
  const text = file.textOf(node);
  const isTight = /^(Identifier|Literal|MemberExpression|CallExpression|ChainExpression|ThisExpression|TSNonNullExpression)$/.test(node.type);
  return isTight ? text : `(${text})`;
}

/** A product as text, worked out where all of it is numbers. */
export function product(left: string, right: string): string {
  if (left === '1') return right;
  if (right === '1') return left;
  const [a, b] = [numberIn(left), numberIn(right)];
  return a === null || b === null ? `${left} * ${right}` : String(a * b);
}

/** What an expression's text is one number of: `1_000`; null for anything else. */
export function numberIn(text: string): number | null {
  return /^\d[\d_]*(\.\d+)?(e\d+)?$/.test(text) ? Number(text.replaceAll('_', '')) : null;
}
