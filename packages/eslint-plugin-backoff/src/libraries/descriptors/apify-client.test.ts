import { describeLibrary } from '../../facts/testing/describe-library.js';
import { apifyClient } from './apify-client.js';

describeLibrary(apifyClient, {
  policies: [
    { code: `import { ApifyClient } from 'apify-client'; new ApifyClient({ token, maxRetries: 8 });`, attempts: 9, waits: [[500, 1000], [1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000], [16_000, 32_000], [32_000, 64_000], [64_000, 128_000]] },
    { code: `import { ApifyClient } from 'apify-client'; new ApifyClient({ token, maxRetries: 3, minDelayBetweenRetriesMillis: 200 });`, attempts: 4, waits: [[200, 400], [400, 800], [800, 1600]] },
  ],
  unknown: { code: `import { ApifyClient } from 'apify-client'; new ApifyClient({ maxRetries: limits.retries });`, fact: 'bound' },
});
