import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tsRetryPromise } from './ts-retry-promise.js';

describeLibrary(tsRetryPromise, {
  policies: [
    { code: `import { retry } from 'ts-retry-promise'; await retry(load);`, attempts: 11, waits: [100, 100, 100, 100, 100, 100] },
    { code: `import { retry } from 'ts-retry-promise'; retry(load, { retries: 3, delay: 10, backoff: 'EXPONENTIAL', maxBackOff: 500 });`, attempts: 4, waits: [10, 100, 500] },
    { code: `import { retry } from 'ts-retry-promise'; retry(load, { backoff: 'EXPONENTIAL' });`, attempts: { timeMs: 60_000 }, waits: [100, 10_000] },
    { code: `import { retry } from 'ts-retry-promise'; retry(load, { backoff: 'EXPONENTIAL', timeout: 900_000 });`, attempts: { timeMs: 900_000 }, waits: [100, 10_000, 300_000, 300_000] },
  ],
  unknown: { code: `import { retry } from 'ts-retry-promise'; retry(load, { delay: limits.wait });`, fact: 'delay' },
});
