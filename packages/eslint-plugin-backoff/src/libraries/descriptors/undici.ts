import type { Library } from '../library.js';

/** What the library asks before it waits, with the waits of the helper: a function for them decides on all of it. */
const jittered = `(error, { state, opts: { method, retryOptions } }, done) => {
  const { statusCode, code, headers } = Object(error);
  const isFinal = statusCode ? !retryOptions?.statusCodes?.includes(statusCode) : code && !retryOptions?.errorCodes?.includes(code);
  if (isFinal || !retryOptions?.methods?.includes(method) || state.counter > {{option maxRetries}}) done(error);
  else setTimeout(() => done(null), Math.min({{delay state.counter - 1 after headers?.['retry-after']}}, {{option maxTimeout}}));
}`;

/** https://github.com/nodejs/undici */
export const undici: Library = {
  name: 'undici',
  modules: ['undici'],
  calls: [
    { export: 'RetryAgent', options: 1 },
    { export: 'RetryHandler', options: 0, under: 'retryOptions' },
    { export: 'interceptors.retry', options: 0 },
  ],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 5 },
    minTimeout: { role: 'base', default: 500 },
    timeoutFactor: { role: 'factor', default: 2 },
    maxTimeout: { role: 'cap', default: 30_000 },
    retryAfter: { role: 'other' },
    methods: { role: 'methods' },
    statusCodes: { role: 'statuses' },
    errorCodes: { role: 'other' },
    retry: { role: 'delay function', arguments: ['error', { state: { counter: 'retry' } }, 'settle'], waits: true, replacesAttempts: true, replacesRetryAfter: true },
  },
  delay: (n, _r, o) => Math.min(o.number('minTimeout') * o.number('timeoutFactor') ** (n - 1), o.number('maxTimeout')),
  statuses: [429, 500, 502, 503, 504],
  methods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'],
  retryAfter: 'used',
  cures: { jitter: { retry: jittered } },
  hazards: [{ option: 'retryAfter', when: { retryAfter: { is: [false] } }, effect: 'does nothing: the header is obeyed all the same', repair: { remove: ['retryAfter'], safe: true } }],
};
