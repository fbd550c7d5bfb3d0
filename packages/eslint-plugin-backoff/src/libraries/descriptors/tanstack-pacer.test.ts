import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tanstackPacer } from './tanstack-pacer.js';

describeLibrary(tanstackPacer, {
  policies: [
    { code: `import { asyncRetry } from '@tanstack/pacer'; asyncRetry(load, {});`, attempts: 3, waits: [1000, 2000] },
    { code: `import { AsyncRetryer } from '@tanstack/pacer'; new AsyncRetryer(load).execute();`, attempts: 3, waits: [1000, 2000] },
    { code: `import { asyncRetry } from '@tanstack/pacer'; asyncRetry(load, { maxAttempts: 5, backoff: 'linear', baseWait: 500 });`, attempts: 5, waits: [500, 1000, 1500, 2000] },
    { code: `import { asyncRetry } from '@tanstack/pacer'; asyncRetry(load, { maxAttempts: 6, maxWait: 3000, jitter: 0.2 });`, attempts: 6, waits: [[800, 1199], [1600, 2399], [2400, 3599], [2400, 3599], [2400, 3599]] },
    { code: `import { asyncRetry } from '@tanstack/pacer'; asyncRetry(load, { maxAttempts: 4, backoff: 'fixed' });`, attempts: 4, waits: [1000, 1000, 1000] },
  ],
  unknown: { code: `import { asyncRetry } from '@tanstack/pacer'; asyncRetry(load, { baseWait: limits.wait });`, fact: 'delay' },
});
