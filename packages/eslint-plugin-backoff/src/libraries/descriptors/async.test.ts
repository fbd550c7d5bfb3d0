import { describeLibrary } from '../../facts/testing/describe-library.js';
import { async } from './async.js';

describeLibrary(async, {
  policies: [
    { code: `import async from 'async'; await async.retry(async () => load());`, attempts: 5, waits: [0, 0, 0, 0] },
    { code: `import async from 'async'; async.retry((done) => load(done), (error) => log(error));`, attempts: 5, waits: [0, 0] },
    { code: `import { retry } from 'async'; retry(3, (done) => load(done), log);`, attempts: 3, waits: [0, 0] },
    { code: `import { retry } from 'async'; await retry(3, async () => load());`, attempts: 3, waits: [0, 0] },
    { code: `import { retry } from 'async'; const TIMES = 7; await retry(TIMES, async () => load());`, attempts: 7, waits: [0, 0] },
    { code: `import { retry } from 'async'; await retry({ times: 0, interval: 50 }, async () => load());`, attempts: 5, waits: [50, 50, 50, 50] },
    { code: `import retry from 'async/retry'; retry({ times: 4, interval: 200 }, (done) => load(done), log);`, attempts: 4, waits: [200, 200, 200] },
    { code: `import * as async from 'async'; async.retry({ times: 4, interval: (n) => 50 * 2 ** n }, load);`, attempts: 4, waits: [100, 200, 400] },
    { code: `const async = require('async'); const safe = async.retryable({ times: 2, interval: 10 }, load);`, attempts: 2, waits: [10] },
  ],
  unknown: { code: `import async from 'async'; import { options } from './options.js'; async.retry(options, (done) => load(done));`, fact: 'delay' },
});
