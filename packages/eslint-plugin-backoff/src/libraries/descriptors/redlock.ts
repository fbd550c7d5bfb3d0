import type { Library } from '../library.js';

/** https://github.com/mike-marcacci/node-redlock: a lock that is taken is asked for again. Measured with 4.2 and 5.0. */
export const redlock: Library = {
  name: 'redlock',
  modules: ['redlock'],
  calls: [{ export: 'default', options: 1, when: ['retryCount', 'retryDelay', 'retryJitter'] }],
  options: {
    retryCount: { role: 'attempts', counts: 'retries', default: 10, unboundedAt: -1 },
    retryDelay: { role: 'base', default: 200 },
    retryJitter: { role: 'jitter', default: 100, cure: 200 },
  },
  delay: (_n, r, o) => Math.max(0, o.number('retryDelay') + Math.floor((2 * r - 1) * o.number('retryJitter'))),
  statuses: null,
  retryAfter: null,
};
