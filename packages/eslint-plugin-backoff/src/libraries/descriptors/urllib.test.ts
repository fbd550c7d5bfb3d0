import { describeLibrary } from '../../facts/testing/describe-library.js';
import { urllib } from './urllib.js';

describeLibrary(urllib, {
  policies: [
    { code: `import { request } from 'urllib'; request('https://example.com', { retry: 3 });`, attempts: 4, waits: [0, 0, 0] },
    { code: `const urllib = require('urllib'); urllib.request('https://example.com', { retry: 3, retryDelay: 500 });`, attempts: 4, waits: [500, 500, 500] },
    { code: `import { HttpClient } from 'urllib'; const client = new HttpClient(); client.request('https://example.com', { retry: 1, retryDelay: 500 });`, attempts: 2, waits: [500] },
  ],
  unknown: { code: `import { request } from 'urllib'; request('https://example.com', { retry: limits.retries });`, fact: 'bound' },
});
