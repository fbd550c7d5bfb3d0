import type { Library } from '../library.js';

/** https://github.com/mpetazzoni/sse.js: at one pace for ever, where it is told to. Read of 2.8. */
export const sseJs: Library = {
  name: 'sse.js',
  modules: ['sse.js'],
  calls: [{ export: 'SSE', options: 1, when: ['autoReconnect'] }],
  options: {
    autoReconnect: { role: 'other', default: false, offAt: false },
    reconnectDelay: { role: 'base', default: 3000 },
    maxRetries: { role: 'attempts', counts: 'retries', default: Infinity },
  },
  delay: (_n, _r, o) => o.number('reconnectDelay'),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each stream, as is all that it goes by.
  cures: { jitter: { reconnectDelay: '{{option reconnectDelay}} * (0.5 + Math.random())' } },
};
