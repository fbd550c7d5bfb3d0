import { describeLibrary } from '../../facts/testing/describe-library.js';
import { viem } from './viem.js';

describeLibrary(viem, {
  policies: [
    { code: `import { http } from 'viem'; http(url, { retryDelay: 150 });`, attempts: 4, waits: [150, 300, 600] },
    { code: `import { http } from 'viem'; http(url, { retryCount: 6 });`, attempts: 7, waits: [150, 300, 600, 1200, 2400, 4800] },
    { code: `import { createPublicClient, http } from 'viem'; createPublicClient({ transport: http(url, { retryCount: 5, retryDelay: 1000 }) });`, attempts: 6, waits: [1000, 2000, 4000, 8000, 16_000] },
    { code: `import { http } from 'viem'; http(url, { retryDelay: 0 });`, attempts: 4, waits: [0, 0, 0] },
  ],
  unknown: { code: `import { http } from 'viem'; http(url, { retryCount: limits.retries });`, fact: 'bound' },
});
