import { describeLibrary } from '../../facts/testing/describe-library.js';
import { stomp } from './stomp.js';

describeLibrary(stomp, {
  policies: [
    { code: `import { Client } from '@stomp/stompjs'; new Client({ brokerURL, reconnectDelay: 200 });`, attempts: 'none', waits: [200, 200, 200] },
    { code: `import { Client } from '@stomp/stompjs'; new Client({ brokerURL, reconnectDelay: 200, reconnectTimeMode: 1, maxReconnectDelay: 1000 });`, attempts: 'none', waits: [200, 400, 800, 1000, 1000] },
    { code: `import { Client } from '@stomp/stompjs'; new Client({ brokerURL, reconnectDelay: 5000, reconnectTimeMode: 1 });`, attempts: 'none', waits: [5000, 10_000, 20_000, 40_000, 80_000, 160_000] },
  ],
  unknown: { code: `import { Client, ReconnectionTimeMode } from '@stomp/stompjs'; new Client({ brokerURL, reconnectDelay: 5000, reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL });`, fact: 'delay' },
});
