import type { Library } from '../library.js';

/** https://www.attojs.org: waits that double with chance, at one pace where that is given, or where they never end. Measured with 2.0. */
export const vueRequest: Library = {
  name: 'vue-request',
  modules: ['vue-request'],
  calls: ['useRequest', 'usePagination', 'useLoadMore'].map((name) => ({ export: name, operation: 0, options: 1, when: ['errorRetryCount'] })),
  options: {
    errorRetryCount: { role: 'attempts', counts: 'retries', default: 0, unboundedAt: -1 },
    errorRetryInterval: { role: 'base', default: 0 },
  },
  delay: (n, r, o) => o.number('errorRetryInterval') || (o.knownNumber('errorRetryCount') === -1 ? 1000 : 1000 * (Math.floor(r * 2 ** n) + 1)),
  statuses: null,
  retryAfter: null,
  // Drawn once for each page, which is what sets them apart.
  cures: { jitter: { errorRetryInterval: '{{option errorRetryInterval}} * (0.5 + Math.random())' } },
};
