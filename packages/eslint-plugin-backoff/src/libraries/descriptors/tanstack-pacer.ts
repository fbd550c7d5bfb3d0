import type { Library } from '../library.js';

/** https://tanstack.com/pacer: the randomness, up or down, comes after the ceiling. Measured with 0.22. */
export const tanstackPacer: Library = {
  name: '@tanstack/pacer',
  modules: ['@tanstack/pacer', '@tanstack/pacer/async-retryer'],
  calls: ['asyncRetry', 'AsyncRetryer'].map((name) => ({ export: name, operation: 0, options: 1 })),
  options: {
    enabled: { role: 'other', default: true, offAt: false },
    maxAttempts: { role: 'attempts', counts: 'attempts', default: 3 },
    baseWait: { role: 'base', default: 1000 },
    maxWait: { role: 'cap', default: Infinity },
    backoff: { role: 'other', default: 'exponential' },
    jitter: { role: 'jitter', default: 0, cure: 0.5 },
    maxTotalExecutionTime: { role: 'time limit', default: Infinity },
    onRetry: { role: 'hook' },
    onError: { role: 'hook' },
    onLastError: { role: 'hook' },
  },
  delay(n, r, o) {
    const base = o.number('baseWait');
    const growth = { exponential: 2 ** (n - 1), linear: n, fixed: 1 }[o.oneOf('backoff', ['exponential', 'linear', 'fixed'])] ?? 1;
    const wait = Math.min(base * growth, o.number('maxWait'));
    return Math.max(0, wait + Math.floor(wait * o.number('jitter') * (2 * r - 1)));
  },
  statuses: null,
  retryAfter: null,
  pastTimeLimit: 'left out',
};
