import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../../interpreter/paths.js';
import type { TraceEvent } from '../../interpreter/trace.js';
import type { Candidate } from '../../sites/candidate.js';
import { contains, enclosingFunction } from '../../sites/source.js';
import { retriesOf } from '../runs/retries.js';

/**
 * `const token = await tryToLoad(); if (token === null) later();` where `tryToLoad` catches all and gives `null`: what decides on the next attempt
 * does not stand in the function that was told of the failure, and has nothing of it at hand.
 */
export function isSwallowed({ trace }: Path, candidate: Candidate): boolean {
  const events = retriesOf(trace, candidate)[0]?.events ?? [];
  const handled = events.findLastIndex(({ kind }) => kind === 'handle');
  const handler = events[handled]?.node;
  const told = handler?.type === 'CatchClause' ? enclosingFunction(handler) : null;
  return told !== null && !decidingOn(events.slice(handled), candidate).some((place) => contains(told, place));
}

/** The loop; or the last wait before a function is entered again, the calls that led to it, and the call that enters it. */
function decidingOn(events: readonly TraceEvent[], { kind, node }: Candidate): readonly TSESTree.Node[] {
  if (kind === 'loop') return [node];
  const wait = events.findLast((event) => event.kind === 'wait');
  const entry = events.find((event) => event.kind === 'cycle')?.node;
  return [...(wait === undefined ? [] : [wait.node, ...wait.stack]), ...(entry == null ? [] : [entry])];
}
