import type { Library } from '../library.js';

/** https://docs.apify.com/api/client/js: 0.5–1 s, 1–2 s, 2–4 s, … with no ceiling. Measured with 2.25. */
export const apifyClient: Library = {
  name: 'apify-client',
  modules: ['apify-client'],
  calls: [{ export: 'ApifyClient', options: 0, when: ['maxRetries', 'minDelayBetweenRetriesMillis'] }],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 8 },
    minDelayBetweenRetriesMillis: { role: 'base', default: 500 },
  },
  delay: (n, r, o) => o.number('minDelayBetweenRetriesMillis') * 2 ** (n - 1) * (1 + r),
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'ignored',
  clients: [{ export: 'ApifyClient', options: 0, attempts: 'maxRetries' }],
};
