import type { Library } from '../library.js';
import { timeouts } from './retry.js';

/** https://github.com/sindresorhus/p-retry */
export const pRetry: Library = {
  name: 'p-retry',
  modules: ['p-retry'],
  calls: [
    { export: 'default', operation: 0, options: 1, operationArguments: ['unknown'] },
    { export: 'makeRetriable', operation: 0, options: 1 },
  ],
  options: {
    ...timeouts,
    shouldRetry: { role: 'predicate', arguments: [{ error: 'error', attemptNumber: 'unknown', retriesLeft: 'unknown' }] },
    onFailedAttempt: { role: 'hook', arguments: [{ error: 'error', attemptNumber: 'unknown', retriesLeft: 'unknown' }] },
    shouldConsumeRetry: { role: 'other' },
    signal: { role: 'signal' },
  },
  delay: (n, r, o) => Math.min(Math.round((o.flag('randomize') ? 1 + r : 1) * o.number('minTimeout') * o.number('factor') ** (n - 1)), o.number('maxTimeout')),
  statuses: null,
  retryAfter: null,
  finalErrors: ['AbortError'],
  hazards: [
    { option: 'retries', when: { retries: { is: [Infinity] }, minTimeout: { is: [0] } }, effect: 'with no wait in between never lets go: no other code of the process gets its turn' },
  ],
};
