import type { Candidate } from '../sites/candidate.js';
import { type AttemptEvent, type Trace, attemptsOf } from '../interpreter/trace.js';

/** Whether the same operation is attempted again in a later cycle. */
export function repeats(trace: Trace, candidate: Candidate): boolean {
  const [first, ...later] = attemptsOf(trace);
  return first !== undefined && later.some((attempt) => attempt.target === first.target && (candidate.kind === 'repeat' || attempt.cycle > first.cycle) && !isLastly(attempt));
}

/** Called from `.finally(…)`: that comes after a success as well, and so it is not because of the failure. */
const isLastly = ({ stack }: AttemptEvent): boolean =>
  stack.some((call) => call.type === 'CallExpression' && call.callee.type === 'MemberExpression' && call.callee.property.type === 'Identifier' && call.callee.property.name === 'finally');
