import type { Library } from '../library.js';

/** https://github.com/jeffpearson/node-fetch-retry: a request that fails without an answer, at once unless told how long to pause. Read of 2.0. */
export const nodeFetchRetry: Library = {
  name: 'node-fetch-retry',
  modules: ['node-fetch-retry'],
  calls: [{ export: 'default', options: 1, isRequest: true }],
  options: {
    retry: { role: 'attempts', counts: 'attempts', default: 3, defaultAt: 0 },
    pause: { role: 'base', default: 0 },
    callback: { role: 'hook' },
    silent: { role: 'other' },
  },
  delay: (_n, _r, o) => o.number('pause'),
  statuses: [],
  retryAfter: 'ignored',
  cures: { wait: { pause: '500 * (1 + Math.random())' } },
};
