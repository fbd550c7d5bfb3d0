import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { operand } from '../code/arithmetic.js';
import { bare, propertyName } from '../code/syntax.js';

/**
 * `for (const ms of delays)` becomes `for (const [attempt, ms] of delays.entries())`, where it is not that already, and the name is returned; null where it is
 * not known to go through an array.
 */
export function countEntries(draft: Draft, loop: TSESTree.ForOfStatement): string | null {
  const { left, right } = loop;
  const [declarator] = left.type === 'VariableDeclaration' ? left.declarations : [];
  if (!declarator || loop.await) return null;
  const array = entriesOf(right);
  if (array && arrayIn(array, draft)) return indexIn(declarator.id);
  if (!arrayIn(right, draft)) return null;
  return draft.once(loop, () => {
    const name = draft.declare('attempt', loop.body);
    draft.replace(declarator.id, `[${name}, ${draft.file.textOf(declarator.id)}]`);
    draft.replace(right, `${operandOf(right, draft)}.entries()`);
    return name;
  });
}

/** The last index of what a loop goes through, as an expression. */
export function lastEntry({ right }: TSESTree.ForOfStatement, draft: Draft): string {
  const list = entriesOf(right) ?? right;
  const array = bare(list);
  return array.type === 'ArrayExpression' ? String(array.elements.length - 1) : `${operandOf(list, draft)}.length - 1`;
}

/** `delays` in `delays.entries()`. */
function entriesOf(expression: TSESTree.Expression): TSESTree.Expression | null {
  const call = bare(expression);
  const callee = call.type === 'CallExpression' && call.arguments.length === 0 ? bare(call.callee) : null;
  return callee?.type === 'MemberExpression' && propertyName(callee) === 'entries' ? callee.object : null;
}

/** `i` in `[i, ms]`. */
function indexIn(pattern: TSESTree.Node): string | null {
  const index = pattern.type === 'ArrayPattern' ? pattern.elements[0] : null;
  return index?.type === 'Identifier' ? index.name : null;
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
