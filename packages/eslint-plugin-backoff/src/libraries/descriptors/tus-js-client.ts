import type { Library } from '../library.js';

/** https://github.com/tus/tus-js-client: one wait after the other of a list. A 429 is final to it. Measured with 4.3. */
export const tusJsClient: Library = {
  name: 'tus-js-client',
  modules: ['tus-js-client'],
  calls: [{ export: 'Upload', options: 1, when: ['retryDelays', 'onShouldRetry'] }],
  options: {
    retryDelays: { role: 'delay list', default: [0, 1000, 3000, 5000] },
    onShouldRetry: { role: 'predicate', arguments: ['error', 'retry from 0', 'unknown'] },
  },
  statuses: [409, 423, 500, 502, 503, 504],
  named: [409, 423],
  retryAfter: 'ignored',
};
