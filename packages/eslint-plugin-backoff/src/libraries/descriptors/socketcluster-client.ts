import type { Library } from '../library.js';

/** https://github.com/SocketCluster/socketcluster-client: the ceiling comes after the randomness. Measured with 20.0. */
export const socketclusterClient: Library = {
  name: 'socketcluster-client',
  modules: ['socketcluster-client'],
  calls: [{ export: 'create', options: 0, under: 'autoReconnectOptions', when: 'options' }],
  options: {
    initialDelay: { role: 'base', default: 10_000 },
    randomness: { role: 'jitter', default: 10_000, cure: 10_000 },
    multiplier: { role: 'factor', default: 1.5 },
    maxDelay: { role: 'cap', default: 60_000 },
  },
  delay: (n, r, o) => Math.min(Math.round(Math.round(o.number('initialDelay') + o.number('randomness') * r) * o.number('multiplier') ** (n - 1)), o.number('maxDelay')),
  statuses: null,
  retryAfter: null,
  connection: true,
};
