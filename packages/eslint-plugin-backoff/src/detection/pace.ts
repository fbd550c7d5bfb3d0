import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { contains } from '../sites/source.js';
import { exact, textOf } from '../interpreter/values/numbers.js';
import type { Path } from '../interpreter/paths.js';
import { type WaitEvent, waitsBetween } from '../interpreter/values/time.js';
import { type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values/values.js';

/** Whether a wait is at a place where one of these runs waits, unless both are known to be of another length, or go by other names. */
export function atPlaceOf(paths: readonly Path[], { node }: Candidate): (wait: WaitEvent) => boolean {
  const waits = paths.flatMap(({ trace }) => waitsIn(trace)).map((wait) => ({ place: placeIn(node, wait), length: lengthOf(wait) }));
  return (wait) => waits.some(({ place, length }) => place === placeIn(node, wait) && !differ(lengthOf(wait), length));
}

/** The call that waits; where it stands in a helper such as `sleep`, the call of the candidate's own that led there. */
const placeIn = (candidate: TSESTree.Node, { node, stack }: WaitEvent): TSESTree.Node =>
  contains(candidate, node) ? node : (stack.findLast((call) => contains(candidate, call)) ?? node);

/** How many times as long as usual, or as short, a pause may be that is still one of the same polling. */
const MOST_OF_PACE = 1.5;

export const isNear = (length: number, pace: number): boolean => length >= pace / MOST_OF_PACE && length <= pace * MOST_OF_PACE;

/** A wait that hangs on chance, or on a count: at two places, those are two retries with one backoff. */
export const backsOffBy = ({ value }: WaitEvent): boolean => value !== null && (value.min !== value.max || value.addMin !== value.addMax || hasMark(value, Mark.counted));

/** Two numbers, or two names: a number may be what a name stands for. */
const differ = (a: number | string | null, b: number | string | null): boolean => a !== null && typeof a === typeof b && a !== b;

/** A length as a number, or as what it is called. */
export const lengthOf = ({ value }: WaitEvent): number | string | null => (value === null ? null : (exact(value) ?? textOf(value)));

/** What lies between the first attempt and the last: a timer beside them, such as one that takes a message off the screen, is no wait. */
export function waitsIn(trace: Trace): readonly WaitEvent[] {
  const attempts = attemptsOf(trace);
  const [first, last] = [attempts[0], attempts.at(-1)];
  return first === undefined || last === undefined ? [] : waitsBetween(first.time, last.time);
}

/** A refusal has a branch of its own, and each wait takes longer than the one before: so a retry backs off, and nobody polls. */
export function growsLonger(paths: Iterable<Path>): boolean {
  for (const { trace } of paths) {
    const lengths = waitsIn(trace).map(lengthOf);
    if (lengths.length > 1) return lengths.every((length, i) => i === 0 || isMore(length, lengths[i - 1]));
  }
  return false;
}

const isMore = (length: number | string | null, before: number | string | null | undefined): boolean => typeof length === 'number' && typeof before === 'number' && length > before;
