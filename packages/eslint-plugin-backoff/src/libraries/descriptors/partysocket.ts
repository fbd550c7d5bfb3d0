import type { Library } from '../library.js';
import { versionNumber } from '../version-number.js';
import { drawnFromBase, drawnOnce, reconnection } from './reconnecting-websocket.js';

/** https://docs.partykit.io/reference/partysocket-api */
export const partysocket: Library = {
  name: 'partysocket',
  modules: ['partysocket', 'partysocket/ws', 'partysocket/react'],
  calls: [
    { export: 'default', modules: ['partysocket'], options: 0 },
    { export: 'PartySocket', options: 0 },
    { export: 'default', modules: ['partysocket/react'], options: 0, beginsAnew: true },
    { export: 'usePartySocket', options: 0, beginsAnew: true },
    { export: 'default', modules: ['partysocket/ws'], options: 2 },
    { export: 'WebSocket', options: 2 },
    { export: 'useWebSocket', options: 2, beginsAnew: true },
  ],
  options: { ...reconnection, minReconnectionDelay: { role: 'base', default: 3000 } },
  delay: (n, _r, o) => Math.min(o.number('minReconnectionDelay') * o.number('reconnectionDelayGrowFactor') ** (n - 1), o.number('maxReconnectionDelay')),
  statuses: null,
  retryAfter: null,
  connection: true,
  cures: { jitter: drawnOnce },
  // The base was drawn once for each page.
  versions: [{ before: versionNumber(1, 1, 19), changes: { options: reconnection, delay: drawnFromBase } }],
};
