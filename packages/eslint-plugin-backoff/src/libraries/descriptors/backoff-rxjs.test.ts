import { describeLibrary } from '../../facts/testing/describe-library.js';
import { backoffRxjs } from './backoff-rxjs.js';

describeLibrary(backoffRxjs, {
  policies: [
    { code: `import { retryBackoff } from 'backoff-rxjs'; source.pipe(retryBackoff(1000));`, attempts: 'none', waits: [1000, 2000, 4000, 8000, 16_000] },
    { code: `import { retryBackoff } from 'backoff-rxjs'; source.pipe(retryBackoff({ initialInterval: 100, maxRetries: 7, maxInterval: 1000 }));`, attempts: 8, waits: [100, 200, 400, 800, 1000, 1000, 1000] },
    { code: `import { retryBackoff } from 'backoff-rxjs'; source.pipe(retryBackoff({ initialInterval: 100, maxRetries: 4, backoffDelay: (i, base) => i * base + 7 }));`, attempts: 5, waits: [7, 107, 207, 307] },
  ],
  unknown: { code: `import { retryBackoff } from 'backoff-rxjs'; source.pipe(retryBackoff({ initialInterval: 100, maxRetries: limits.retries }));`, fact: 'bound' },
});
