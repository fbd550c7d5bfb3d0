import { describeLibrary } from '../../facts/testing/describe-library.js';
import { exponentialBackoff } from './exponential-backoff.js';

describeLibrary(exponentialBackoff, {
  policies: [
    { code: `import { backOff } from 'exponential-backoff'; await backOff(() => load());`, attempts: 10, waits: [100, 200, 400, 800, 1600, 3200] },
    { code: `import { backOff } from 'exponential-backoff'; backOff(load, { jitter: 'full', maxDelay: 1000, startingDelay: 200, numOfAttempts: 6 });`, attempts: 6, waits: [[0, 200], [0, 400], [0, 800], [0, 1000], [0, 1000]] },
    { code: `import { backOff } from 'exponential-backoff'; backOff(load, { numOfAttempts: 30, retry: (_, attempt) => attempt < 3 });`, attempts: 3, waits: [100, 200] },
  ],
  unknown: { code: `import { backOff } from 'exponential-backoff'; backOff(load, { startingDelay: limits.wait });`, fact: 'delay' },
});
