import type { Library } from '../library.js';

const when = ['retryDelays', 'onShouldRetry'];

/** https://github.com/tus/tus-js-client, and the plugin of Uppy that is handed to `use`: one wait after the other of a list. A 429 is final to it. Measured with 4.3. */
export const tusJsClient: Library = {
  name: 'tus-js-client',
  modules: ['tus-js-client', '@uppy/tus'],
  calls: [
    { export: 'Upload', options: 1, when },
    { export: '*.use', modules: ['@uppy/core'], first: 'default', options: 1, when },
  ],
  options: {
    retryDelays: { role: 'delay list', default: [0, 1000, 3000, 5000] },
    onShouldRetry: { role: 'predicate', arguments: ['error', 'retry from 0', 'unknown'] },
  },
  statuses: [409, 423, 500, 502, 503, 504],
  named: [409, 423],
  retryAfter: 'ignored',
};
