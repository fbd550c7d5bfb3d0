import type { TSESTree } from '@typescript-eslint/types';
import { isNothing } from '../answer/forgiven.js';
import { valuesOf } from '../answer/may-be-missing.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { bare, contains } from '../code/syntax.js';
import { isToldByServer, withoutHeader } from '../retry-after/header-read.js';
import type { DelaySource } from './delay-source.js';
import { grows } from './lengths-of-failure.js';

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

/**
 * The lengths that grow where others do not, which are as long each time by choice, and stay: `isStarting ? shortMs : base * 2 ** attempt`, or of a variable that
 * each branch of the way to the next attempt sets anew, `let delay; if (…) delay = base * 2 ** attempt; else delay = longMs;`. Null for any other length.
 */
export function growingValues(source: DelaySource, draft: Draft): readonly DelaySource[] | null {
  // What the server asks for is told the wait as a whole.
  if (draft.site.facts.retryAfter.kind === 'ignored') return null;
  const values = valuesByChoice(source, draft);
  const growing = values.filter(({ node }) => grows(node, draft));
  return growing.length > 0 && growing.length < values.length ? growing : null;
}

function valuesByChoice(source: DelaySource, draft: Draft): readonly DelaySource[] {
  const choice = bare(source.node);
  if (choice.type === 'ConditionalExpression') return grows(choice, draft) || asksForSame(choice, draft) ? [] : [choice.consequent, choice.alternate].map((node) => ({ ...source, node }));
  const variable = draft.file.variable(choice);
  const declared = variable && draft.file.declaration(variable);
  return declared?.parent?.type === 'VariableDeclarator' && declared.parent.init === null ? ownValues(source, draft) : [];
}

/** `attempt > 5 ? longestMs : baseMs * 2 ** attempt`: what grows by what the test asks is held down by that. */
function asksForSame({ test, consequent, alternate }: TSESTree.ConditionalExpression, { file }: Draft): boolean {
  const names = (node: TSESTree.Node): string[] => [...file.within(node)].filter(({ type }) => /^(Identifier|MemberExpression)$/.test(type)).map((part) => file.textOf(part));
  const asked = new Set(names(test));
  return [consequent, alternate].flatMap(names).some((name) => asked.has(name));
}

function isNone(node: TSESTree.Expression): boolean {
  return isNothing(node) || literalNumber(bare(node)) === 0;
}
