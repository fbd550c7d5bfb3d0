import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { bare } from '../code/syntax.js';
import { lastStatement } from './own-end.js';

/** An error of a block's own making, and the statement after which it has its name. */
export interface NotedError {
  readonly name: string;
  readonly statement: TSESTree.Statement;
}

/** The error that a block has noted, `lastError = new Error(…)`, and that the site throws in the end; null where it has none. */
export function notedError(draft: Draft, { body }: TSESTree.BlockStatement): NotedError | null {
  const end = lastStatement(draft);
  const thrown = end?.type === 'ThrowStatement' ? namesIn(end.argument, draft) : [];
  return body.flatMap(madeIn).findLast(({ name }) => thrown.includes(name)) ?? null;
}

/** The same error by its name, where it has that by an offset, or else one that says the status. */
export function errorOf(draft: Draft, block: TSESTree.BlockStatement, status: string, offset: number): string {
  const noted = notedError(draft, block);
  return noted !== null && noted.statement.range[1] <= offset ? noted.name : `new Error(\`HTTP \${${status}}\`)`;
}

/** What a statement sets to a new object. */
function madeIn(statement: TSESTree.Statement): NotedError[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = statement.expression;
  return left.type === 'Identifier' && bare(right).type === 'NewExpression' ? [{ name: left.name, statement }] : [];
}

function namesIn(expression: TSESTree.Node, { file }: Draft): string[] {
  return [...file.within(expression)].flatMap((node) => (node.type === 'Identifier' ? [node.name] : []));
}
