import type { Library } from '../library.js';

/** https://segment.com/docs/connections/sources/catalog/libraries/server/node: the ceiling comes after the randomness. Measured with 1.3 and 3.1. */
export const segmentAnalyticsNode: Library = {
  name: '@segment/analytics-node',
  modules: ['@segment/analytics-node'],
  calls: ['Analytics', 'default'].map((name) => ({ export: name, options: 0, when: ['maxRetries'] })),
  options: { maxRetries: { role: 'attempts', counts: 'retries', default: 10 } },
  delay: (n, r) => Math.min((1 + r) * 500 * 2 ** n, 60_000),
  versions: [{ before: 3, changes: { options: { maxRetries: { role: 'attempts', counts: 'retries', default: 3 } }, delay: (n, r) => Math.min((1 + r) * 25 * 2 ** n, 1000) } }],
  statuses: [408, 429, 500, 502, 503, 504],
  retryAfter: 'used',
};
