import type { Library, LibraryCall } from '../library.js';

const request = (name: string): LibraryCall => ({ export: name, options: 1, isRequest: true, when: ['retry'] });

/** https://github.com/node-modules/urllib: an answer of 500 or above, at one pace. Measured with 4.9. */
export const urllib: Library = {
  name: 'urllib',
  modules: ['urllib'],
  calls: ['request', 'curl', 'HttpClient().request', 'HttpClient().curl'].map(request),
  options: {
    retry: { role: 'attempts', counts: 'retries', default: 0 },
    retryDelay: { role: 'base', default: 0 },
    isRetry: { role: 'statuses', arguments: ['response'] },
  },
  delay: (_n, _r, o) => o.number('retryDelay'),
  statuses: [500, 502, 503, 504],
  retryAfter: 'ignored',
  cures: { wait: { retryDelay: '500 * (1 + Math.random())' } },
};
