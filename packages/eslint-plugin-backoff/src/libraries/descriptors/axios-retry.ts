import type { Library } from '../library.js';

const delayFactor = { delayFactor: { role: 'base', default: 100 } } as const;

/** https://github.com/softonic/axios-retry */
export const axiosRetry: Library = {
  name: 'axios-retry',
  modules: ['axios-retry'],
  calls: [
    { export: 'default', options: 1, borrowed: { option: 'timeout', from: 0, as: 'timeoutOfClient', unless: 'shouldResetTimeout' } },
    { export: '*', modules: ['axios'], options: -1, under: 'axios-retry', when: ['retries', 'retryDelay', 'retryCondition'] },
  ],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 3 },
    retryDelay: { role: 'delay function', arguments: ['retry', 'error'], replacesRetryAfter: true, header: "error.response?.headers['retry-after']" },
    retryCondition: { role: 'predicate' },
    validateResponse: { role: 'predicate' },
    onRetry: { role: 'hook' },
    shouldResetTimeout: { role: 'other', default: false },
    // One time for all attempts and waits.
    timeoutOfClient: { role: 'time limit', default: Infinity },
  },
  delay: () => 0,
  strategies: {
    exponentialDelay: { options: delayFactor, calledWith: ['retry', 'error', { option: 'delayFactor' }], delay: (n, r, o) => 2 ** n * o.number('delayFactor') * (1 + 0.2 * r) },
    linearDelay: { options: delayFactor, positional: ['delayFactor'], delay: (n, _r, o) => n * o.number('delayFactor') },
  },
  versions: [{ before: 4, changes: { statuses: [500, 502, 503, 504], retryAfter: 'ignored' } }],
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
  pastTimeLimit: 'left out',
  cures: { wait: { retryDelay: '{{callee}}.exponentialDelay' }, jitter: { retryDelay: '{{callee}}.exponentialDelay' } },
  hazards: [
    {
      option: 'retries',
      when: { retries: 'out of time' },
      effect: 'is never reached: the waits count towards the `timeout` of the client, which is over before',
      repair: { set: { shouldResetTimeout: 'true' }, safe: false },
    },
    { option: 'retryDelay', when: { retryDelay: 'number' }, effect: 'is no function: the first failure throws a TypeError, and nothing is tried again', repair: { set: { retryDelay: '() => {{retryDelay}}' }, safe: true } },
    { option: 'retryDelay', when: { retryDelay: { export: 'linearDelay' } }, effect: 'gives a function where milliseconds are wanted: every wait is over at once', repair: { set: { retryDelay: '{{retryDelay}}()' }, safe: true } },
    { option: 'retryDelay', when: { retryDelay: 'gives a promise' }, effect: 'gives a promise where milliseconds are wanted: every wait is over at once' },
  ],
};
