import type { Library, LibraryCall, LibraryOption } from '../library.js';

const when = ['limit', 'methods', 'statusCodes', 'calculateDelay', 'backoffLimit', 'noise', 'maxRetryAfter', 'errorCodes'];
const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'stream'];
const request = (name: string): LibraryCall => ({ export: name, isRequest: true, options: 1, under: 'retry', shorthand: 'limit', when });

const calculateDelay: LibraryOption = {
  role: 'delay function',
  arguments: [{ attemptCount: 'retry', error: 'error', retryOptions: 'unknown', computedValue: 'wait', retryAfter: 'unknown' }],
  replacesRetryAfter: true,
};
const options: Readonly<Record<string, LibraryOption>> = {
  limit: { role: 'attempts', counts: 'retries', default: 2 },
  methods: { role: 'methods' },
  statusCodes: { role: 'statuses' },
  errorCodes: { role: 'other' },
  maxRetryAfter: { role: 'other' },
  calculateDelay: { ...calculateDelay, mayGoOn: true },
  backoffLimit: { role: 'cap', default: Infinity },
  noise: { role: 'jitter', default: 100 },
};

/** https://github.com/sindresorhus/got */
export const got: Library = {
  name: 'got',
  modules: ['got'],
  calls: [
    // An instance is called as the library itself is.
    ...['default', 'got', 'extend()', '*.extend()', ...methods, ...methods.map((name) => `*().${name}`)].map(request),
    { export: '*().extend', options: 0, under: 'retry', shorthand: 'limit', when },
    { export: 'extend', options: 0, under: 'retry', shorthand: 'limit', when },
    { export: 'got.extend', options: 0, under: 'retry', shorthand: 'limit', when },
  ],
  options,
  delay: (n, r, o) => Math.min(2 ** (n - 1) * 1000, o.number('backoffLimit')) + r * o.number('noise'),
  versions: [
    // Neither a ceiling nor another width of the random part could be chosen.
    { before: 12, changes: { options: { ...options, backoffLimit: { role: 'other' }, noise: { role: 'other' } }, delay: (n, r) => 2 ** (n - 1) * 1000 + r * 100 } },
    { from: 12, changes: { hazards: [{ option: 'limit', when: { limit: 'shorthand' }, effect: 'throws where it stands for all options: they have to be an object' }] } },
    // A function is asked only where the other options let it retry.
    { from: 16, changes: { options: { ...options, calculateDelay } } },
  ],
  statuses: [408, 429, 500, 502, 503, 504, 521, 522, 524],
  methods: ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'],
  anyMethodWith: ['calculateDelay'],
  retryAfter: 'used',
  cures: { jitter: { calculateDelay: '({ computedValue }) => computedValue * (1 + Math.random() / 2)' } },
};
