import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tsRetry } from './ts-retry.js';

describeLibrary(tsRetry, {
  policies: [
    { code: `import { retryAsync } from 'ts-retry'; await retryAsync(load);`, attempts: 240, waits: [250, 250, 250, 250, 250, 250] },
    { code: `import { createMutiplicableDelay, retryAsync } from 'ts-retry'; retryAsync(load, { maxTry: 4, delay: createMutiplicableDelay(20, 3) });`, attempts: 4, waits: [20, 60, 120] },
  ],
  unknown: { code: `import { retryAsync } from 'ts-retry'; retryAsync(load, { delay: limits.wait });`, fact: 'delay' },
});
