import { describeLibrary } from '../../facts/testing/describe-library.js';
import { launchdarklyNodeServerSdk } from './launchdarkly-node-server-sdk.js';

describeLibrary(launchdarklyNodeServerSdk, {
  policies: [
    { code: `import { init } from '@launchdarkly/node-server-sdk'; init(key, { streamInitialReconnectDelay: 1 });`, attempts: 'none', waits: [[501, 1000], [1001, 2000], [2001, 4000], [4001, 8000], [8001, 16_000], [15_001, 30_000]] },
    { code: `const LaunchDarkly = require('launchdarkly-node-server-sdk'); LaunchDarkly.init(key, { streamInitialReconnectDelay: 20 });`, attempts: 'none', waits: [[10_001, 20_000], [15_001, 30_000]] },
  ],
  unknown: { code: `import { init } from '@launchdarkly/node-server-sdk'; init(key, { streamInitialReconnectDelay: limits.wait });`, fact: 'delay' },
});
