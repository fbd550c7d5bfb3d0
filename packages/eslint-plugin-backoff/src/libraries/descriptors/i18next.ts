import type { Library } from '../library.js';

/** https://www.i18next.com/overview/configuration-options: what a backend says may be asked for again. Measured with 26.7. */
export const i18next: Library = {
  name: 'i18next',
  modules: ['i18next'],
  calls: ['init', '*.init'].map((name) => ({ export: name, options: 0, when: ['maxRetries', 'retryTimeout'] })),
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 5 },
    retryTimeout: { role: 'base', default: 350, defaultAt: 0 },
  },
  delay: (n, _r, o) => o.number('retryTimeout') * 2 ** (n - 1),
  statuses: null,
  retryAfter: null,
  // Drawn once for each page, which is what sets them apart.
  cures: { jitter: { retryTimeout: '{{option retryTimeout}} * (1 + Math.random())' } },
};
