import type { TSESTree } from '@typescript-eslint/types';
import { attemptCalls } from '../attempts/attempt-calls.js';
import { succeedsByLeaving } from '../attempts/count-turns.js';
import { handledPaths } from '../attempts/handled-paths.js';
import type { Draft } from '../code/draft.js';
import { ancestors, contains, continuesIn, isLoop, leaves, type Loop } from '../code/syntax.js';

/** Whether a wait keeps all turns of a site apart, also those that follow a success: that of the same operation, as the runs show, or of another one. */
export function isCommonWait(wait: TSESTree.Node, draft: Draft): boolean {
  const { node: site, facts } = draft.site;
  if (facts.shape.pace.has(wait) && !handledPaths(draft).some(({ node }) => contains(node, wait))) return true;
  const mayFollowSuccess = facts.shape.goesOn || (isLoop(site) && attemptCalls(draft).every(({ range }) => wait.range[1] <= range[0]) && mayGoOn(site, draft));
  return mayFollowSuccess && !isOfFailure(wait, draft);
}

/** Whether a node stands on the path of a failure, or behind the check that a failure falls past. */
export function isOfFailure(at: TSESTree.Node, draft: Draft): boolean {
  return handledPaths(draft).some(({ node, body }) => {
    const isPast = body === null && node.parent !== undefined && contains(node.parent, at) && node.range[1] <= at.range[0];
    return contains(node, at) || isPast;
  });
}

/**
 * Whether a turn that nothing has failed in may be followed by another one: past the end of what it tries, or by a `continue` of what asks
 * until a time.
 */
function mayGoOn(loop: Loop, draft: Draft): boolean {
  const isPoll = draft.site.facts.bound.kind === 'time';
  if (isPoll && continuesIn(loop.body, loop, draft.file).some((again) => !isOfFailure(again, draft))) return true;
  const [attempt] = attemptCalls(draft).flatMap((call) => [...ancestors(call)].find((around) => around.type === 'TryStatement' && contains(loop, around)) ?? []);
  if (attempt?.type !== 'TryStatement' || leaves(attempt.block) || leaves(loop.body)) return false;
  const isCounted = loop.type === 'ForStatement' && loop.update !== null;
  return (isCounted || succeedsByLeaving(draft, loop)) && !handledPaths(draft).some(({ kind }) => kind === 'check');
}
