import { describeLibrary } from '../../facts/testing/describe-library.js';
import { asyncRetry } from './async-retry.js';

describeLibrary(asyncRetry, {
  policies: [
    { code: `import retry from 'async-retry'; await retry(load);`, attempts: 11, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16000], [16000, 32000], [32000, 64000]] },
    { code: `import retry from 'async-retry'; retry(load, { retries: 6, minTimeout: 100, maxTimeout: 2000 });`, attempts: 7, waits: [[100, 200], [200, 400], [400, 800], [800, 1600], [1600, 2000], 2000] },
  ],
  unknown: { code: `import retry from 'async-retry'; retry(load, { retries: limits.most });`, fact: 'bound' },
});
