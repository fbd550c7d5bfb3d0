import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { contains, parentOf } from '../sites/source.js';
import type { Discovered } from './discover.js';

/**
 * `while (socket) { for await (const event of socket.listener('connect')) logIn(event); await sleep(1000); }`: what is done for each thing that comes
 * out of a stream is done for another one each time. What a turn of the loop around it tries again is the stream.
 */
export function isForEachEvent({ node, within }: Discovered, { node: candidate }: Candidate): boolean {
  const place = [...within, node].find((call) => contains(candidate, call));
  return place !== undefined && candidate !== place && isInStream(place, candidate);
}

function isInStream(place: TSESTree.Node, candidate: TSESTree.Node): boolean {
  for (let [inner, outer] = [place, parentOf(place)]; outer !== null && inner !== candidate; [inner, outer] = [outer, parentOf(outer)]) {
    if (outer.type === 'ForOfStatement' && outer.await && outer.body === inner && outer !== candidate) return true;
  }
  return false;
}
