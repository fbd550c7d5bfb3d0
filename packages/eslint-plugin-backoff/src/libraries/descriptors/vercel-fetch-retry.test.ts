import { describeLibrary } from '../../facts/testing/describe-library.js';
import { vercelFetchRetry } from './vercel-fetch-retry.js';

describeLibrary(vercelFetchRetry, {
  policies: [
    { code: `const fetch = require('@vercel/fetch-retry')(require('node-fetch')); fetch(url, { retry: {} });`, attempts: 6, waits: [[10, 20], [60, 120], [360, 720], [2160, 4320], [12_960, 25_920]] },
    { code: `import createFetch from '@vercel/fetch-retry'; const load = createFetch(fetch); load(url, { retry: { retries: 3, minTimeout: 100, factor: 2 } });`, attempts: 4, waits: [[100, 200], [200, 400], [400, 800]] },
  ],
  unknown: { code: `import createFetch from '@vercel/fetch-retry'; createFetch(fetch)(url, { retry: { retries: limits.retries } });`, fact: 'bound' },
});
