import type { TSESTree } from '@typescript-eslint/types';

import { isAnswerUsed } from '../sites/awaited-answer.js';
import type { Candidate } from '../sites/candidate.js';
import type { Path } from '../interpreter/paths.js';
import { type AttemptEvent, type Trace, type TraceEvent, attemptsOf } from '../interpreter/trace.js';
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

/**
 * `const [token, key] = await cloud.credentials(id, turn === 0 ? Order.little : Order.big);`: what the next attempt is made with is asked for
 * otherwise than before the first. Numbers and switches ask for nothing else.
 */
export function preparesOtherwise({ trace }: Path, { kind }: Candidate): boolean {
  const [first, second] = attemptsOf(trace);
  if (kind !== 'loop' || first === undefined || second === undefined) return false;
  const before = askedBefore(first, trace);
  return [...askedBefore(second, trace)].some(([node, asked]) => before.has(node) && before.get(node) !== asked);
}

/** What was asked for in the turn of an attempt, before it, and used. */
function askedBefore(attempt: AttemptEvent, { events }: Trace): ReadonlyMap<TSESTree.Node, string> {
  const end = events.indexOf(attempt);
  const begin = events.slice(0, end).findLastIndex(({ kind }) => kind === 'cycle');
  return new Map(events.slice(begin, end).flatMap((event) => (event.kind === 'maybe wait' && event.asked !== undefined && isAnswerUsed(event.node) ? [[event.node, withoutSwitches(event.asked)]] : [])));
}

const withoutSwitches = (asked: string): string => asked.replaceAll(/\b(true|false|null|undefined|\d+)\b/g, '');
