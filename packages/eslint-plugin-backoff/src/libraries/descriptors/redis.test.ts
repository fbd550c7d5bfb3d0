import { describeLibrary } from '../../facts/testing/describe-library.js';
import { redis } from './redis.js';

describeLibrary(redis, {
  policies: [
    { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, 2000) } });`, attempts: 'none', waits: [50, 100, 200, 400, 800, 1600] },
    { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: (retries) => (retries > 2 ? false : retries * 100) } });`, attempts: 4, waits: [0, 100, 200] },
    { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: (retries, cause) => (retries > 2 ? cause : 100) } });`, attempts: 4, waits: [100, 100, 100] },
    { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: (retries) => (retries > 2 ? null : 100) } });`, attempts: 'none', waits: [100, 100, 100, [400, 599], [800, 999]] },
    { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: (retries) => { if (retries > 2) throw new Error('enough'); return 100; } } });`, attempts: 'none', waits: [100, 100, 100, [400, 599], [800, 999]] },
  ],
  unknown: { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: limits.strategy } });`, fact: 'delay' },
});
