import type { Library } from '../library.js';

/** https://github.com/elpheria/rpc-websockets: at one pace, the first connection among those that are counted. Measured with 10.0. */
export const rpcWebsockets: Library = {
  name: 'rpc-websockets',
  modules: ['rpc-websockets'],
  calls: [{ export: 'Client', options: 1, when: ['reconnect', 'reconnect_interval', 'max_reconnects'] }],
  options: {
    reconnect: { role: 'other', default: true, offAt: false },
    reconnect_interval: { role: 'base', default: 1000 },
    max_reconnects: { role: 'attempts', counts: 'attempts', default: 5, unboundedAt: 0 },
  },
  delay: (_n, _r, o) => o.number('reconnect_interval'),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by.
  cures: { jitter: { reconnect_interval: '{{option reconnect_interval}} * (0.5 + Math.random())' } },
};
