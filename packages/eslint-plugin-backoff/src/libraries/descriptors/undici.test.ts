import { describeLibrary } from '../../facts/testing/describe-library.js';
import { undici } from './undici.js';

describeLibrary(undici, {
  policies: [
    { code: `import { RetryAgent } from 'undici'; new RetryAgent(agent);`, attempts: 6, waits: [500, 1000, 2000, 4000, 8000] },
    { code: `import { RetryAgent } from 'undici'; new RetryAgent(agent, { maxRetries: 4, minTimeout: 1000, maxTimeout: 5000, timeoutFactor: 3 });`, attempts: 5, waits: [1000, 3000, 5000, 5000] },
  ],
  unknown: { code: `import { RetryAgent } from 'undici'; new RetryAgent(agent, { minTimeout: limits.wait });`, fact: 'delay' },
});
