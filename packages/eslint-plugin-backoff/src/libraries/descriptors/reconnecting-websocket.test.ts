import { describeLibrary } from '../../facts/testing/describe-library.js';
import { reconnectingWebsocket } from './reconnecting-websocket.js';

describeLibrary(reconnectingWebsocket, {
  policies: [
    { code: `import ReconnectingWebSocket from 'reconnecting-websocket'; new ReconnectingWebSocket(url);`, attempts: 'none', waits: [[1000, 5000], [1300, 6500], [1690, 8450], [2197, 10000], [2856, 10000], [3713, 10000]] },
    { code: `import ReconnectingWebSocket from 'reconnecting-websocket'; new ReconnectingWebSocket(url, [], { minReconnectionDelay: 1000, reconnectionDelayGrowFactor: 2, maxReconnectionDelay: 3000, maxRetries: 3 });`, attempts: 4, waits: [1000, 2000, 3000] },
  ],
  unknown: { code: `import ReconnectingWebSocket from 'reconnecting-websocket'; new ReconnectingWebSocket(url, [], { minReconnectionDelay: limits.wait });`, fact: 'delay' },
});
