import { STATUSES } from '../../interpreter/scenario.js';
import type { Library } from '../library.js';

/** https://redux-toolkit.js.org/rtk-query: whatever is an error to the base query is tried again. Measured with 2.14. */
export const reduxjsToolkit: Library = {
  name: '@reduxjs/toolkit',
  modules: ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'],
  calls: [
    { export: 'retry', first: 'fetchBaseQuery()', options: 1, policy: { statuses: STATUSES, retryAfter: 'ignored' } },
    { export: 'retry', operation: 0, options: 1, operationArguments: ['unknown'] },
  ],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 5 },
    backoff: { role: 'delay function', arguments: ['retry', 'unknown', 'unknown'], waits: true },
    // It decides on the number of attempts as well.
    retryCondition: { role: 'predicate', replacesAttempts: true, isSync: true, arguments: ['error', 'unknown', { attempt: 'retry' }] },
  },
  delay: (n, r, o) => (0.4 + r) * 300 * 2 ** (o.isGiven('retryCondition') ? Math.min(n, o.number('maxRetries')) : n),
  statuses: null,
  retryAfter: null,
  hazards: [
    { option: 'backoff', when: { backoff: 'gives a number' }, effect: 'gives a number where a promise is waited for: every wait is over at once' },
    { option: 'maxRetries', when: { maxRetries: 'number', retryCondition: 'function' }, effect: 'ends nothing: the `retryCondition` function alone says when to stop' },
  ],
};
