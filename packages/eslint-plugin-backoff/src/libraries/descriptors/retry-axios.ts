import type { Library, LibraryCall } from '../library.js';

const when = ['retry', 'noResponseRetries', 'retryDelay', 'backoffType', 'jitter', 'maxRetryDelay', 'statusCodesToRetry', 'shouldRetry', 'httpMethodsToRetry', 'checkRetryAfter'];
const request = (name: string): LibraryCall => ({ export: name, modules: ['axios'], options: -1, under: 'raxConfig', when, isRequest: true });

const options: Library['options'] = {
  retry: { role: 'attempts', counts: 'retries', default: 3 },
  noResponseRetries: { role: 'other' },
  retryDelay: { role: 'base', default: 100 },
  backoffType: { role: 'other', default: 'exponential' },
  jitter: { role: 'jitter', default: 'none', cure: 'full' },
  maxRetryDelay: { role: 'cap', default: Infinity },
  httpMethodsToRetry: { role: 'methods' },
  statusCodesToRetry: { role: 'statuses' },
  checkRetryAfter: { role: 'other', ignoresRetryAfterAt: false },
  maxRetryAfter: { role: 'other' },
  shouldRetry: { role: 'predicate', isSync: true },
  onRetryAttempt: { role: 'hook' },
};

/** Before 4 only static waits went by `retryDelay`, and none was random. */
const beforeJitter: Partial<Library> = {
  options: { ...options, retryDelay: { role: 'other', default: 100 }, jitter: { role: 'other' } },
  delay(n, _r, o) {
    const type = o.oneOf('backoffType', ['exponential', 'static', 'linear']);
    const wait = type === 'linear' ? n * 1000 : type === 'static' ? o.number('retryDelay') : ((2 ** n - 1) / 2) * 1000;
    return Math.min(wait, o.number('maxRetryDelay'));
  },
};

/** https://github.com/JustinBeckwith/retry-axios: `attach` makes every request of the instance retry. */
export const retryAxios: Library = {
  name: 'retry-axios',
  modules: ['retry-axios'],
  calls: [
    { export: 'attach', options: null, assigned: 'defaults.raxConfig' },
    // Requests of axios, and instances of it: `axios.get(url, { raxConfig })`, `axios.create({ raxConfig })`.
    ...['get', 'delete', 'head', 'options', 'request', 'default'].flatMap((name) => [request(name), request(name === 'default' ? 'create()' : `*().${name}`)]),
    { export: '*', modules: ['axios'], options: -1, under: 'raxConfig', when },
  ],
  options,
  versions: [{ before: 4, changes: beforeJitter }],
  delay(n, r, o) {
    const [type, jitter, base] = [o.oneOf('backoffType', ['exponential', 'static', 'linear']), o.oneOf('jitter', ['none', 'full', 'equal']), o.number('retryDelay')];
    const cap = o.number('maxRetryDelay');
    if (type !== 'exponential') return Math.min(type === 'linear' ? n * 1000 : base, cap);
    const wait = ((2 ** n - 1) / 2) * base;
    return Math.min(jitter === 'full' ? r * wait : jitter === 'equal' ? wait / 2 + (r * wait) / 2 : wait, cap);
  },
  statuses: [429, 500, 502, 503, 504],
  methods: ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE'],
  anyMethodWith: ['shouldRetry'],
  retryAfter: 'used',
  hazards: [
    { option: 'jitter', when: { jitter: { is: ['full', 'equal'] }, backoffType: { is: ['static', 'linear'] } }, effect: 'does nothing: only exponential waits are made random' },
    { option: 'retryDelay', when: { retryDelay: 'given', backoffType: { is: ['linear'] } }, effect: 'does nothing: linear waits grow by 1 s', repair: { remove: ['retryDelay'], safe: true } },
  ],
};
