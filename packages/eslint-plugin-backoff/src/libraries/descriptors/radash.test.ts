import { describeLibrary } from '../../facts/testing/describe-library.js';
import { radash } from './radash.js';

describeLibrary(radash, {
  policies: [
    { code: `import { retry } from 'radash'; await retry({}, () => load());`, attempts: 3, waits: [0, 0] },
    { code: `import * as _ from 'radash'; _.retry({ times: 4, delay: 100 }, load);`, attempts: 4, waits: [100, 100, 100] },
    { code: `import { retry } from 'radash'; retry({ times: 5, backoff: (i) => 10 ** i }, load);`, attempts: 5, waits: [10, 100, 1000, 10_000] },
    { code: `import { retry } from 'radash'; retry({ times: 3, delay: 7, backoff: (i) => 10 ** i }, load);`, attempts: 3, waits: [17, 107] },
  ],
  unknown: { code: `import { retry } from 'radash'; retry({ times: limits.times, delay: 100 }, load);`, fact: 'bound' },
});
