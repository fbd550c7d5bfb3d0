import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { contains, leaves } from '../code/syntax.js';
import { answerVariables } from './answer-variable.js';
import { isNothing } from './forgiven.js';
import { requestCalls } from './request-calls.js';

/** Whether what comes to a node has passed a statement that sets the response. */
export function isSetOnTheWay(draft: Draft, response: string, at: TSESTree.Node): boolean {
  const isPassed = (node: TSESTree.Node): boolean => {
    const { parent } = node;
    if (!parent || node.range[1] > at.range[0]) return false;
    return contains(parent, at) || (isSetBehind(parent, node, response, draft) && isPassed(parent));
  };
  return answerVariables(draft, requestCalls(draft)).some(({ name, statement }) => name === response && isPassed(statement));
}

/** Whether nothing goes past a part of a node that sets the response: not by a `catch`, nor by a branch that does not. */
function isSetBehind(node: TSESTree.Node, part: TSESTree.Node, response: string, draft: Draft): boolean {
  switch (node.type) {
    case 'BlockStatement':
      return true;
    case 'TryStatement':
      return part === node.block && (node.handler === null || leaves(node.handler.body));
    case 'IfStatement':
      return [node.consequent, node.alternate].every((branch) => branch !== null && (branch === part || leaves(branch) || sets(branch, response, draft)));
    default:
      return false;
  }
}

/** Whether a branch has a statement of its own that sets a name, and not to nothing. */
function sets(branch: TSESTree.Statement, name: string, { file }: Draft): boolean {
  const statements = branch.type === 'BlockStatement' ? branch.body : [branch];
  return statements.some((statement) => statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression' && file.textOf(statement.expression.left) === name && !isNothing(statement.expression.right));
}
