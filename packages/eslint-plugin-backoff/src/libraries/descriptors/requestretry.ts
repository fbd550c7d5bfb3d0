import type { Library, LibraryCall } from '../library.js';

const requests = ['get', 'head', 'post', 'put', 'patch', 'delete', 'del'];
const when = ['maxAttempts', 'retryDelay', 'delayStrategy', 'retryStrategy'];

/** `request(url, options, callback)`, or all in one object. */
const request = (name: string): readonly LibraryCall[] => [
  { export: name, options: 1, isRequest: true, when },
  { export: name, options: 0, isRequest: true, mayBeText: true },
];

/** https://github.com/FGRibreau/node-request-retry: every request is tried again, at one pace. Measured with 8.0. */
export const requestretry: Library = {
  name: 'requestretry',
  modules: ['requestretry'],
  calls: [
    ...['default', 'default.defaults()', 'defaults()'].flatMap(request),
    ...requests.flatMap((name) => [name, `default.${name}`]).flatMap(request),
    { export: 'default.defaults', options: 0, when },
  ],
  options: {
    maxAttempts: { role: 'attempts', counts: 'attempts', default: 5 },
    retryDelay: { role: 'base', default: 5000 },
    delayStrategy: { role: 'delay function', arguments: ['network error', 'response', 'unknown'], replacesRetryAfter: true },
    retryStrategy: { role: 'statuses', arguments: ['network error', 'response', 'unknown', 'unknown'] },
  },
  delay: (_n, _r, o) => o.number('retryDelay'),
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'ignored',
};
