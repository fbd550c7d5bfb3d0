import type { Library } from '../library.js';

/** https://github.com/stomp-js/stompjs: it comes back at one pace for ever, or, asked for it, at one that doubles. */
export const stomp: Library = {
  name: '@stomp/stompjs',
  modules: ['@stomp/stompjs'],
  calls: [{ export: 'Client', options: 0, when: ['reconnectDelay'] }],
  options: {
    reconnectDelay: { role: 'base', default: 5000, offAt: 0 },
    // 1 is `ReconnectionTimeMode.EXPONENTIAL`.
    reconnectTimeMode: { role: 'other', default: 0 },
    maxReconnectDelay: { role: 'cap', default: 900_000 },
  },
  delay(n, _r, o) {
    if (o.number('reconnectTimeMode') !== 1) return o.number('reconnectDelay');
    const wait = o.number('reconnectDelay') * 2 ** (n - 1);
    const cap = o.number('maxReconnectDelay');
    return cap > 0 && n > 1 ? Math.min(wait, Math.max(cap, o.number('reconnectDelay'))) : wait;
  },
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by: where the waits grow, they end at the ceiling.
  cures: { jitter: { reconnectDelay: '{{option reconnectDelay}} * (0.5 + Math.random())', maxReconnectDelay: '{{option maxReconnectDelay}} * (0.5 + Math.random())' } },
};
