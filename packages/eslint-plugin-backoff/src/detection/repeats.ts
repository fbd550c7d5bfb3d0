import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { type AttemptEvent, type Trace, attemptsOf } from '../interpreter/trace.js';

/** Whether the same operation is attempted again in a later cycle. */
export const repeats = (trace: Trace, candidate: Candidate): boolean => placeOfRepeated(trace, candidate) > 0;

/** Which of the attempts is the first one again, counted from 1; 0 where none is. */
export function placeOfRepeated(trace: Trace, candidate: Candidate): number {
  const attempts = attemptsOf(trace);
  const [first] = attempts;
  if (first === undefined) return 0;
  return attempts.findIndex((attempt, i) => i > 0 && attempt.target === first.target && (candidate.kind === 'repeat' || attempt.cycle > first.cycle) && !isLastly(attempt)) + 1;
}

/** The call by which a candidate was first entered again; null where there was none, as in a loop. */
export function entryOf({ events }: Trace): TSESTree.Node | null {
  const [, again] = events.filter((event) => event.kind === 'cycle');
  return again?.node ?? null;
}

/** Called from `.finally(…)`: that comes after a success as well, and so it is not because of the failure. */
const isLastly = ({ stack }: AttemptEvent): boolean =>
  stack.some((call) => call.type === 'CallExpression' && call.callee.type === 'MemberExpression' && call.callee.property.type === 'Identifier' && call.callee.property.name === 'finally');
