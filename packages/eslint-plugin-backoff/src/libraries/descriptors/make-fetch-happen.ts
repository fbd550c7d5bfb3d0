import type { Library, LibraryCall } from '../library.js';
import { aboveCap, endlessList, listed, timeouts } from './retry.js';

const when = ['retries', 'forever', 'minTimeout', 'maxTimeout', 'factor', 'randomize'];
const call = { under: 'retry', shorthand: 'retries', when } as const;
const makers = ['default.defaults', 'defaults'];

/** https://github.com/npm/make-fetch-happen: nothing is tried again unless `retries` says how often. Measured with 15.0. */
export const makeFetchHappen: Library = {
  name: 'make-fetch-happen',
  modules: ['make-fetch-happen'],
  calls: [
    ...['default', ...makers.map((maker) => `${maker}()`)].map((name): LibraryCall => ({ ...call, export: name, options: 1, isRequest: true })),
    ...makers.flatMap((name): readonly LibraryCall[] => [{ ...call, export: name, options: 0, mayBeText: true }, { ...call, export: name, options: 1 }]),
  ],
  options: { ...timeouts, retries: { role: 'attempts', counts: 'retries', default: 0 } },
  sequence: listed(1, 'last stays'),
  versions: [{ before: 15, changes: { hazards: [endlessList] } }],
  statuses: [408, 429, 500, 502, 503, 504],
  methods: ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'],
  retryAfter: 'ignored',
  aboveCap,
};
