import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { operand } from '../code/arithmetic.js';
import { bare } from '../code/syntax.js';

/**
 * `for (const ms of delays)` becomes `for (const [attempt, ms] of delays.entries())`, and the name is returned; null where it is
 * not known to go through an array.
 */
export function countEntries(draft: Draft, loop: TSESTree.ForOfStatement): string | null {
  const { left, right } = loop;
  const [declarator] = left.type === 'VariableDeclaration' ? left.declarations : [];
  if (!declarator || loop.await || !arrayIn(right, draft)) return null;
  return draft.once(loop, () => {
    const name = draft.declare('attempt', loop.body);
    draft.replace(declarator.id, `[${name}, ${draft.file.textOf(declarator.id)}]`);
    draft.replace(right, `${operandOf(right, draft)}.entries()`);
    return name;
  });
}

/** The last index of what a loop goes through, as an expression. */
export function lastEntry({ right }: TSESTree.ForOfStatement, draft: Draft): string {
  const array = bare(right);
  return array.type === 'ArrayExpression' ? String(array.elements.length - 1) : `${operandOf(right, draft)}.length - 1`;
}

function operandOf(node: TSESTree.Node, { file }: Draft): string {
  return node.type === 'ArrayExpression' ? file.textOf(node) : operand(node, file);
}

/** The array literal that an expression is. */
function arrayIn(expression: TSESTree.Node, { file }: Draft): TSESTree.ArrayExpression | null {
  const node = bare(expression);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  const array = value && bare(value);
  return array?.type === 'ArrayExpression' && array.elements.every((element) => element?.type !== 'SpreadElement') ? array : null;
}
