import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';

/** What goes one way or another. */
export type Choice = TSESTree.IfStatement | TSESTree.ConditionalExpression;

/** Adds a condition to a choice's own. */
export function addCondition(draft: Draft, choice: Choice, operator: '&&' | '||', condition: string): void {
  const { test } = choice;
  draft.once(choice, () => {
    const isPlain = !/^(LogicalExpression|ConditionalExpression|AssignmentExpression|SequenceExpression)$/.test(test.type);
    const isKept = isPlain || (test.type === 'LogicalExpression' && test.operator === operator);
    if (!isKept) draft.insert(test.range[0], '(');
    draft.insert(test.range[1], `${isKept ? '' : ')'} ${operator} ${condition}`);
    return condition;
  });
}
