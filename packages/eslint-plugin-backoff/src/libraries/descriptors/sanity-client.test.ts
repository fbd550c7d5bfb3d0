import { describeLibrary } from '../../facts/testing/describe-library.js';
import { sanityClient } from './sanity-client.js';

describeLibrary(sanityClient, {
  policies: [
    { code: `import { createClient } from '@sanity/client'; createClient({ projectId, dataset, maxRetries: 5 });`, attempts: 6, waits: [[100, 200], [200, 300], [400, 500], [800, 900], [1600, 1700]] },
    { code: `import { createClient } from 'next-sanity'; createClient({ projectId, dataset, maxRetries: 3, retryDelay: (n) => n * 100 + 7 });`, attempts: 4, waits: [7, 107, 207] },
  ],
  unknown: { code: `import { createClient } from '@sanity/client'; createClient({ projectId, maxRetries: limits.retries });`, fact: 'bound' },
});
