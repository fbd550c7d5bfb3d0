import { describeLibrary } from '../../facts/testing/describe-library.js';
import { web3 } from './web3.js';

describeLibrary(web3, {
  policies: [
    { code: `const Web3 = require('web3'); new Web3.providers.WebsocketProvider(url, { reconnect: { auto: true } });`, attempts: 'none', waits: [5000, 5000] },
    { code: `import Web3 from 'web3'; new Web3.providers.WebsocketProvider(url, { timeout: 30000, reconnect: { auto: true, delay: 500, maxAttempts: 3, onTimeout: false } });`, attempts: 4, waits: [500, 500, 500] },
    { code: `import WebSocketProvider from 'web3-providers-ws'; new WebSocketProvider(url, {}, { delay: 500, maxAttempts: 3, autoReconnect: true });`, attempts: 4, waits: [500, 500, 500] },
    { code: `import { WebSocketProvider } from 'web3'; new WebSocketProvider(url, {}, { autoReconnect: true });`, attempts: 6, waits: [5000, 5000, 5000, 5000, 5000] },
  ],
  unknown: { code: `import Web3 from 'web3'; new Web3.providers.WebsocketProvider(url, { reconnect: { auto: true, delay: limits.wait } });`, fact: 'delay' },
});
