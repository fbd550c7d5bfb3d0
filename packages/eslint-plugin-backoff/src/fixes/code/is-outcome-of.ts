import type { TSESTree } from '@typescript-eslint/types';

/** Whether an expression is one that a choice may come to: `asked ?? length`, `header ? asked : length`. */
export const isOutcomeOf = (expression: TSESTree.Node, choice: TSESTree.Node): boolean =>
  (choice.type === 'ConditionalExpression' && choice.test !== expression) || (choice.type === 'LogicalExpression' && choice.right === expression);
