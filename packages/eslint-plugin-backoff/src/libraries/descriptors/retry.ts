import type { Formula, Hazard, Library, LibraryOption } from '../library.js';

/** The options of `retry`, which several libraries hand on to it. */
export const timeouts: Readonly<Record<string, LibraryOption>> = {
  retries: { role: 'attempts', counts: 'retries', default: 10 },
  factor: { role: 'factor', default: 2 },
  minTimeout: { role: 'base', default: 1000 },
  maxTimeout: { role: 'cap', default: Infinity },
  randomize: { role: 'jitter', default: false, cure: true },
  maxRetryTime: { role: 'time limit', default: Infinity },
  forever: { role: 'unbounded', default: false },
};

/** The factor comes before the ceiling: at the ceiling nothing is random any more. */
export const timeout: Formula = (n, r, o) =>
  Math.min(Math.round((o.flag('randomize') ? 1 + r : 1) * Math.max(o.number('minTimeout'), 1) * o.number('factor') ** (n - 1)), o.number('maxTimeout'));

/** It makes a list of all waits first. */
export const endlessList: Hazard = {
  option: 'retries',
  when: { retries: { is: [Infinity] } },
  effect: 'makes an endless list of waits before the first attempt: the process runs out of memory',
  repair: { remove: ['retries'], set: { forever: 'true' }, safe: false },
};

export const aboveCap = 'the call throws';

/** https://github.com/tim-kos/node-retry */
export const retry: Library = {
  name: 'retry',
  modules: ['retry', '@zkochan/retry'],
  calls: [{ export: 'operation', options: 0 }],
  options: timeouts,
  delay: timeout,
  statuses: null,
  retryAfter: null,
  hazards: [endlessList],
  aboveCap,
};
