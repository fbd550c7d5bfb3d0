import type { TSESTree } from '@typescript-eslint/types';
import { mathFunction, numberIn, operand, product, usesChance } from '../code/arithmetic.js';
import { constantValue } from '../code/constant-value.js';
import type { SourceFile } from '../code/source-file.js';
import { bare } from '../code/syntax.js';

const ROUNDING: readonly (string | null)[] = ['floor', 'ceil', 'round', 'trunc'];

/**
 * A delay's text without what chance adds to it, or takes from it: `ms` of `ms + Math.random() * 100`. Null where chance has no
 * part in it, or is all of it.
 */
export function withoutChance(delay: TSESTree.Node, file: SourceFile): string | null {
  const node = bare(delay);
  if (!usesChance(node, file)) return null;
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    return first && ROUNDING.includes(mathFunction(node)) ? withoutChance(first, file) : null;
  }
  if (node.type !== 'BinaryExpression') return null;
  switch (node.operator) {
    case '+':
    case '-':
      return rest(node.left, node.right, file) ?? rest(node.right, node.left, file);
    case '*':
      return factor(node.left, node.right, file) ?? factor(node.right, node.left, file);
    default:
      return null;
  }
}

/** A summand that stays where the other is left to chance, with what stays of that: `base + extra` of `(base + jitter) + extra`. */
function rest(kept: TSESTree.Node, chance: TSESTree.Node, file: SourceFile): string | null {
  if (!usesChance(chance, file)) return null;
  const own = withoutChance(kept, file) ?? (usesChance(kept, file) ? null : operand(kept, file));
  const sum = bare(chance);
  const other = sum.type === 'BinaryExpression' && sum.operator === '+' ? withoutChance(sum, file) : null;
  return own === null || other === null ? own : `${other} + ${own}`;
}

/** A factor that stays: what chance multiplies is the ceiling. */
function factor(kept: TSESTree.Node, chance: TSESTree.Node, file: SourceFile): string | null {
  if (!usesChance(chance, file) || isBounded(chance, file)) return null;
  const own = usesChance(kept, file) ? withoutChance(kept, file) : operand(kept, file);
  const inner = withoutChance(chance, file);
  return own !== null && inner !== null && isLength(chance, inner, own, file) ? product(own, isProduct(chance) || /^([\w.$]+|\([^()]*\))$/.test(inner) ? inner : `(${inner})`) : own;
}

const isProduct = (node: TSESTree.Node): boolean => {
  const factor = bare(node);
  return factor.type === 'BinaryExpression' && factor.operator === '*';
};

/** Whether what chance leaves of a factor is of the length: in `0.5 + Math.random()`, or `1 - SHARE + …`, it is a share. Beside a plain number, as in `… * 1000`, a name is the length. */
function isLength(chance: TSESTree.Node, inner: string, own: string, file: SourceFile): boolean {
  if (isProduct(chance)) return true;
  return bare(chance).type === 'BinaryExpression' && numberIn(inner) === null && numberIn(own) !== null && [...file.within(chance)].some((node) => isUntold(node, file));
}

/** A name that stands for no number of the file. */
function isUntold(node: TSESTree.Node, file: SourceFile): boolean {
  if (node.type !== 'Identifier' || file.variable(node) === null) return false;
  const value = constantValue(node, file);
  return value === null || numberIn(file.textOf(value)) === null;
}

/** Whether a factor, or the constant that it is, is held to something by more than chance: `Math.max(1, delay + jitter)`. */
function isBounded(factor: TSESTree.Node, file: SourceFile): boolean {
  const node = bare(factor);
  const value = node.type === 'Identifier' ? constantValue(node, file) : null;
  if (value !== null) return isBounded(value, file);
  return node.type === 'CallExpression' && /^(min|max)$/.test(mathFunction(node) ?? '');
}
