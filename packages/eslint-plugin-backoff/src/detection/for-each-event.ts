import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { keepsFailures } from '../sites/keeps-failures.js';
import { handlerOf, outwards } from '../sites/outwards.js';
import { type Source, contains, parentOf } from '../sites/source.js';
import type { Discovered } from './discover.js';

/**
 * `while (socket) { for await (const event of socket.listener('connect')) logIn(event); await sleep(1000); }`: what is done for each thing that comes
 * out of a stream is done for another one each time, and its failure does not lead to the next turn of the loop around. What that tries again is the stream.
 */
export function isForEachEvent({ node, within }: Discovered, { node: candidate }: Candidate, source: Source): boolean {
  const place = [...within, node].find((call) => contains(candidate, call));
  return place !== undefined && candidate !== place && isInStream(place, candidate, source);
}

/** In a `for await` over what a call gives, and with nobody outside of its body to hear of the failure. */
function isInStream(place: TSESTree.Node, candidate: TSESTree.Node, source: Source): boolean {
  const around = [...outwards(place, candidate)];
  const stream = around.findIndex(([inner, outer]) => outer.type === 'ForOfStatement' && outer.await && outer.body === inner);
  const loop = around[stream]?.[1];
  if (loop?.type !== 'ForOfStatement' || loop.right.type !== 'CallExpression') return false;
  return parentOf(place)?.type === 'ExpressionStatement' || keepsFailures(place, source) || around.slice(0, stream).some((each) => handlerOf(each) !== null);
}
