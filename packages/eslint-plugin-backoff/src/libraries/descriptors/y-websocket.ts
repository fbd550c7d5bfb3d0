import type { Library } from '../library.js';

/** https://github.com/yjs/y-websocket: waits double from a fifth of a second. Measured with 3.1. */
export const yWebsocket: Library = {
  name: 'y-websocket',
  modules: ['y-websocket'],
  calls: [{ export: 'WebsocketProvider', options: 3, when: ['maxBackoffTime'] }],
  options: { maxBackoffTime: { role: 'cap', default: 2500 } },
  delay: (n, _r, o) => Math.min(100 * 2 ** n, o.number('maxBackoffTime')),
  statuses: null,
  retryAfter: null,
  connection: true,
};
