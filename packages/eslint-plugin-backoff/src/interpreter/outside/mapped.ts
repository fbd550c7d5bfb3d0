import type { TSESTree } from '@typescript-eslint/types';

import type { TraceEvent } from '../trace.js';
import type { Callee } from '../callee.js';
import { type Value, array, symbolOf, truthiness, unknown } from '../values/values.js';

const PLACE = 'place in ';

/** Whether a key is the place of the element that stands for all of a list. */
export const isPlaceOfOne = (key: Value): boolean => key.kind === 'unknown' && key.symbol.startsWith(PLACE);

/**
 * What a function is handed that something from elsewhere runs: of a list, `files.map((file, i) => …)`, the first element and its place stand
 * for all.
 */
export function handedBy({ name, holder }: Callee, made: Value, count: number): readonly Value[] {
  const isList = holder?.kind === 'unknown' && /^(map|flatMap|filter|forEach)$/.test(name);
  return Array.from({ length: count }, (_, i) => unknown(!isList || i > 1 ? `${symbolOf(made)}#${i}` : i === 0 ? `${holder.symbol}[0]` : `${PLACE}${holder.symbol}`));
}

/**
 * `pending.filter((_, i) => results[i].status === 'rejected')`: where the file tells whether the element stays that stands for all, all of the list
 * does, or nothing. Null where it does not, and for other calls.
 */
export function listKept({ name, holder }: Callee, answer: Value, events: readonly TraceEvent[]): Value | null {
  const isKept = name === 'filter' && holder?.kind === 'unknown' && !events.some(isChosen) ? truthiness(answer) : undefined;
  if (isKept === undefined || holder === null) return null;
  return isKept ? holder : array([]);
}

/** Whether a question was answered of which the file does not tell the answer. */
const isChosen = (event: TraceEvent): boolean => event.kind === 'assume' || (event.kind === 'compare' && (event.left.symbol !== null || event.right.symbol !== null));

/** `list.some(isGone)`: whoever the list is, all were asked by the time it gives an answer. */
export const asksEach = ({ name }: Callee): boolean => /^(filter|find|findLast|findIndex|some|every)$/.test(name);

/**
 * `ids.map((id) => load(id))`, where the file does not tell of `ids`: a list of what the function gave for one of them, which somebody
 * may wait for. Null where that is nothing to wait for.
 */
export function listOfMade(name: string, given: Value, made: Value): Value | null {
  return name === 'map' && given.kind === 'unknown' && given.origin !== null ? array([given], true, symbolOf(made)) : null;
}

/** `ids.map(load)`, where the file does not tell of `load`: what that gives for one of them comes from this call. Null for other calls. */
export function listFromOutside(name: string, fn: Value | undefined, made: Value, node: TSESTree.Node): Value | null {
  if (name !== 'map' || fn?.kind !== 'unknown') return null;
  return array([unknown(`${symbolOf(fn)}(${symbolOf(made)}[])`, fn.marks, { origin: node })], true, symbolOf(made));
}
