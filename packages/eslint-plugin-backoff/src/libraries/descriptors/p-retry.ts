import type { Formula, Hazard, Library, LibraryOption } from '../library.js';
import { versionNumber } from '../version-number.js';
import { endlessList, listed, timeouts } from './retry.js';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const delay: Formula = (n, r, o) => {
  if (o.isGiven('shouldConsumeRetry')) return null;
  const factor = o.number('factor');
  return Math.min(Math.round((o.flag('randomize') ? 1 + r : 1) * o.number('minTimeout') * (factor > 0 ? factor : 1) ** (n - 1)), o.number('maxTimeout'));
};

/** Before version 7 it handed its options on to `retry`, and its functions the error alone; before 6.2 it asked nobody whether to try again. */
const unasked: Readonly<Record<string, LibraryOption>> = {
  ...timeouts,
  onFailedAttempt: { role: 'hook', isAwaited: true, arguments: ['error'] },
  signal: { role: 'signal' },
};

const handedOn: Readonly<Record<string, LibraryOption>> = { ...unasked, shouldRetry: { role: 'predicate', refuses: '(error)' } };

const hazards: readonly Hazard[] = [
  { option: 'shouldConsumeRetry', when: { shouldConsumeRetry: 'gives false' }, effect: 'lets no attempt count: they follow each other at once, without end' },
  { option: 'retries', when: { retries: { is: [Infinity] }, minTimeout: { is: [0] } }, effect: 'with no wait in between never lets go: no other code of the process gets its turn' },
];

/** Before version 7 it was the option for that: where nobody knows the version nothing is wrong with it. */
const forever: Hazard = { option: 'forever', when: { forever: 'given' }, effect: 'throws: without end is `retries: Infinity`', repair: { remove: ['forever'], set: { retries: 'Infinity' }, safe: false } };

/** https://github.com/sindresorhus/p-retry */
export const pRetry: Library = {
  name: 'p-retry',
  modules: ['p-retry'],
  calls: [
    { export: 'default', operation: 0, options: 1, operationArguments: ['attempt'] },
    { export: 'makeRetriable', operation: 0, options: 1 },
  ],
  options: {
    ...timeouts,
    forever: { role: 'other' },
    shouldRetry: { role: 'predicate', refuses: '({ error })', arguments: [{ error: 'error', attemptNumber: 'retry', retriesLeft: 'unknown' }] },
    onFailedAttempt: { role: 'hook', isAwaited: true, arguments: [{ error: 'error', attemptNumber: 'retry', retriesLeft: 'unknown' }] },
    // What consumes no retry is tried again at once, without end.
    shouldConsumeRetry: { role: 'other', replacesAttempts: true, arguments: [{ error: 'error', attemptNumber: 'retry', retriesLeft: 'unknown' }] },
    signal: { role: 'signal' },
  },
  delay,
  versions: [
    { before: versionNumber(6, 2, 0), changes: { options: unasked } },
    { before: 7, from: versionNumber(6, 2, 0), changes: { options: handedOn } },
    { before: 7, changes: { sequence: listed(1, 'last stays'), pastTimeLimit: 'kept', hazards: [endlessList] } },
    { from: 7, changes: { hazards: [...hazards, forever] } },
    { from: 9, changes: { delay: (n, r, o) => { const ms = delay(n, r, o); return ms === null ? null : Math.min(ms, LONGEST_TIMER_MS); } } },
  ],
  statuses: null,
  retryAfter: null,
  finalErrors: ['AbortError'],
  finalError: 'new {{import AbortError}}({{error}})',
  pastTimeLimit: 'shortened',
  hazards,
};
