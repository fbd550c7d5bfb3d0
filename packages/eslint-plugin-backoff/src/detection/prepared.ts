import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import type { Path } from '../interpreter/paths.js';
import { type TraceEvent, attemptsOf } from '../interpreter/trace.js';
import { type Source, contains } from '../sites/source.js';

/**
 * `for (const key of keys) { await client.use(key); await client.send(); }`: before it tries, each turn waits for something that it does
 * with what the list has for it. That is another way, and not the same once more.
 */
export function preparesByItem({ trace }: Path, { node: loop }: Candidate, source: Source): boolean {
  const [attempt] = attemptsOf(trace);
  if (loop.type !== 'ForOfStatement' || attempt === undefined) return false;
  const place = [...attempt.stack, attempt.node].find((node) => contains(loop.body, node));
  const others = new Set(trace.events.flatMap(callsOfOthers));
  return place !== undefined && itemsIn(loop, source).some((item) => isPrepared(item, loop, place, others));
}

/** A wait and a log take what they are told, and do nothing with it. */
function callsOfOthers(event: TraceEvent): readonly TSESTree.Node[] {
  if (event.kind === 'observe') return [event.node];
  return event.kind === 'wait' ? [event.node, ...event.stack] : [];
}

/** The places in the body of a loop that name what the list has for a turn. */
function itemsIn({ left, body }: TSESTree.ForOfStatement, source: Source): readonly TSESTree.Node[] {
  const names = (node: TSESTree.Node): readonly TSESTree.Node[] => (node.type === 'Identifier' ? [node] : source.children(node).flatMap(names));
  const uses = names(left).flatMap((name) => source.variable(name)?.references ?? []);
  return uses.map(({ identifier }) => identifier).filter((use) => contains(body, use));
}

/** It is handed to a call, in something that is waited for before `place`. */
function isPrepared(item: TSESTree.Node, loop: TSESTree.Node, place: TSESTree.Node, others: ReadonlySet<TSESTree.Node>): boolean {
  let isGiven = false;
  for (let [inner, outer] = [item, item.parent]; outer !== undefined && outer !== loop; [inner, outer] = [outer, outer.parent]) {
    if (outer.type === 'CatchClause' || others.has(outer)) return false;
    isGiven ||= outer.type === 'CallExpression' && outer.callee !== inner;
    if (isGiven && outer.type === 'AwaitExpression') return outer.range[1] <= place.range[0];
  }
  return false;
}
