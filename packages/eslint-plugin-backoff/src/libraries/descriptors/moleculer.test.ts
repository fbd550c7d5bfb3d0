import { describeLibrary } from '../../facts/testing/describe-library.js';
import { moleculer } from './moleculer.js';

describeLibrary(moleculer, {
  policies: [
    { code: `import { ServiceBroker } from 'moleculer'; new ServiceBroker({ retryPolicy: { enabled: true } });`, attempts: 6, waits: [100, 200, 400, 800, 1000] },
    { code: `const { ServiceBroker } = require('moleculer'); new ServiceBroker({ retryPolicy: { enabled: true, retries: 7, delay: 200, maxDelay: 3000, factor: 2 } });`, attempts: 8, waits: [200, 400, 800, 1600, 3000, 3000, 3000] },
  ],
  unknown: { code: `import { ServiceBroker } from 'moleculer'; new ServiceBroker({ retryPolicy: { enabled: true, retries: limits.retries } });`, fact: 'bound' },
});
