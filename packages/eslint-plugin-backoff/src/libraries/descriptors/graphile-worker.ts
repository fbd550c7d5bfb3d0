import type { Library } from '../library.js';

const when = ['maxAttempts'];

/** https://worker.graphile.org/docs/exponential-backoff: the database waits e, e², … e¹⁰ seconds. */
export const graphileWorker: Library = {
  name: 'graphile-worker',
  modules: ['graphile-worker'],
  calls: [
    { export: 'quickAddJob', options: 3, when },
    { export: '*.addJob', options: 2, when },
  ],
  options: { maxAttempts: { role: 'attempts', counts: 'attempts', default: 25 } },
  delay: (n) => Math.exp(Math.min(n, 10)) * 1000,
  statuses: null,
  retryAfter: null,
  stored: true,
};
