import type { Library } from '../library.js';

/** https://github.com/memcachier/memjs: `retries` counts the first attempt as well. Lengths are in seconds. Measured with 1.3. */
export const memjs: Library = {
  name: 'memjs',
  modules: ['memjs'],
  calls: [{ export: 'Client.create', options: 1, when: ['retries', 'retry_delay'] }],
  options: {
    retries: { role: 'attempts', counts: 'attempts', default: 2 },
    retry_delay: { role: 'base', unitMs: 1000, default: 200 },
  },
  delay: (_n, _r, o) => o.number('retry_delay'),
  statuses: null,
  retryAfter: null,
  // Drawn once for each process, which is what sets them apart.
  cures: { jitter: { retry_delay: '{{option retry_delay}} * (0.5 + Math.random())' } },
};
