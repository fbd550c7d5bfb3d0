import type { Library } from '../library.js';

const when = ['retry', 'retryDelay', 'noResponseRetries', 'retryDelayMultiplier', 'maxRetryDelay', 'statusCodesToRetry', 'shouldRetry', 'retryBackoff'];

/** https://github.com/googleapis/gaxios */
export const gaxios: Library = {
  name: 'gaxios',
  modules: ['gaxios'],
  calls: ['request', 'Gaxios', 'Gaxios().request'].map((name) => ({ export: name, options: 0, under: 'retryConfig', when })),
  options: {
    retry: { role: 'attempts', counts: 'retries', default: 3 },
    retryDelay: { role: 'base', default: 100 },
    retryDelayMultiplier: { role: 'factor', default: 2 },
    maxRetryDelay: { role: 'cap', default: Number.MAX_SAFE_INTEGER },
    noResponseRetries: { role: 'other' },
    statusCodesToRetry: { role: 'predicate' },
    shouldRetry: { role: 'predicate' },
    retryBackoff: { role: 'delay function', arguments: ['error', 'unknown'], replacesRetryAfter: true },
    onRetryAttempt: { role: 'hook' },
  },
  delay: (n, _r, o) => Math.min((n === 1 ? o.number('retryDelay') : 0) + ((o.number('retryDelayMultiplier') ** (n - 1) - 1) / 2) * 1000, o.number('maxRetryDelay')),
  statuses: [408, 429, 500, 502, 503, 504],
  methods: 'GET HEAD PUT OPTIONS DELETE',
  retryAfter: 'ignored',
  hazards: [{ option: 'retryDelay', when: { retryDelay: { above: 500 }, retryDelayMultiplier: 'left out', retryBackoff: 'left out' }, effect: 'is the wait before the first retry alone: the second comes after 500 ms' }],
};
