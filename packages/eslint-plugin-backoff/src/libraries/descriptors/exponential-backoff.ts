import type { Library } from '../library.js';

/** https://github.com/coveooss/exponential-backoff */
export const exponentialBackoff: Library = {
  name: 'exponential-backoff',
  modules: ['exponential-backoff'],
  calls: [{ export: 'backOff', operation: 0, options: 1 }],
  options: {
    numOfAttempts: { role: 'attempts', counts: 'attempts', default: 10 },
    startingDelay: { role: 'base', default: 100 },
    timeMultiple: { role: 'factor', default: 2 },
    maxDelay: { role: 'cap', default: Infinity },
    jitter: { role: 'jitter', default: 'none', cure: 'full' },
    retry: { role: 'predicate', refuses: '(error)', isAwaited: true, arguments: ['error', 'retry'] },
    delayFirstAttempt: { role: 'other', default: false },
  },
  delay(n, r, o) {
    // With a wait before the first attempt the others grow from there.
    const growths = o.flag('delayFirstAttempt') ? n : n - 1;
    const wait = Math.min(o.number('startingDelay') * o.number('timeMultiple') ** growths, o.number('maxDelay'));
    return o.text('jitter') === 'full' ? Math.round(r * wait) : wait;
  },
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'jitter', when: { jitter: { isNot: ['full', 'none'] } }, effect: 'means "none": only "full" makes the waits random', repair: { set: { jitter: "'full'" }, safe: false } }],
};
