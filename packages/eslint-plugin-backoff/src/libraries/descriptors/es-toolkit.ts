import type { Library } from '../library.js';

/** https://es-toolkit.dev/reference/function/retry: without options it tries again at once, without end. */
export const esToolkit: Library = {
  name: 'es-toolkit',
  modules: ['es-toolkit', 'es-toolkit/function'],
  calls: [{ export: 'retry', operation: 0, options: 1, shorthand: 'retries' }],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: Infinity },
    delay: { role: 'delay function', default: 0, arguments: ['retry from 0', 'error'] },
    shouldRetry: { role: 'predicate', refuses: '(error)', isSync: true, arguments: ['error', 'retry from 0'] },
    signal: { role: 'signal' },
  },
  delay: (_n, _r, o) => o.number('delay'),
  statuses: null,
  retryAfter: null,
};
