import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { contains } from '../code/syntax.js';

/** Whether a wait stands before the attempt that it is beside: it keeps requests apart, failed or not. */
export function isBeforeAttempt(wait: TSESTree.Node, { site }: Draft): boolean {
  const [operation] = site.facts.operation.nodes;
  return operation !== undefined && contains(site.node, operation) && wait.range[1] <= operation.range[0];
}
