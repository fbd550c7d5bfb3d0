import type { Library } from '../library.js';

/** https://github.com/googleapis/retry-request: lengths are in seconds. */
export const retryRequest: Library = {
  name: 'retry-request',
  modules: ['retry-request'],
  calls: [{ export: 'default', options: 1 }],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 2 },
    noResponseRetries: { role: 'other' },
    retryDelayMultiplier: { role: 'factor', default: 2 },
    maxRetryDelay: { role: 'cap', unitMs: 1000, default: 64_000 },
    totalTimeout: { role: 'time limit', unitMs: 1000, default: 600_000 },
    shouldRetryFn: { role: 'predicate', arguments: ['response'], isSync: true },
  },
  delay: (n, r, o) => Math.min(o.number('retryDelayMultiplier') ** n * 1000 + Math.floor(r * 1000), o.number('maxRetryDelay')),
  statuses: [429, 500, 502, 503, 504],

  retryAfter: 'ignored',
  hazards: [{ option: 'retries', when: { retries: 'out of time' }, effect: 'is never reached: the waits alone use `totalTimeout` up, and then nobody is called back' }],
};
