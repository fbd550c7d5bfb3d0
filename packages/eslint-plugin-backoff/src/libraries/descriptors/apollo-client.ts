import type { Library } from '../library.js';

/** https://www.apollographql.com/docs/react/api/link/apollo-link-retry */
export const apolloClient: Library = {
  name: '@apollo/client',
  modules: ['@apollo/client/link/retry', '@apollo/client', 'apollo-link-retry'],
  calls: [{ export: 'RetryLink', options: 0 }],
  options: {
    attempts: { role: 'predicate', replacesAttempts: true, arguments: ['retry', 'unknown', 'error'] },
    delay: { role: 'delay function', arguments: ['retry', 'unknown', 'error'] },
    'attempts.max': { role: 'attempts', counts: 'attempts', default: 5 },
    'attempts.retryIf': { role: 'predicate', arguments: ['error', 'unknown'] },
    'delay.initial': { role: 'base', default: 300 },
    'delay.max': { role: 'cap', default: Infinity },
    'delay.jitter': { role: 'jitter', default: true, cure: true },
  },
  delay: (n, r, o) => (o.flag('delay.jitter') ? r * Math.min(o.number('delay.max'), o.number('delay.initial') * 2 ** n) : Math.min(o.number('delay.max'), (o.number('delay.initial') / 2) * 2 ** n)),
  statuses: null,
  retryAfter: null,
};
