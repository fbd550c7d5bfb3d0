import type { Library } from '../library.js';

/** https://github.com/jonbern/fetch-retry */
export const fetchRetry: Library = {
  name: 'fetch-retry',
  modules: ['fetch-retry'],
  calls: [{ export: 'default', options: 1 }, { export: 'default()', options: 1, when: ['retries', 'retryDelay', 'retryOn'] }],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 3 },
    retryDelay: { role: 'delay function', arguments: ['retry from 0', 'network error', 'response'], replacesRetryAfter: true, header: "response?.headers.get('retry-after')" },
    retryOn: { role: 'statuses', replacesAttempts: true, arguments: ['retry from 0', 'network error', 'response'] },
  },
  delay: () => 1000,
  statuses: [],

  retryAfter: 'ignored',
  hazards: [
    { option: 'retries', when: { retries: { is: [Infinity] } }, effect: 'throws: it has to be a whole number' },
    { option: 'retries', when: { retries: 'given', retryOn: 'function' }, effect: 'ends nothing: the `retryOn` function alone says when to stop' },
    { option: 'retryDelay', when: { retryDelay: 'gives a promise' }, effect: 'gives a promise where milliseconds are wanted: every wait is over at once' },
  ],
};
