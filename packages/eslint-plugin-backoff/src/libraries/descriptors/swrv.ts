import type { Library } from '../library.js';

/** https://docs-swrv.netlify.app: each wait is longer by one interval. Measured with 1.3. */
export const swrv: Library = {
  name: 'swrv',
  modules: ['swrv'],
  calls: [{ export: 'default', options: 2, when: ['errorRetryCount', 'errorRetryInterval'] }],
  options: {
    errorRetryCount: { role: 'attempts', counts: 'retries', default: 5 },
    errorRetryInterval: { role: 'base', default: 5000 },
    shouldRetryOnError: { role: 'other', default: true, offAt: false },
  },
  delay: (n, _r, o) => o.number('errorRetryInterval') * n,
  statuses: null,
  retryAfter: null,
  // Drawn once for each page, which is what sets them apart.
  cures: { jitter: { errorRetryInterval: '{{option errorRetryInterval}} * (0.5 + Math.random())' } },
};
