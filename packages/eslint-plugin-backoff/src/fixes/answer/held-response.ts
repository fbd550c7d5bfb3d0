import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { bare, contains, functionAround, propertyName } from '../code/syntax.js';
import { clientShape } from './answer-shape.js';
import { responseVariables } from './response-variable.js';

/**
 * Where the response stands in what the operation answers, as the site itself asks for its status: `.message` of
 * `answer.message.statusCode`; empty where the answer is the response.
 */
export function pathToResponse(draft: Draft): string {
  if (clientShape(draft) !== null) return '';
  const { site, file } = draft;
  const variables = responseVariables(draft);
  const answers = variables.map(({ name }) => name);
  // A function beside the site's own may be what asks for it.
  const senders = variables.flatMap(({ statement }) => (contains(site.node, statement) ? [] : (functionAround(statement) ?? [])));
  for (const node of [site.node, ...senders].flatMap((part) => [...file.within(part)])) {
    const path = node.type === 'MemberExpression' && propertyName(node) === 'statusCode' ? pathFrom(answers, node.object) : null;
    if (path !== null) return path;
  }
  return '';
}

/** The members on the way from one of some variables to an expression; null where it comes from none of them. */
function pathFrom(variables: readonly string[], expression: TSESTree.Node): string | null {
  const node = bare(expression);
  if (node.type === 'Identifier') return variables.includes(node.name) ? '' : null;
  const name = node.type === 'MemberExpression' ? propertyName(node) : null;
  const before = node.type === 'MemberExpression' && name !== null ? pathFrom(variables, node.object) : null;
  return before === null ? null : `${before}.${name}`;
}
