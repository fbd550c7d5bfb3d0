import { describeLibrary } from '../../facts/testing/describe-library.js';
import { fetchRetry } from './fetch-retry.js';

describeLibrary(fetchRetry, {
  policies: [
    { code: `import fetchBuilder from 'fetch-retry'; const request = fetchBuilder(fetch);`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: `import fetchBuilder from 'fetch-retry'; fetchBuilder(fetch, { retryDelay: 200, retryOn: (attempt, error) => attempt < 3 && error !== null });`, attempts: 4, waits: [200, 200, 200] },
  ],
  unknown: { code: `import fetchBuilder from 'fetch-retry'; fetchBuilder(fetch, { retryOn: limits.filter });`, fact: 'bound' },
});
