import type { Library } from '../library.js';

const when = ['maxRetries', 'retryOnTimeout', 'retryBackoff'];

/** https://github.com/elastic/elastic-transport-js: a status is tried again at once, on the next node. */
export const elasticTransport: Library = {
  name: '@elastic/transport',
  modules: ['@elastic/elasticsearch', '@elastic/transport', '@opensearch-project/opensearch'],
  calls: [
    { export: 'Client', options: 0, when },
    { export: '*', options: 1, when: ['maxRetries'] },
  ],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 3 },
    retryOnTimeout: { role: 'other' },
    // For connections alone: after a status nothing is waited for.
    retryBackoff: { role: 'other' },
  },
  delay: () => 0,
  statuses: [502, 503, 504],
  // A lost connection has waits of its own in @elastic/transport (measured with 9.4.0).
  delayAfterStatuses: true,
  retryAfter: 'ignored',
  hazards: [{ option: 'retryBackoff', when: { retryBackoff: 'function' }, effect: 'is asked after a lost connection alone: a 502, 503 or 504 is tried again at once' }],
  clients: [{ export: 'Client', options: 0, attempts: 'maxRetries' }],
};
