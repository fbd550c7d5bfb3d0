import type { Library } from '../library.js';

/** https://github.com/lukeed/sockette: it comes back at one pace, for ever unless told how often. Measured with 2.0. */
export const sockette: Library = {
  name: 'sockette',
  modules: ['sockette'],
  calls: [{ export: 'default', options: 1, when: ['timeout', 'maxAttempts'] }],
  options: {
    timeout: { role: 'base', default: 1000 },
    maxAttempts: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: 0 },
  },
  // 0 is as good as none.
  delay: (_n, _r, o) => o.number('timeout') || 1000,
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by.
  cures: { jitter: { timeout: '{{option timeout}} * (0.5 + Math.random())' } },
};
