import type { TSESTree } from '@typescript-eslint/types';
import { handledPaths } from '../attempts/handled-paths.js';
import type { Draft } from '../code/draft.js';
import { contains } from '../code/syntax.js';

/** Whether a wait keeps all turns of a site apart, also those that follow a success. */
export function isCommonWait(wait: TSESTree.Node, draft: Draft): boolean {
  return draft.site.facts.shape.goesOn && !handledPaths(draft).some(({ node, body }) => {
    const isPast = body === null && node.parent !== undefined && contains(node.parent, wait) && node.range[1] <= wait.range[0];
    return contains(node, wait) || isPast;
  });
}
