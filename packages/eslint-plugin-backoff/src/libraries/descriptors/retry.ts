import type { Formula, Hazard, Library, LibraryOption, Strategy } from '../library.js';

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
export const timeout =
  (leastMs: number): Formula =>
  (n, r, o) =>
    Math.min(Math.round((o.flag('randomize') ? 1 + r : 1) * Math.max(o.number('minTimeout'), leastMs) * o.number('factor') ** (n - 1)), o.number('maxTimeout'));

/** So many waits are worked out beforehand at most. */
const LONGEST_LIST = 100;

/** All waits are worked out first, and put in order; without end the last one stays, or all of them come again. */
export const listed =
  (leastMs: number, without: 'last stays' | 'begins anew'): NonNullable<Strategy['sequence']> =>
  (count, draw, o) => {
    const formula = timeout(leastMs);
    const retries = o.knownNumber('retries') ?? count;
    const length = Math.min(o.flag('forever') ? Math.max(retries, 1) : Math.max(retries, count), LONGEST_LIST);
    const list = Array.from({ length: Math.max(0, Math.ceil(length)) }, (_, i) => formula(i + 1, draw(), o) ?? 0).toSorted((a, b) => a - b);
    const place = (i: number): number => (!o.flag('forever') ? i : without === 'last stays' ? Math.min(i, list.length - 1) : i % list.length);
    return Array.from({ length: count }, (_, i) => list[place(i)] ?? list.at(-1) ?? 0);
  };

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
  calls: [
    { export: 'operation', options: 0, shorthand: 'delays', handle: { start: 'attempt', again: 'retry', stop: 'stop' } },
    { export: 'wrap', options: 1 },
  ],
  options: { ...timeouts, delays: { role: 'delay list' } },
  sequence: listed(1, 'last stays'),
  statuses: null,
  retryAfter: null,
  hazards: [endlessList],
  aboveCap,
};
