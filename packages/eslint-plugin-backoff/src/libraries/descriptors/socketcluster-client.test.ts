import { describeLibrary } from '../../facts/testing/describe-library.js';
import { socketclusterClient } from './socketcluster-client.js';

describeLibrary(socketclusterClient, {
  policies: [
    { code: `import { create } from 'socketcluster-client'; create({ hostname, autoReconnectOptions: {} });`, attempts: 'none', waits: [[10_000, 20_000], [15_000, 30_000], [22_500, 45_000], [33_750, 60_000], [50_625, 60_000], 60_000] },
    { code: `const socketClusterClient = require('socketcluster-client'); socketClusterClient.create({ autoReconnectOptions: { initialDelay: 1000, randomness: 500, multiplier: 2, maxDelay: 5000 } });`, attempts: 'none', waits: [[1000, 1500], [2000, 3000], [4000, 5000], 5000] },
    { code: `import { create } from 'socketcluster-client'; create({ autoReconnectOptions: { randomness: 0 } });`, attempts: 'none', waits: [10_000, 15_000, 22_500, 33_750, 50_625, 60_000] },
  ],
  unknown: { code: `import { create } from 'socketcluster-client'; create({ autoReconnectOptions: { initialDelay: limits.wait } });`, fact: 'delay' },
});
