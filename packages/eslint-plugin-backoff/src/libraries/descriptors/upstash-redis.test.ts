import { describeLibrary } from '../../facts/testing/describe-library.js';
import { upstashRedis } from './upstash-redis.js';

describeLibrary(upstashRedis, {
  policies: [
    { code: `import { Redis } from '@upstash/redis'; new Redis({ url, token, retry: {} });`, attempts: 6, waits: [50, 136, 369, 1004, 2730] },
    { code: `import { Redis } from '@upstash/redis'; Redis.fromEnv({ retry: { retries: 3, backoff: (count) => 10 + count } });`, attempts: 4, waits: [10, 11, 12] },
    { code: `import { Client } from '@upstash/qstash'; new Client({ token, retry: { retries: 2 } });`, attempts: 3, waits: [50, 136] },
  ],
  unknown: { code: `import { Redis } from '@upstash/redis'; new Redis({ retry: { retries: limits.retries } });`, fact: 'bound' },
});
