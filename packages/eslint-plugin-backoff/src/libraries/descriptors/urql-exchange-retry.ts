import type { Library } from '../library.js';

/** https://nearform.com/open-source/urql/docs/advanced/retry-operations: each wait is drawn from the one before. */
export const urqlExchangeRetry: Library = {
  name: '@urql/exchange-retry',
  modules: ['@urql/exchange-retry'],
  calls: [{ export: 'retryExchange', options: 0 }],
  options: {
    initialDelayMs: { role: 'base', default: 1000 },
    maxDelayMs: { role: 'cap', default: 15_000 },
    randomDelay: { role: 'jitter', default: true, cure: true },
    maxNumberAttempts: { role: 'attempts', counts: 'attempts', default: 2 },
    retryIf: { role: 'predicate', isSync: true, arguments: ['error', 'unknown'] },
    retryWith: { role: 'predicate', arguments: ['error', 'unknown'] },
  },
  sequence(count, draw, options) {
    const [initial, cap, isRandom] = [options.number('initialDelayMs') || 1000, options.number('maxDelayMs') || 15_000, options.flag('randomDelay')];
    let previous = initial;
    return Array.from({ length: count }, (_, i) => {
      previous = Math.min(isRandom ? previous * (1.5 + draw()) : (i + 1) * initial, cap);
      return previous;
    });
  },
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'initialDelayMs', when: { initialDelayMs: { is: [0] } }, effect: 'counts as left out: the first wait starts from 1 s', repair: { remove: ['initialDelayMs'], safe: true } }],
};
