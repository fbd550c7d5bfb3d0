import { describeLibrary } from '../../facts/testing/describe-library.js';
import { reactUseWebsocket } from './react-use-websocket.js';

describeLibrary(reactUseWebsocket, {
  policies: [
    { code: `import useWebSocket from 'react-use-websocket'; useWebSocket(url, { shouldReconnect: () => true });`, attempts: 21, waits: [5000, 5000] },
    { code: `import useWebSocket from 'react-use-websocket'; useWebSocket(url, { shouldReconnect: () => true, reconnectAttempts: 4, reconnectInterval: 700 });`, attempts: 5, waits: [700, 700, 700, 700] },
    { code: `import { useWebSocket } from 'react-use-websocket'; useWebSocket(url, { retryOnError: true, reconnectAttempts: 4, reconnectInterval: (count) => 100 * 2 ** count });`, attempts: 5, waits: [100, 200, 400, 800] },
  ],
  unknown: { code: `import useWebSocket from 'react-use-websocket'; useWebSocket(url, { shouldReconnect: () => true, reconnectAttempts: limits.attempts });`, fact: 'bound' },
});
