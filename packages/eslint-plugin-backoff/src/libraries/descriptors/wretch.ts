import type { Library } from '../library.js';

/** https://elbywan.github.io/wretch: `maxAttempts` counts retries; every answer but 2xx is tried again. */
export const wretch: Library = {
  name: 'wretch',
  modules: ['wretch/middlewares', 'wretch/middlewares/retry', 'wretch-middlewares'],
  calls: [{ export: 'retry', options: 0 }],
  options: {
    maxAttempts: { role: 'attempts', counts: 'retries', default: 10, unboundedAt: 0 },
    delayTimer: { role: 'base', default: 500 },
    delayRamp: { role: 'delay function', arguments: ['base', 'retry'], replacesRetryAfter: true },
    until: { role: 'predicate', arguments: ['response', 'unknown'], saysDone: true },
    retryOnNetworkError: { role: 'other', default: false },
    resolveWithLatestResponse: { role: 'other' },
    skip: { role: 'methods' },
    onRetry: { role: 'hook' },
  },
  delay: (n, _r, o) => o.number('delayTimer') * n,
  statuses: [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 429, 500, 502, 503, 504],

  retryAfter: 'ignored',
  cures: { refusal: { until: '(response) => response !== undefined && (response.ok || ({{permanent response.status}}))' } },
  losesLastFailureWithout: 'resolveWithLatestResponse',
};
