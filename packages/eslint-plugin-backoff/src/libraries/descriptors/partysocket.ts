import type { Library } from '../library.js';
import { drawnOnce, reconnection } from './reconnecting-websocket.js';

/** https://docs.partykit.io/reference/partysocket-api */
export const partysocket: Library = {
  name: 'partysocket',
  modules: ['partysocket', 'partysocket/ws', 'partysocket/react'],
  calls: [
    { export: 'default', modules: ['partysocket'], options: 0 },
    { export: 'PartySocket', options: 0 },
    { export: 'default', modules: ['partysocket/react'], options: 0 },
    { export: 'usePartySocket', options: 0 },
    { export: 'default', modules: ['partysocket/ws'], options: 2 },
    ...['WebSocket', 'useWebSocket'].map((name) => ({ export: name, options: 2 })),
  ],
  options: { ...reconnection, minReconnectionDelay: { role: 'base', default: 3000 } },
  delay: (n, _r, o) => Math.min(o.number('minReconnectionDelay') * o.number('reconnectionDelayGrowFactor') ** (n - 1), o.number('maxReconnectionDelay')),
  statuses: null,
  retryAfter: null,
  connection: true,
  cures: { jitter: drawnOnce },
};
