import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { bare } from '../code/syntax.js';
import { lastStatement } from './own-end.js';

/** The name under which a block has noted an error of its own making, `lastError = new Error(…)`, that the site throws in the end; null where it has none. */
export function notedError(draft: Draft, { body }: TSESTree.BlockStatement): string | null {
  const end = lastStatement(draft);
  const thrown = end?.type === 'ThrowStatement' ? namesIn(end.argument, draft) : [];
  return body.flatMap(madeIn).findLast((name) => thrown.includes(name)) ?? null;
}

/** What a statement sets to a new object. */
function madeIn(statement: TSESTree.Statement): string[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = statement.expression;
  return left.type === 'Identifier' && bare(right).type === 'NewExpression' ? [left.name] : [];
}

function namesIn(expression: TSESTree.Node, { file }: Draft): string[] {
  return [...file.within(expression)].flatMap((node) => (node.type === 'Identifier' ? [node.name] : []));
}
