import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tmiJs } from './tmi-js.js';

describeLibrary(tmiJs, {
  policies: [
    { code: `const tmi = require('tmi.js'); new tmi.Client({ connection: { reconnect: true, secure: true } });`, attempts: 'none', waits: [1500, 2250, 3375] },
    { code: `import tmi from 'tmi.js'; new tmi.Client({ connection: { maxReconnectAttempts: 3, reconnectInterval: 500, reconnectDecay: 2 } });`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import { Client } from 'tmi.js'; new Client({ connection: { maxReconnectInterval: 3000 } });`, attempts: 'none', waits: [1500, 2250, 3000, 3000] },
  ],
  unknown: { code: `import tmi from 'tmi.js'; new tmi.Client({ connection: { maxReconnectAttempts: limits.attempts } });`, fact: 'bound' },
});
