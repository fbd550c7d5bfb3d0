import type { Library, LibraryCall, LibraryOption } from '../library.js';

const options = (attempts: number): Readonly<Record<string, LibraryOption>> => ({
  max_tries: { role: 'attempts', counts: 'attempts', default: attempts, unboundedAt: -1, defaultAt: 0 },
  interval: { role: 'base', default: 1000 },
  backoff: { role: 'factor', default: 1 },
  // The first wait may be longer.
  max_interval: { role: 'other', default: Infinity },
  timeout: { role: 'time limit', default: Infinity },
  predicate: { role: 'predicate', isSync: true },
  throw_original: { role: 'other' },
  context: { role: 'other' },
  args: { role: 'other' },
});

const call: LibraryCall = { export: 'default', operation: 0, options: 1 };

/** https://github.com/jut-io/bluebird-retry: at one pace, 5 attempts in all; a time limit alone takes the place of those. Measured with 0.11. */
export const bluebirdRetry: Library = {
  name: 'bluebird-retry',
  modules: ['bluebird-retry'],
  calls: [{ ...call, when: ['timeout'], policy: { options: options(Infinity) } }, call],
  options: options(5),
  delay: (n, _r, o) => (n === 1 ? o.number('interval') : Math.min(o.number('interval') * o.number('backoff') ** (n - 1), o.number('max_interval'))),
  pastTimeLimit: 'left out',
  statuses: null,
  retryAfter: null,
  finalErrors: ['StopError'],
};
