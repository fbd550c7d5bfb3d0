import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';

/** Whether a statement is only run where this very condition holds, by a choice inside of `place`: asked once more, it would decide nothing. */
export function standsUnder(condition: string, statement: TSESTree.Node, place: TSESTree.Node, file: Pick<SourceFile, 'textOf'>): boolean {
  const isPart = (test: TSESTree.Expression): boolean => (test.type === 'LogicalExpression' && test.operator === '&&' ? isPart(test.left) || isPart(test.right) : file.textOf(test) === condition);
  for (let inner = statement, outer = statement.parent; outer !== undefined && inner !== place; inner = outer, outer = outer.parent) {
    if (outer.type === 'IfStatement' && outer.consequent === inner && isPart(outer.test)) return true;
  }
  return false;
}
