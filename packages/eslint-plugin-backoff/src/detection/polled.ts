import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';
import { isAnswerUsed } from '../sites/awaited-answer.js';
import { type Source, enclosingFunction } from '../sites/source.js';
import { tellsApart } from '../sites/tells-apart.js';

const polledIn = new WeakMap<Source, Set<TSESTree.Node>>();

/** Notes that a call of a file is polled: it is made again whether it failed or not. */
export function notePolled(call: TSESTree.Node, source: Source): void {
  const polled = polledIn.get(source) ?? new Set();
  polledIn.set(source, polled.add(call));
}

/** Whether a candidate that was looked at before this one was seen to poll a call. */
export const isPolled = (call: TSESTree.Node, source: Source): boolean => polledIn.get(source)?.has(call) === true;

/**
 * Whether a failure came out of a call for whose answer a loop polls, and was dealt with there, as any other: then it is one that the poll
 * tolerates. What the called function makes an answer of, and what who calls it tells from other failures, is not.
 */
export function isOneOfPoll({ run, trace }: Path, source: Source): boolean {
  const call = attemptsOf(trace)[0]?.stack.find((node) => isPolled(node, source) && isAnswerUsed(node));
  if (call === undefined || run.errorAsked || run.outcomeTold || run.askedStatuses.size > 0) return false;
  return trace.events.some((event) => event.kind === 'handle' && enclosingFunction(event.node) === enclosingFunction(call) && !tellsApart(event.node, source));
}
