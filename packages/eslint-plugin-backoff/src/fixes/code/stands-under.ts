import type { TSESTree } from '@typescript-eslint/types';

/** Whether a statement is only run where this very condition holds, by a choice inside of `place`: asked once more, it would decide nothing. */
export function standsUnder(condition: string, statement: TSESTree.Node, place: TSESTree.Node, textOf: (node: TSESTree.Node) => string): boolean {
  const isPart = (test: TSESTree.Expression): boolean => (test.type === 'LogicalExpression' && test.operator === '&&' ? isPart(test.left) || isPart(test.right) : textOf(test) === condition);
  for (let inner = statement, outer = statement.parent; outer !== undefined && inner !== place; inner = outer, outer = outer.parent) {
    if (outer.type === 'IfStatement' && outer.consequent === inner && isPart(outer.test)) return true;
  }
  return false;
}
