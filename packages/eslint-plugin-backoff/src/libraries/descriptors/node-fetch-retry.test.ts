import { describeLibrary } from '../../facts/testing/describe-library.js';
import { nodeFetchRetry } from './node-fetch-retry.js';

describeLibrary(nodeFetchRetry, {
  policies: [
    { code: `const fetch = require('node-fetch-retry'); fetch('https://example.com', { method: 'GET' });`, attempts: 3, waits: [0, 0] },
    { code: `const fetch = require('node-fetch-retry'); fetch('https://example.com', { method: 'GET', retry: 5, pause: 1000 });`, attempts: 5, waits: [1000, 1000, 1000, 1000] },
  ],
  unknown: { code: `import fetch from 'node-fetch-retry'; fetch('https://example.com', { retry: limits.attempts });`, fact: 'bound' },
});
