import { describeLibrary } from '../../facts/testing/describe-library.js';
import { got } from './got.js';

describeLibrary(got, {
  policies: [
    { code: `import got from 'got'; await got(url, { retry: { limit: 2 } });`, attempts: 3, waits: [[1000, 1100], [2000, 2100]] },
    { code: `import got from 'got'; got(url, { retry: { limit: 4, backoffLimit: 3000, noise: 0 } });`, attempts: 5, waits: [1000, 2000, 3000, 3000] },
  ],
  unknown: { code: `import got from 'got'; got(url, { retry: { limit: limits.most } });`, fact: 'bound' },
});
