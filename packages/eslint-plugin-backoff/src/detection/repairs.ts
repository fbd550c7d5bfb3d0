import type { Candidate } from '../sites/candidate.js';
import type { Path } from '../interpreter/paths.js';
import { attemptsOf } from '../interpreter/trace.js';

/**
 * `if (response.status === 401) { await logIn(); response = await fetch(url); }`: what is waited for between a call and its second try, or
 * done where nothing is waited for, is done so that the answer be another one. That is no retry of what failed.
 */
export function repairs({ trace }: Path, { secondTry }: Candidate): boolean {
  const [first, second] = attemptsOf(trace);
  if (secondTry === undefined || first === undefined || second === undefined) return false;
  const between = trace.events.slice(trace.events.indexOf(first), trace.events.indexOf(second));
  const has = (kind: (typeof between)[number]['kind']): boolean => between.some((event) => event.kind === kind);
  return has('maybe wait') || (has('effect') && !has('wait'));
}
