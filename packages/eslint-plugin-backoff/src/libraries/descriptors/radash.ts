import type { Library } from '../library.js';

/** https://radash-docs.vercel.app/docs/async/retry, and its successor Radashi (12.9): where both are given, it waits for `delay` and then for what `backoff` says. */
export const radash: Library = {
  name: 'radash',
  modules: ['radash', 'radashi'],
  calls: [{ export: 'retry', operation: 1, options: 0, operationArguments: ['bail'] }],
  options: {
    times: { role: 'attempts', counts: 'attempts', default: 3 },
    delay: { role: 'base', default: 0 },
    backoff: { role: 'delay function', arguments: ['retry'] },
    signal: { role: 'signal' },
  },
  delay: (_n, _r, o) => o.number('delay'),
  shape: (ms, _r, o) => o.number('delay') + ms,
  statuses: null,
  retryAfter: null,
};
