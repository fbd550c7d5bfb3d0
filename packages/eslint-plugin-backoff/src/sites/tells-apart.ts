import type { TSESTree } from '@typescript-eslint/types';

import { isInQuestion } from './in-question.js';
import { type Source, isFunction, parentOf } from './source.js';

/** Variables that are made of one another are followed so far. */
const MOST_STEPS = 3;

/** `catch (error) { if (error.code === 'ENOENT') throw error; }`, `const code = codeOf(error); if (code === null) …`: whether a handler asks which failure it was. */
export const tellsApart = (handler: TSESTree.Node, source: Source): boolean =>
  handler.type === 'CatchClause' && handler.param?.type === 'Identifier' && isAsked(handler, handler.param, source, MOST_STEPS);

function isAsked(declaration: TSESTree.Node, name: TSESTree.Identifier, source: Source, steps: number): boolean {
  const uses = source.declared(declaration, name).flatMap(({ references }) => references.map(({ identifier }) => identifier));
  return uses.some((use) => isInQuestion(use) || (steps > 0 && isAskedAs(use, source, steps - 1)));
}

/** `const code = codeOf(error)`, and then `code` */
function isAskedAs(use: TSESTree.Node, source: Source, steps: number): boolean {
  const declarator = declaratorAround(use);
  return declarator !== null && declarator.id !== use && declarator.id.type === 'Identifier' && isAsked(declarator, declarator.id, source, steps);
}

function declaratorAround(use: TSESTree.Node): TSESTree.VariableDeclarator | null {
  for (let outer = parentOf(use); outer !== null && !isFunction(outer) && !/Statement$/.test(outer.type); outer = parentOf(outer)) if (outer.type === 'VariableDeclarator') return outer;
  return null;
}
