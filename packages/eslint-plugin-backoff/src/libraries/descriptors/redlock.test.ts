import { describeLibrary } from '../../facts/testing/describe-library.js';
import { redlock } from './redlock.js';

describeLibrary(redlock, {
  policies: [
    { code: `import Redlock from 'redlock'; new Redlock([client], { retryCount: 10 });`, attempts: 11, waits: [[100, 299], [100, 299], [100, 299], [100, 299], [100, 299], [100, 299], [100, 299], [100, 299], [100, 299], [100, 299]] },
    { code: `import Redlock from 'redlock'; new Redlock([client], { retryCount: 3, retryDelay: 1000, retryJitter: 500 });`, attempts: 4, waits: [[500, 1499], [500, 1499], [500, 1499]] },
    { code: `import Redlock from 'redlock'; new Redlock([client], { retryCount: 2, retryDelay: 0 });`, attempts: 3, waits: [[0, 99], [0, 99]] },
    { code: `import Redlock from 'redlock'; new Redlock([client], { retryCount: -1, retryJitter: 0 });`, attempts: 'none', waits: [200, 200] },
  ],
  unknown: { code: `import Redlock from 'redlock'; new Redlock([client], { retryCount: limits.retries });`, fact: 'bound' },
});
