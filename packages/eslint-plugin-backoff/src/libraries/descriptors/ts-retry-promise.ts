import type { Library } from '../library.js';

/** https://github.com/normartin/ts-retry-promise: EXPONENTIAL is a power of the delay, not a multiple. A wait that the time limit cuts off is followed by nothing. Measured with 0.8. */
export const tsRetryPromise: Library = {
  name: 'ts-retry-promise',
  modules: ['ts-retry-promise'],
  calls: [
    ...['retry', 'retryDecorator', 'customizeRetry()', 'customizeDecorator()'].map((name) => ({ export: name, operation: 0, options: 1 })),
    ...['customizeRetry', 'customizeDecorator'].map((name) => ({ export: name, options: 0 })),
  ],
  options: {
    retries: { role: 'attempts', counts: 'retries', default: 10, unboundedAt: 'INFINITELY' },
    delay: { role: 'base', default: 100 },
    backoff: { role: 'delay function', arguments: ['retry', 'base'], default: 'FIXED' },
    maxBackOff: { role: 'cap', default: 300_000 },
    timeout: { role: 'time limit', default: 60_000, unboundedAt: 'INFINITELY' },
    retryIf: { role: 'predicate', refuses: '(error)', isSync: true },
    until: { role: 'other' },
    logger: { role: 'hook', arguments: ['unknown'] },
  },
  delay(n, _r, o) {
    const [backoff, delay] = [o.oneOf('backoff', ['FIXED', 'LINEAR', 'EXPONENTIAL']), o.number('delay')];
    return Math.min(backoff === 'EXPONENTIAL' ? delay ** n : backoff === 'LINEAR' ? n * delay : delay, o.number('maxBackOff'));
  },
  shape: (ms, _r, o) => Math.min(ms, o.number('maxBackOff')),
  pastTimeLimit: 'left out',
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'backoff', when: { backoff: { is: ['EXPONENTIAL'] } }, effect: 'raises `delay` itself to the power of the retry: the second wait is its square' }],
};
