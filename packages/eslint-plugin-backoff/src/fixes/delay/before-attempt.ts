import type { TSESTree } from '@typescript-eslint/types';
import { isLedPast } from '../attempts/attempt-calls.js';
import type { Draft } from '../code/draft.js';
import { contains } from '../code/syntax.js';

/** Whether a wait stands before the attempt that it is beside: it keeps requests apart, failed or not. */
export function isBeforeAttempt(wait: TSESTree.Node, draft: Draft): boolean {
  const { node, facts } = draft.site;
  const [operation] = facts.operation.nodes;
  if (operation === undefined) return false;
  return contains(node, operation) ? wait.range[1] <= operation.range[0] : isLedPast(wait, draft);
}
