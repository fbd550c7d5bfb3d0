import type { Library } from '../library.js';

/** https://ahooks.js.org/hooks/use-request/retry: 2 s, 4 s, …, 30 s, or one pace. Measured with 3.11. */
export const ahooks: Library = {
  name: 'ahooks',
  modules: ['ahooks'],
  calls: [{ export: 'useRequest', operation: 0, options: 1, when: ['retryCount'] }],
  options: {
    retryCount: { role: 'attempts', counts: 'retries', default: 0, unboundedAt: -1 },
    retryInterval: { role: 'other' },
    onError: { role: 'hook' },
  },
  delay: (n, _r, o) => (o.isGiven('retryInterval') ? o.number('retryInterval') : Math.min(1000 * 2 ** n, 30_000)),
  statuses: null,
  retryAfter: null,
};
