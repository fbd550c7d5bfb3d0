import type { Library } from '../library.js';

/** https://github.com/lifeomic/attempt: without a `factor` the wait stays the same, and `maxDelay` does nothing. */
export const lifeomicAttempt: Library = {
  name: '@lifeomic/attempt',
  modules: ['@lifeomic/attempt'],
  calls: [{ export: 'retry', operation: 0, options: 1, operationArguments: ['unknown'] }],
  options: {
    maxAttempts: { role: 'attempts', counts: 'attempts', default: 3, unboundedAt: 0 },
    delay: { role: 'base', default: 200 },
    factor: { role: 'factor', default: 0 },
    maxDelay: { role: 'cap', default: 0 },
    minDelay: { role: 'other', default: 0 },
    jitter: { role: 'jitter', default: false, cure: true },
    initialDelay: { role: 'other', default: 0 },
    timeout: { role: 'other' },
    // It may give up by `context.abort()`.
    handleError: { role: 'hook', isAwaited: true, refuses: '(error, context)', refusesBy: 'context.abort()', arguments: ['error', { abort: 'give up', attemptNum: 'retry from 0' }, 'unknown'] },
    beforeAttempt: { role: 'other' },
    calculateDelay: { role: 'delay function', arguments: [{ attemptNum: 'retry', attemptsRemaining: 'unknown' }, { delay: 'base' }] },
  },
  delay(n, r, o) {
    const [factor, cap] = [o.number('factor'), o.number('maxDelay')];
    const wait = factor > 0 ? o.number('delay') * factor ** (n - 1) : o.number('delay');
    const capped = factor > 0 && cap > 0 ? Math.min(wait, cap) : wait;
    const least = Math.ceil(o.number('minDelay'));
    return o.flag('jitter') ? Math.floor(r * (Math.floor(capped) - least + 1)) + least : Math.round(capped);
  },
  statuses: null,
  retryAfter: null,
  hazards: [
    { option: 'maxDelay', when: { maxDelay: 'given', factor: 'left out', calculateDelay: 'left out' }, effect: 'does nothing without a `factor`: the wait stays the same', repair: { remove: ['maxDelay'], safe: true } },
    ...['delay', 'maxDelay', 'maxAttempts'].map((option) => ({ option, when: { [option]: { is: [Infinity] } }, effect: 'throws: it has to be a whole number' })),
  ],
};
