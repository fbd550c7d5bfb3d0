import { describeLibrary } from '../../facts/testing/describe-library.js';
import { adobeNodeFetchRetry } from './adobe-node-fetch-retry.js';

describeLibrary(adobeNodeFetchRetry, {
  policies: [
    { code: `const fetch = require('@adobe/node-fetch-retry'); fetch('https://example.com', { retryOptions: {} });`, attempts: { timeMs: 60_000 }, waits: [[100, 199], [200, 299], [400, 499], [800, 899]] },
    { code: `import fetch from '@adobe/node-fetch-retry'; fetch('https://example.com', { retryOptions: { retryMaxDuration: 10000, retryInitialDelay: 500, retryBackoff: 3 } });`, attempts: { timeMs: 10_000 }, waits: [[500, 599], [1500, 1599], [4500, 4599]] },
  ],
  unknown: { code: `import fetch from '@adobe/node-fetch-retry'; fetch('https://example.com', { retryOptions: { retryInitialDelay: limits.wait } });`, fact: 'delay' },
});
