import type { Library } from '../library.js';

const when = ['autoRetry', 'maxRetries', 'maxRetryDelay', 'retryDelayMultiplier', 'totalTimeout', 'retryableErrorFn'];

/** https://github.com/googleapis/nodejs-common, behind the clients that speak JSON: lengths are in seconds. */
export const googleCloud: Library = {
  name: '@google-cloud/common',
  modules: ['@google-cloud/common', '@google-cloud/storage', '@google-cloud/bigquery', '@google-cloud/dns'],
  calls: [
    ...['Storage', 'BigQuery', 'DNS', 'Service'].map((name) => ({ export: name, options: 0, under: 'retryOptions', when })),
    { export: 'util.makeRequest', options: 1, under: 'retryOptions', when },
  ],
  options: {
    autoRetry: { role: 'other', default: true, offAt: false },
    maxRetries: { role: 'attempts', counts: 'retries', default: 3 },
    maxRetryDelay: { role: 'cap', unitMs: 1000, default: 64_000 },
    retryDelayMultiplier: { role: 'factor', default: 2 },
    totalTimeout: { role: 'time limit', unitMs: 1000, default: 600_000 },
    retryableErrorFn: { role: 'predicate' },
  },
  delay: (n, r, o) => Math.min(o.number('retryDelayMultiplier') ** n * 1000 + Math.floor(r * 1000), o.number('maxRetryDelay')),
  statuses: [408, 429, 500, 502, 503, 504],

  retryAfter: 'ignored',
  clients: ['Storage', 'BigQuery', 'DNS'].map((name) => ({ export: name, options: 0, under: 'retryOptions', attempts: 'maxRetries' })),
};
