import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ky } from './ky.js';

describeLibrary(ky, {
  policies: [
    { code: `import ky from 'ky'; await ky(url, { retry: 2 });`, attempts: 3, waits: [300, 600] },
    { code: `import ky from 'ky'; ky(url, { retry: { limit: 4, delay: (n) => n * 1000, backoffLimit: 3000, jitter: true } });`, attempts: 5, waits: [[0, 1000], [0, 2000], [0, 3000], [0, 3000]] },
  ],
  unknown: { code: `import ky from 'ky'; ky(url, { retry: { limit: limits.most } });`, fact: 'bound' },
});
