import { asksPerson, mayAskPerson } from './asks-person.js';
import { waitsForTruth } from './awaited-in-test.js';
import { findCalledAnew } from './called-anew.js';
import type { Candidate } from './candidate.js';
import { mayPollForSignIn, pollsForSignIn } from './device-flow.js';
import { findCycles } from './functions.js';
import { findInterceptors } from './interceptors.js';
import { findHandlers } from './handlers.js';
import { findLoops } from './loops.js';
import { isMinified } from './minified.js';
import { isMocked, mayMock } from './mocked.js';
import { findMonitors } from './monitors.js';
import { outline } from './outline.js';
import { findRepeats } from './repeats.js';
import { findSecondTries } from './second-tries.js';
import { type Source, isFunction } from './source.js';
import { isTestCode } from './test-code.js';

/** What every retry has in some spelling: something that takes a while or may fail, and is told of. Most files have none. */
const MAY_FAIL = /\bawait\b|\.then\(|\.catch\(|\.on(?:ce|\w*(?:[eE]rror|[cC]losed?|[dD]isconnect(?:ed)?|[lL]ost))?(?:\.addListener)?\(|addEventListener|\.on\w+ ?=|Sync\(|setTimeout|interceptors|setInterval|\(_?err?(?:or)?\b|new Promise|subscribe\(|\bcatch\b|\b(?:error|fail|failure) ?: ?(?:function|\()/;

/** Every place of a file that may be a retry site. Of one group at most one is: its members are entries of one cycle. */
export function findCandidates(source: Source): readonly (readonly Candidate[])[] {
  if (!MAY_FAIL.test(source.parsed.text)) return [];
  const outlined = outline(source);
  const groups: readonly (readonly Candidate[])[] = [
    ...findLoops(outlined, source).map((loop) => [loop]),
    ...findCycles(outlined, source),
    ...findHandlers(outlined, source).map((handler) => [handler]),
    ...findMonitors(outlined, source).map((monitor) => [monitor]),
    ...findInterceptors(outlined, source).map((interceptor) => [interceptor]),
    ...findRepeats(outlined, source).map((repeat) => [repeat]),
    ...findSecondTries(outlined, source).map((repeat) => [repeat]),
  ];
  return worthARun(groups, source);
}

/** Functions that others are taken to call anew, where no other candidate comes to them. */
export const findCallees = (source: Source): readonly Candidate[] => worthARun(findCalledAnew(source).map((candidate) => [candidate]), source).flat();

function worthARun(groups: readonly (readonly Candidate[])[], source: Source): readonly (readonly Candidate[])[] {
  const written = groups.filter(([first]) => first === undefined || !isMinified(first.node, source));
  return written.length > 0 ? asking(written, source) : written;
}

/** Those that ask something that is there, and no person, here or in a browser, and do not wait for what a test wants to be true. */
function asking(groups: readonly (readonly Candidate[])[], source: Source): readonly (readonly Candidate[])[] {
  const isOther = [
    mayMock(source) ? ({ node }: Candidate) => isMocked(node) : null,
    mayAskPerson(source) ? ({ node }: Candidate) => asksPerson(node, source) : null,
    mayPollForSignIn(source) ? ({ node }: Candidate) => pollsForSignIn(node, source) : null,
    isTestCode(source) ? ({ kind, node }: Candidate) => kind === 'function' && isFunction(node) && waitsForTruth(node, source) : null,
  ].filter((question) => question !== null);
  return isOther.length === 0 ? groups : groups.filter((group) => !group.some((candidate) => isOther.some((is) => is(candidate))));
}
