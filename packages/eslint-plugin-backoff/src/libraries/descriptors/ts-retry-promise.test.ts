import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tsRetryPromise } from './ts-retry-promise.js';

describeLibrary(tsRetryPromise, {
  policies: [
    { code: `import { retry } from 'ts-retry-promise'; await retry(load);`, attempts: 11, waits: [100, 100, 100, 100, 100, 100] },
    { code: `import { retry } from 'ts-retry-promise'; retry(load, { retries: 3, delay: 10, backoff: 'EXPONENTIAL', maxBackOff: 500 });`, attempts: 4, waits: [10, 100, 500] },
  ],
  unknown: { code: `import { retry } from 'ts-retry-promise'; retry(load, { delay: limits.wait });`, fact: 'delay' },
});
