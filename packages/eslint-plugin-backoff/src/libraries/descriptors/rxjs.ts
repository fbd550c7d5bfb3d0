import type { Library } from '../library.js';

/** https://rxjs.dev */
export const rxjs: Library = {
  name: 'rxjs',
  modules: ['rxjs', 'rxjs/operators'],
  calls: [{ export: 'retry', options: 0, shorthand: 'count' }],
  options: {
    count: { role: 'attempts', counts: 'retries', default: Infinity },
    delay: { role: 'delay function', arguments: ['error', 'retry'], waits: true },
    resetOnSuccess: { role: 'other' },
  },
  delay: () => 0,
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'delay', when: { delay: 'gives a number' }, effect: 'gives a number where an observable is wanted: the first failure ends in a TypeError' }],
};
