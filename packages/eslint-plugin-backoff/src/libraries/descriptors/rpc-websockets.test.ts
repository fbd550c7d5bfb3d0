import { describeLibrary } from '../../facts/testing/describe-library.js';
import { rpcWebsockets } from './rpc-websockets.js';

describeLibrary(rpcWebsockets, {
  policies: [
    { code: `import { Client } from 'rpc-websockets'; new Client(url, { reconnect: true });`, attempts: 5, waits: [1000, 1000, 1000, 1000] },
    { code: `import { Client } from 'rpc-websockets'; new Client(url, { max_reconnects: 3, reconnect_interval: 500 });`, attempts: 3, waits: [500, 500] },
    { code: `const { Client } = require('rpc-websockets'); new Client(url, { max_reconnects: 0 });`, attempts: 'none', waits: [1000, 1000] },
  ],
  unknown: { code: `import { Client } from 'rpc-websockets'; new Client(url, { max_reconnects: limits.reconnects });`, fact: 'bound' },
});
