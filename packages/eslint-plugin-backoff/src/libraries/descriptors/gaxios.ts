import type { Library, LibraryCall, LibraryOption } from '../library.js';

const retryConfig: Readonly<Record<string, LibraryOption>> = {
  retryDelay: { role: 'base', default: 100 },
  retryDelayMultiplier: { role: 'factor', default: 2 },
  maxRetryDelay: { role: 'cap', default: Number.MAX_SAFE_INTEGER },
  noResponseRetries: { role: 'other' },
  totalTimeout: { role: 'other' },
  httpMethodsToRetry: { role: 'methods' },
  statusCodesToRetry: { role: 'statuses' },
  // It decides on the number of attempts as well.
  shouldRetry: { role: 'predicate', replacesAttempts: true, arguments: ['error'] },
  retryBackoff: { role: 'delay function', arguments: ['error', 'wait'], waits: true, replacesRetryAfter: true },
  onRetryAttempt: { role: 'hook' },
};
const retry: LibraryOption = { role: 'attempts', counts: 'retries', default: 3 };

/** What clients of Google's services hand on to it, for all requests or for one. */
const services: readonly LibraryCall[] = [
  { export: 'google.*', modules: ['googleapis'], options: -1, under: 'retryConfig', when: 'options' },
  { export: '*', modules: ['@googleapis/*'], options: -1, under: 'retryConfig', when: 'options' },
];

const clients = ['Gaxios'];
const requests = ['request', 'Gaxios().request', 'instance.request'];

/** https://github.com/googleapis/gaxios: `retry: true`, or options for it; `googleapis` (178.0) hands them on. */
export const gaxios: Library = {
  name: 'gaxios',
  modules: ['gaxios', 'googleapis', '@googleapis/*'],
  calls: [
    ...[...clients.map((name) => ({ export: name, options: 0 })), ...requests.map((name) => ({ export: name, options: 0, isRequest: true as const }))].flatMap((call): readonly LibraryCall[] => [
      { ...call, under: 'retryConfig', when: 'options' },
      { ...call, when: ['retry'], policy: { options: { retry: { role: 'other', offAt: false }, count: retry, ...retryConfig } } },
    ]),
    ...services,
  ],
  options: { retry, ...retryConfig },
  delay(n, _r, o) {
    const wait = Math.min((n === 1 ? o.number('retryDelay') : 0) + (((o.number('retryDelayMultiplier') || 2) ** (n - 1) - 1) / 2) * 1000, o.number('maxRetryDelay') || Infinity);
    // What is left of the time is a ceiling, and 0 once it is over.
    return o.isGiven('totalTimeout') ? null : wait;
  },
  statuses: [408, 429, 500, 502, 503, 504],
  methods: ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE'],
  anyMethodWith: ['shouldRetry'],
  retryAfter: 'ignored',
  cures: { jitter: { retryBackoff: '(_, waitMs) => new Promise((resolve) => { setTimeout(resolve, waitMs * (0.5 + Math.random() / 2)); })' } },
  hazards: [
    { option: 'retryDelay', when: { retryDelay: { above: 500 }, retryDelayMultiplier: 'left out', retryBackoff: 'left out' }, effect: 'is the wait before the first retry alone: the second comes after 500 ms' },
    { option: 'retry', when: { retry: 'number', shouldRetry: 'function' }, effect: 'ends nothing: the `shouldRetry` function alone says when to stop' },
  ],
};
