import type { Formula, Library, LibraryOption } from '../library.js';

/** The options of the library, which others have taken over. */
export const reconnection: Readonly<Record<string, LibraryOption>> = {
  minReconnectionDelay: { role: 'base' },
  maxReconnectionDelay: { role: 'cap', default: 10_000 },
  reconnectionDelayGrowFactor: { role: 'factor', default: 1.3 },
  maxRetries: { role: 'attempts', counts: 'retries', default: Infinity },
};

/** They are drawn once for each client: one ceiling for all would bring them together again, and it stays the highest. */
export const drawnOnce = {
  minReconnectionDelay: '{{option minReconnectionDelay}} * (1 + Math.random())',
  maxReconnectionDelay: '{{option maxReconnectionDelay}} * (0.5 + Math.random() / 2)',
};

/** The base is drawn once for each page. */
export const drawnFromBase: Formula = (n, r, o) =>
  Math.min((o.isGiven('minReconnectionDelay') ? o.number('minReconnectionDelay') : 1000 + r * 4000) * o.number('reconnectionDelayGrowFactor') ** (n - 1), o.number('maxReconnectionDelay'));

/** https://github.com/pladaria/reconnecting-websocket */
export const reconnectingWebsocket: Library = {
  name: 'reconnecting-websocket',
  modules: ['reconnecting-websocket'],
  calls: [{ export: 'default', options: 2 }],
  options: reconnection,
  delay: drawnFromBase,
  statuses: null,
  retryAfter: null,
  connection: true,
  cures: { jitter: drawnOnce },
};
