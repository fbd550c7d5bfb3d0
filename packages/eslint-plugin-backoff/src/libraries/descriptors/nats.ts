import type { Library } from '../library.js';

const when = ['maxReconnectAttempts', 'reconnectTimeWait', 'reconnectJitter', 'reconnectDelayHandler'];

/** https://github.com/nats-io/nats.js: so many attempts for each server. */
export const nats: Library = {
  name: '@nats-io/nats-core',
  modules: ['@nats-io/nats-core', '@nats-io/transport-node', 'nats', 'nats.ws'],
  calls: ['connect', 'wsconnect'].map((name) => ({ export: name, options: 0, when })),
  options: {
    reconnect: { role: 'other', default: true, offAt: false },
    maxReconnectAttempts: { role: 'attempts', counts: 'attempts', default: 10, unboundedAt: -1 },
    reconnectTimeWait: { role: 'base', default: 2000 },
    reconnectJitter: { role: 'jitter', default: 100, cure: 1000 },
    reconnectJitterTLS: { role: 'other', default: 1000 },
    reconnectDelayHandler: { role: 'delay function', arguments: [] },
  },
  delay: (_n, r, o) => o.number('reconnectTimeWait') + Math.floor(r * (o.number('reconnectJitter') + 1)),
  statuses: null,
  retryAfter: null,
  connection: true,
};
