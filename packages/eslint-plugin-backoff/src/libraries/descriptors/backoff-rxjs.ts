import type { Library } from '../library.js';
import { rxjs } from './rxjs.js';

/** https://github.com/alex-okrushko/backoff-rxjs: waits double for ever unless told how often. Measured with 7.0. */
export const backoffRxjs: Library = {
  name: 'backoff-rxjs',
  modules: ['backoff-rxjs'],
  calls: [{ export: 'retryBackoff', options: 0, shorthand: 'initialInterval' }],
  options: {
    initialInterval: { role: 'base' },
    maxInterval: { role: 'cap', default: Infinity },
    maxRetries: { role: 'attempts', counts: 'retries', default: Infinity },
    shouldRetry: { role: 'predicate', isSync: true },
    resetOnSuccess: { role: 'other' },
    backoffDelay: { role: 'delay function', arguments: ['retry from 0', 'base'] },
  },
  ...(rxjs.requests && { requests: rxjs.requests }),
  delay: (n, _r, o) => Math.min(o.number('initialInterval') * 2 ** (n - 1), o.number('maxInterval')),
  shape: (ms, _r, o) => Math.min(ms, o.number('maxInterval')),
  statuses: null,
  retryAfter: null,
};
