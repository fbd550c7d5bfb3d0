import { describeLibrary } from '../../facts/testing/describe-library.js';
import { gaxios } from './gaxios.js';

describeLibrary(gaxios, {
  policies: [
    { code: `import { request } from 'gaxios'; await request({ url, retryConfig: { retry: 3 } });`, attempts: 4, waits: [100, 500, 1500] },
    { code: `import { request } from 'gaxios'; request({ url, retryConfig: { retry: 5, retryDelay: 1000, maxRetryDelay: 2000 } });`, attempts: 6, waits: [1000, 500, 1500, 2000, 2000] },
  ],
  unknown: { code: `import { request } from 'gaxios'; request({ url, retryConfig: { totalTimeout: 1000 } });`, fact: 'delay' },
});
