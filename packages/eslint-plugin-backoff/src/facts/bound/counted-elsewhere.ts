import type { TSESTree } from '@typescript-eslint/types';

import { conditionOf, wayOn } from '../../interpreter/syntax/condition.js';
import { lastNameOf } from '../../sites/members.js';
import { type Source, contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `while (session.attempts <= config.maxRetries)`: the site ends where something of another object comes to a limit. That object may well
 * count its attempts by itself.
 */
export const isCountedElsewhere = ({ retrying, repetition: { node }, source }: SiteRuns): boolean =>
  retrying.length > 0 && retrying.every(({ events }) => events.some((event) => event.kind === 'compare' && contains(node, event.node) && endsSite(event.node) && isLimit(event.node, source)));

/** The test of a loop, or of what leaves it. */
export const endsSite = (test: TSESTree.Node): boolean => /^(For|While|DoWhile)Statement$/.test(conditionOf(test).parent?.type ?? '') || wayOn(test) !== undefined;

function isLimit(test: TSESTree.Node, source: Source): boolean {
  if (test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(test.operator)) return false;
  const sides = [test.left, test.right];
  return sides.some((side) => isForeign(side, source)) && sides.every((side) => side.type === 'Literal' || isForeign(side, source));
}

/** How long a list is: others see to that. */
export const isExtent = (member: TSESTree.MemberExpression): boolean => /^(length|size)$/.test(lastNameOf(member));

/** A member of something other than the object itself or what the file makes. */
function isForeign(side: TSESTree.Node, source: Source): boolean {
  if (side.type !== 'MemberExpression' || side.computed || isExtent(side)) return false;
  return side.object.type === 'MemberExpression' || (side.object.type === 'Identifier' && /^(Parameter|ImportBinding)$/.test(source.variable(side.object)?.defs[0]?.type ?? ''));
}
