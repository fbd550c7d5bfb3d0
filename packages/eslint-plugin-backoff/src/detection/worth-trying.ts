import type { Path } from '../interpreter/paths.js';
import type { Outcome } from '../interpreter/scenario.js';
import { attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark } from '../interpreter/values/values.js';
import { byName } from '../sites/by-name.js';
import type { Candidate } from '../sites/candidate.js';
import { lastNameOf } from '../sites/members.js';
import { isConflict, isLastingStatus } from './failures-of.js';

/**
 * After some failures only who waits tries again: who comes back to a conflict at once does so with what is new. And what lasts
 * elsewhere may pass here, where the code asks for the very same, not for ever, and does not only wait for something to be there.
 */
export function isWorthTrying(failure: Outcome, path: Path, candidate: Candidate): boolean {
  if (isConflict(failure)) return waits(path);
  return !isLastingStatus(failure) || (waits(path) && isLimited(path, candidate) && isTheSame(path));
}

const waits = ({ trace }: Path): boolean => trace.events.some(({ kind }) => kind === 'wait');

const isLimited = ({ trace }: Path, { kind }: Candidate): boolean => kind === 'repeat' || trace.events.some((event) => event.kind === 'compare' && !hasMark(event.left, Mark.status) && !hasMark(event.right, Mark.status));

/** Nothing else is waited for from one attempt to the next, that may make it another one; nor does it look for something. */
function isTheSame({ trace: { events, ...trace } }: Path): boolean {
  const [first, second] = attemptsOf({ events, ...trace });
  if (first === undefined || second === undefined || (first.node.type === 'CallExpression' && looks(lastNameOf(first.node.callee)))) return false;
  return !events.slice(events.indexOf(first), events.indexOf(second)).some(({ kind }) => kind === 'maybe wait');
}

const looks = byName((name) => /^(get|read|find|fetch|load|list|query|head|check|is|has|wait|poll|describe|look|retrieve|search)(?![a-z])/.test(name));
