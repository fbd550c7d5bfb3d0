import type { Library } from '../library.js';

/** https://google.github.io/zx/api#retry: `retry(5, '1s', fn)`, or with a generator for the waits. Measured with 8.8. */
export const zx: Library = {
  name: 'zx',
  modules: ['zx', 'zx/core'],
  calls: [
    { export: 'retry', argumentCount: 3, operation: 2, options: 0, positional: ['count', 'delay', 'callback'] },
    { export: 'retry', argumentCount: 2, operation: 1, options: 0, positional: ['count', 'callback'] },
  ],
  options: {
    count: { role: 'attempts', counts: 'attempts', default: 1 },
    delay: { role: 'backoff', isDuration: true },
    callback: { role: 'other' },
  },
  delay: () => 0,
  strategies: {
    expBackoff: {
      options: { max: { role: 'cap', isDuration: true, default: 60_000 }, delay: { role: 'base', isDuration: true, default: 100 } },
      positional: ['max', 'delay'],
      delay: (n, _r, o) => Math.min(o.number('delay') * 2 ** (n - 1), o.number('max')),
    },
  },
  statuses: null,
  retryAfter: null,
};
