import { describeLibrary } from '../../facts/testing/describe-library.js';
import { pRetry } from './p-retry.js';

describeLibrary(pRetry, {
  policies: [
    { code: `import pRetry from 'p-retry'; await pRetry(load);`, attempts: 11, waits: [1000, 2000, 4000, 8000, 16000, 32000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: 5, minTimeout: 200, factor: 3 });`, attempts: 6, waits: [200, 600, 1800, 5400, 16200] },
  ],
  unknown: { code: `import pRetry from 'p-retry'; pRetry(load, { minTimeout: limits.wait });`, fact: 'delay' },
});
