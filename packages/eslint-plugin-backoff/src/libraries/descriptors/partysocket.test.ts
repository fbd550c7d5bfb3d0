import { describeLibrary } from '../../facts/testing/describe-library.js';
import { partysocket } from './partysocket.js';

describeLibrary(partysocket, {
  policies: [
    { code: `import { WebSocket } from 'partysocket'; new WebSocket(url);`, attempts: 'none', waits: [3000, 3900, 5070, 6591, 8568, 10000] },
    { code: `import PartySocket from 'partysocket'; new PartySocket({ host, room, maxRetries: 3, minReconnectionDelay: 1000, reconnectionDelayGrowFactor: 3, maxReconnectionDelay: 5000 });`, attempts: 4, waits: [1000, 3000, 5000] },
  ],
  unknown: { code: `import PartySocket from 'partysocket'; new PartySocket({ host, room, minReconnectionDelay: limits.wait });`, fact: 'delay' },
});
