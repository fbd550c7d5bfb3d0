import type { Library } from '../library.js';

const when = ['reconnect', 'reconnectInterval', 'reconnectDecay', 'maxReconnectInterval', 'maxReconnectAttempts'];

/** https://tmijs.com: the second of its waits comes first. Measured with 1.8. */
export const tmiJs: Library = {
  name: 'tmi.js',
  modules: ['tmi.js'],
  calls: ['Client', 'client'].map((name) => ({ export: name, options: 0, under: 'connection', when })),
  options: {
    reconnect: { role: 'other', default: true, offAt: false },
    reconnectInterval: { role: 'base', default: 1000 },
    reconnectDecay: { role: 'factor', default: 1.5 },
    maxReconnectInterval: { role: 'cap', default: 30_000 },
    maxReconnectAttempts: { role: 'attempts', counts: 'retries', default: Infinity },
  },
  delay: (n, _r, o) => Math.min(o.number('reconnectInterval') * o.number('reconnectDecay') ** n, o.number('maxReconnectInterval')),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by.
  cures: {
    jitter: {
      reconnectInterval: '{{option reconnectInterval}} * (0.5 + Math.random())',
      maxReconnectInterval: '{{option maxReconnectInterval}} * (0.5 + Math.random())',
    },
  },
};
