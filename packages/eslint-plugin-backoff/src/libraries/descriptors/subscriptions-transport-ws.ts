import type { Library } from '../library.js';

/** https://github.com/apollographql/subscriptions-transport-ws: waits that double from 100 ms to 10 s, with no option for them. Measured with 0.11. */
export const subscriptionsTransportWs: Library = {
  name: 'subscriptions-transport-ws',
  modules: ['subscriptions-transport-ws'],
  calls: [{ export: 'SubscriptionClient', options: 1, when: ['reconnect'] }],
  options: {
    reconnect: { role: 'other', default: false, offAt: false },
    reconnectionAttempts: { role: 'attempts', counts: 'retries', default: Infinity },
  },
  // Up to half of it up or down, before the ceiling.
  delay(n, r) {
    const wait = 100 * 2 ** (n - 1);
    const deviation = Math.floor(r * 0.5 * wait);
    return Math.trunc(Math.min((Math.floor(r * 10) & 1) === 0 ? wait - deviation : wait + deviation, 10_000));
  },
  capMs: 10_000,
  statuses: null,
  retryAfter: null,
  connection: true,
};
