import { describeLibrary } from '../../facts/testing/describe-library.js';
import { pRetry } from './p-retry.js';

describeLibrary(pRetry, {
  policies: [
    { code: `import pRetry from 'p-retry'; await pRetry(load);`, attempts: 11, waits: [1000, 2000, 4000, 8000, 16000, 32000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: 5, minTimeout: 200, factor: 3 });`, attempts: 6, waits: [200, 600, 1800, 5400, 16200] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, shouldRetry: ({ attemptNumber }) => attemptNumber < 3 });`, attempts: 3, waits: [1000, 2000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, shouldRetry: ({ error, attemptNumber }) => { if (attemptNumber > 3) return false; return error.code !== 'E_FULL'; } });`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, shouldRetry: ({ error }) => error.status !== 404 });`, attempts: 'none', waits: [1000, 2000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: 2, shouldRetry: ({ attemptNumber }) => attemptNumber < 9 });`, attempts: 3, waits: [1000, 2000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, onFailedAttempt({ error, attemptNumber }) { if (attemptNumber >= 3) throw error; } });`, attempts: 3, waits: [1000, 2000] },
    { code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, onFailedAttempt({ error }) { if (error.status === 404) throw error; } });`, attempts: 'none', waits: [1000, 2000] },
  ],
  unknown: { code: `import pRetry from 'p-retry'; pRetry(load, { minTimeout: limits.wait });`, fact: 'delay' },
});
