import { describeLibrary } from '../../facts/testing/describe-library.js';
import { wretch } from './wretch.js';

describeLibrary(wretch, {
  policies: [
    { code: `import { retry } from 'wretch/middlewares'; wretch(url).middlewares([retry()]);`, attempts: 11, waits: [500, 1000, 1500, 2000, 2500, 3000] },
    { code: `import { retry } from 'wretch/middlewares'; retry({ maxAttempts: 3, delayTimer: 100, delayRamp: (delay, n) => delay * 2 ** n });`, attempts: 4, waits: [200, 400, 800] },
  ],
  unknown: { code: `import { retry } from 'wretch/middlewares'; retry({ delayTimer: limits.wait });`, fact: 'delay' },
});
