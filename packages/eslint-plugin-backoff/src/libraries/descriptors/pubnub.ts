import type { Library, Strategy } from '../library.js';

const attempts = { role: 'attempts', counts: 'retries', default: NaN } as const;

/** Up to a second more than it says. */
const linear: Strategy = {
  options: { delay: { role: 'base', unitMs: 1000 }, maximumRetry: attempts, excluded: { role: 'other' } },
  delay: (_n, r, o) => o.number('delay') + r * 1000,
};

const exponential: Strategy = {
  options: { minimumDelay: { role: 'base', unitMs: 1000 }, maximumDelay: { role: 'cap', unitMs: 1000 }, maximumRetry: attempts, excluded: { role: 'other' } },
  delay: (n, r, o) => Math.min(o.number('minimumDelay') * 2 ** (n - 1), o.number('maximumDelay')) + r * 1000,
};

/** https://www.pubnub.com/docs/sdks/javascript: a second of randomness, however long it waits. Lengths are in seconds. Read of 11.0. */
export const pubnub: Library = {
  name: 'pubnub',
  modules: ['pubnub'],
  calls: [{ export: 'default', options: 0, when: ['retryConfiguration'] }],
  options: { retryConfiguration: { role: 'backoff' } },
  strategies: { LinearRetryPolicy: linear, ExponentialRetryPolicy: exponential },
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
};
