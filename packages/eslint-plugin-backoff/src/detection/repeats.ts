import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import { type AttemptEvent, type Trace, attemptsOf } from '../interpreter/trace.js';
import { lastNameOf } from '../sites/members.js';
import { contains } from '../sites/source.js';

/** Whether the same operation is attempted again in a later cycle. */
export const repeats = (trace: Trace, candidate: Candidate): boolean => placeOfRepeated(trace, candidate) > 0;

/** Which of the attempts is the first one again, counted from 1; 0 where none is. */
export function placeOfRepeated(trace: Trace, candidate: Candidate): number {
  const attempts = attemptsOf(trace);
  const [first] = attempts;
  if (first === undefined) return 0;
  const isAgain = (attempt: AttemptEvent): boolean => (candidate.kind === 'repeat' ? isCalledAlike(attempt, first, candidate) : attempt.cycle > first.cycle);
  return attempts.findIndex((attempt, i) => i > 0 && attempt.target === first.target && isAgain(attempt) && !isLastly(attempt)) + 1;
}

/**
 * Whether two attempts are made by calls of the same name: `try { await open(); } catch { const url = await address(); await create(url); await open(); }`,
 * where `open` asks for the `address` first, does not try that again.
 */
function isCalledAlike(attempt: AttemptEvent, first: AttemptEvent, { node: candidate, secondTry }: Candidate): boolean {
  const nameOf = ({ stack, node }: AttemptEvent): string | null => {
    const call = [...stack, node].find((each) => contains(candidate, each));
    return call?.type === 'CallExpression' ? lastNameOf(call.callee) : null;
  };
  const [name, firstName] = [nameOf(attempt), nameOf(first)];
  return secondTry !== undefined || name === null || firstName === null || name === firstName;
}

/** The call by which a candidate was first entered again; null where there was none, as in a loop. */
export function entryOf({ events }: Trace): TSESTree.Node | null {
  const [, again] = events.filter((event) => event.kind === 'cycle');
  return again?.node ?? null;
}

/** Called from `.finally(…)`: that comes after a success as well, and so it is not because of the failure. */
const isLastly = ({ stack }: AttemptEvent): boolean =>
  stack.some((call) => call.type === 'CallExpression' && call.callee.type === 'MemberExpression' && call.callee.property.type === 'Identifier' && call.callee.property.name === 'finally');
