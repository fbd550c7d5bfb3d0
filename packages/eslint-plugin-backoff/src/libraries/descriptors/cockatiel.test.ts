import { describeLibrary } from '../../facts/testing/describe-library.js';
import { cockatiel } from './cockatiel.js';

describeLibrary(cockatiel, {
  policies: [
    { code: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, {});`, attempts: 'none', waits: [0, 0, 0, 0, 0, 0] },
    { code: `import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 4, backoff: new ExponentialBackoff({ generator: noJitterGenerator, exponent: 3 }) });`, attempts: 5, waits: [128, 256, 512, 1024] },
    { code: `import { ExponentialBackoff, fullJitterGenerator, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 4, backoff: new ExponentialBackoff({ generator: fullJitterGenerator, maxDelay: 500 }) });`, attempts: 5, waits: [[0, 127], [0, 255], [0, 499], [0, 499]] },
    { code: `import { IterableBackoff, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 4, backoff: new IterableBackoff([10, 50, 100]) });`, attempts: 5, waits: [10, 50, 100, 100] },
    { code: `import { DelegateBackoff, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 3, backoff: new DelegateBackoff(({ attempt }) => attempt * 100) });`, attempts: 4, waits: [100, 200, 300] },
    { code: `import { ExponentialBackoff, halfJitterGenerator, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff({ generator: halfJitterGenerator, initialDelay: 100, exponent: 5 }) });`, attempts: 4, waits: [[50, 99], [100, 199], [200, 399]] },
  ],
  unknown: { code: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, { backoff: limits.backoff });`, fact: 'delay' },
});
