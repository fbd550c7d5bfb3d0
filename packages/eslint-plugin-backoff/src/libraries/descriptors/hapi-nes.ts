import type { Library } from '../library.js';

const when = ['reconnect', 'delay', 'maxDelay', 'retries'];

/** https://hapi.dev/module/nes: each wait is longer by one delay. Measured with 14.0. */
export const hapiNes: Library = {
  name: '@hapi/nes',
  modules: ['@hapi/nes', '@hapi/nes/lib/client', '@hapi/nes/client', 'nes', 'nes/client'],
  calls: ['Client().connect', 'default().connect'].map((name) => ({ export: name, options: 0, when })),
  options: {
    reconnect: { role: 'other', default: true, offAt: false },
    delay: { role: 'base', default: 1000, defaultAt: 0 },
    maxDelay: { role: 'cap', default: 5000, defaultAt: 0 },
    retries: { role: 'attempts', counts: 'retries', default: Infinity, unboundedAt: 0 },
  },
  delay: (n, _r, o) => Math.min(o.number('delay') * n, o.number('maxDelay')),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by.
  cures: { jitter: { delay: '{{option delay}} * (0.5 + Math.random())', maxDelay: '{{option maxDelay}} * (0.5 + Math.random())' } },
};
