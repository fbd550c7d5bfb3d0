import { describeLibrary } from '../../facts/testing/describe-library.js';
import { lifeomicAttempt } from './lifeomic-attempt.js';

describeLibrary(lifeomicAttempt, {
  policies: [
    { code: `import { retry } from '@lifeomic/attempt'; await retry(load);`, attempts: 3, waits: [200, 200] },
    { code: `import { retry } from '@lifeomic/attempt'; retry(load, { maxAttempts: 5, factor: 2, jitter: true, maxDelay: 1000, minDelay: 100 });`, attempts: 5, waits: [[100, 200], [100, 400], [100, 800], [100, 1000]] },
  ],
  unknown: { code: `import { retry } from '@lifeomic/attempt'; retry(load, { delay: limits.wait });`, fact: 'delay' },
});
