import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import { ownCalls } from '../code/own-calls.js';
import { bare, contains, isFunction } from '../code/syntax.js';

/**
 * `async function load(url, delay = 0) { await sleep(delay); … return load(url, 1000 * 2 ** attempt); }`: the length that a function hands itself for
 * the next attempt, where nothing is waited before the first one. Null for a parameter that is used for more, as one that grows out of itself, and for all else.
 */
export function passedOn(length: TSESTree.Node, { site, file }: Draft): TSESTree.Expression | null {
  const variable = file.variable(bare(length));
  const declared = variable && file.declaration(variable);
  if (!declared || !isFunction(site.node)) return null;
  const index = site.node.params.findIndex((param) => param.type === 'AssignmentPattern' && param.left === declared && literalNumber(param.right) === 0);
  const [only, ...others] = index < 0 ? [] : ownCalls(site.node, file).filter(({ handed }) => handed === null);
  const given = only?.call.arguments[index];
  if (given === undefined || given.type === 'SpreadElement' || others.length > 0) return null;
  const isOnlyWaited = file.uses(variable).every((use) => contains(length, use) || isAskedWhetherNone(use));
  return isOnlyWaited ? given : null;
}

/** `if (delay)`, `delay > 0`: what asks nothing else of a length. */
function isAskedWhetherNone(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === 'BinaryExpression') return parent.left === use && parent.operator === '>' && literalNumber(parent.right) === 0;
  return parent?.type === 'IfStatement' || parent?.type === 'LogicalExpression' || parent?.type === 'UnaryExpression';
}
