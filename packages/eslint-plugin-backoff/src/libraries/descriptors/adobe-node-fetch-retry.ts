import type { Library } from '../library.js';

/** https://github.com/adobe/node-fetch-retry: for a minute, a tenth of a second of randomness however long it waits. Measured with 2.2. */
export const adobeNodeFetchRetry: Library = {
  name: '@adobe/node-fetch-retry',
  modules: ['@adobe/node-fetch-retry'],
  calls: [{ export: 'default', options: 1, under: 'retryOptions', isRequest: true, when: 'options' }],
  options: {
    retryMaxDuration: { role: 'time limit', default: 60_000, defaultAt: 0 },
    retryInitialDelay: { role: 'base', default: 100, defaultAt: 0 },
    retryBackoff: { role: 'factor', default: 2 },
    retryOnHttpResponse: { role: 'statuses', arguments: ['response'] },
    retryOnHttpError: { role: 'other' },
    socketTimeout: { role: 'other' },
    forceSocketTimeout: { role: 'other' },
  },
  delay: (n, r, o) => o.number('retryInitialDelay') * o.number('retryBackoff') ** (n - 1) + Math.floor(r * 100),
  pastTimeLimit: 'left out',
  statuses: [500, 502, 503, 504],
  retryAfter: 'ignored',
};
