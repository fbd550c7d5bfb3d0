import type { Library } from '../library.js';

const when = ['maxRetries'];

/** https://github.com/diamondio/better-queue: `maxRetries` counts the first attempt as well. Measured with 3.8. */
export const betterQueue: Library = {
  name: 'better-queue',
  modules: ['better-queue'],
  calls: [1, 0].map((options) => ({ export: 'default', options, when })),
  options: {
    maxRetries: { role: 'attempts', counts: 'attempts', default: 1, defaultAt: 0 },
    retryDelay: { role: 'base', default: 0 },
  },
  delay: (_n, _r, o) => o.number('retryDelay'),
  statuses: null,
  retryAfter: null,
  cures: { wait: { retryDelay: '1000 * (1 + Math.random())' } },
};
