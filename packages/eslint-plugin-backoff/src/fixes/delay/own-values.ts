import type { TSESTree } from '@typescript-eslint/types';
import { isNothing } from '../answer/forgiven.js';
import { valuesOf } from '../answer/may-be-missing.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { bare, contains } from '../code/syntax.js';
import { isToldByServer, withoutHeader } from '../retry-after/header-read.js';
import type { DelaySource } from './delay-source.js';

/**
 * The lengths that a variable is set to where the server asks for none, `let delay = 1000 * attempt; if (header) delay = …`, each
 * as a source of its own. Empty where the variable lives on from one retry to the next.
 */
export function ownValues(source: DelaySource, { site, file }: Draft): DelaySource[] {
  const variable = file.variable(bare(source.node));
  const declaration = variable && file.declaration(variable);
  if (!declaration || (source.calls.length === 0 && !contains(site.node, declaration))) return [];
  const uses = file.uses(variable);
  if (uses.some(({ parent }) => parent?.type === 'UpdateExpression' || (parent?.type === 'AssignmentExpression' && parent.operator !== '='))) return [];
  return valuesOf(variable, file).flatMap((value) => {
    const node: TSESTree.Expression | null = isToldByServer(value, file) ? withoutHeader(value, file) : value;
    return node === null || isNone(node) || uses.some((use) => contains(node, use)) ? [] : [{ ...source, node }];
  });
}

function isNone(node: TSESTree.Expression): boolean {
  return isNothing(node) || literalNumber(bare(node)) === 0;
}
