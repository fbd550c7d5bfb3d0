import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ioredis } from './ioredis.js';

describeLibrary(ioredis, {
  policies: [
    { code: `import Redis from 'ioredis'; new Redis({ maxRetriesPerRequest: 20 });`, attempts: 'none', waits: [[50, 249], [100, 299], [200, 399], [400, 599], [800, 999], [1600, 1799]] },
    { code: `import Redis from 'ioredis'; new Redis({ retryStrategy: (times) => (times > 3 ? null : times * 100) });`, attempts: 4, waits: [100, 200, 300] },
  ],
  unknown: { code: `import Redis from 'ioredis'; new Redis({ retryStrategy: limits.strategy });`, fact: 'delay' },
});
