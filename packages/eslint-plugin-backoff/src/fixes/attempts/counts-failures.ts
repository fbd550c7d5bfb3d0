import type { TSESTree } from '@typescript-eslint/types';
import { answersComePast } from './answers-past.js';
import type { Draft } from '../code/draft.js';
import { ancestors, contains, continuesIn, isLoop } from '../code/syntax.js';

/** Whether a step stands on a path of failures, and all of them come by it. */
export function countsFailures(step: TSESTree.Node, draft: Draft): boolean {
  const { failurePaths } = draft.site.facts.shape;
  return failurePaths.some(({ node }) => contains(node, step) && isCertain(step, node, draft) && !(node.type === 'CatchClause' && answersComePast(node, draft)));
}

/** Whether every failure of a path comes by a step: it stands under no condition of its own, and behind no way to the next attempt. */
function isCertain(step: TSESTree.Node, path: TSESTree.Node, { site, file }: Draft): boolean {
  const between = [...ancestors(step)].filter((around) => around !== path && contains(path, around));
  const isChosen = between.some((around) => /^(If|Switch)Statement$|^ConditionalExpression$/.test(around.type));
  return !isChosen && !(isLoop(site.node) && continuesIn(path, site.node, file).some(({ range }) => range[1] <= step.range[0]));
}
