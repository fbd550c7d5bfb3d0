import type { Library } from '../library.js';

/** https://posthog.com/docs/libraries/node: batches of events, at one pace. Measured with 5.70. */
export const posthogNode: Library = {
  name: 'posthog-node',
  modules: ['posthog-node'],
  calls: [{ export: 'PostHog', options: 1, when: ['fetchRetryCount', 'fetchRetryDelay'] }],
  options: {
    fetchRetryCount: { role: 'attempts', counts: 'retries', default: 3 },
    fetchRetryDelay: { role: 'base', default: 3000 },
  },
  delay: (_n, _r, o) => o.number('fetchRetryDelay'),
  statuses: [408, 429, 500, 502, 503, 504],
  retryAfter: 'ignored',
  // Drawn once for each process, which is what sets them apart.
  cures: { jitter: { fetchRetryDelay: '{{option fetchRetryDelay}} * (0.5 + Math.random())' } },
};
