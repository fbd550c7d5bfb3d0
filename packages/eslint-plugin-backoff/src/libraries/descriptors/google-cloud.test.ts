import { describeLibrary } from '../../facts/testing/describe-library.js';
import { googleCloud } from './google-cloud.js';

describeLibrary(googleCloud, {
  policies: [
    { code: `import { Storage } from '@google-cloud/storage'; new Storage({ retryOptions: { maxRetries: 3 } });`, attempts: 4, waits: [[2000, 2999], [4000, 4999], [8000, 8999]] },
    { code: `import { Storage } from '@google-cloud/storage'; new Storage({ retryOptions: { maxRetries: 3, retryDelayMultiplier: 3, maxRetryDelay: 10 } });`, attempts: 4, waits: [[3000, 3999], [9000, 9999], 10000] },
  ],
  unknown: { code: `import { Storage } from '@google-cloud/storage'; new Storage({ retryOptions: { retryDelayMultiplier: limits.factor } });`, fact: 'delay' },
});
