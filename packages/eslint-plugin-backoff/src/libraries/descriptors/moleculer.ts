import type { Library } from '../library.js';

/** https://moleculer.services/docs/fault-tolerance: what an action throws is tried again where it says so itself, and only where the policy is enabled. Measured with 0.14 and 0.15. */
export const moleculer: Library = {
  name: 'moleculer',
  modules: ['moleculer'],
  calls: [{ export: 'ServiceBroker', options: 0, under: 'retryPolicy', when: ['enabled'] }],
  options: {
    enabled: { role: 'other', default: false, offAt: false },
    retries: { role: 'attempts', counts: 'retries', default: 5 },
    delay: { role: 'base', default: 100 },
    maxDelay: { role: 'cap', default: 1000 },
    factor: { role: 'factor', default: 2 },
    check: { role: 'predicate', isSync: true },
  },
  delay: (n, _r, o) => Math.min(o.number('delay') * o.number('factor') ** (n - 1), o.number('maxDelay')),
  statuses: null,
  retryAfter: null,
  // Drawn once for each broker, as is all that it goes by.
  cures: { jitter: { delay: '{{option delay}} * (0.5 + Math.random())', maxDelay: '{{option maxDelay}} * (0.5 + Math.random())' } },
};
