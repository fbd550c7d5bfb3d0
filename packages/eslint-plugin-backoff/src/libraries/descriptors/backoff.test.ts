import { describeLibrary } from '../../facts/testing/describe-library.js';
import { backoff } from './backoff.js';

describeLibrary(backoff, {
  policies: [
    { code: `import * as backoff from 'backoff'; const call = backoff.call(load, url, done); call.start();`, attempts: 'none', waits: [100, 100, 200, 300, 500, 800] },
    { code: `const backoff = require('backoff'); const fib = backoff.exponential({ randomisationFactor: 0.5, initialDelay: 100, maxDelay: 1000 }); fib.failAfter(8);`, attempts: 9, waits: [[100, 150], [200, 300], [400, 600], [800, 1200], [1000, 1500], [1000, 1500]] },
    { code: `const backoff = require('backoff'); const call = backoff.call(load, done); call.setStrategy(new backoff.ExponentialStrategy({ initialDelay: 10, factor: 10, maxDelay: 500 })); call.failAfter(3);`, attempts: 4, waits: [10, 100, 500] },
  ],
  unknown: { code: `const backoff = require('backoff'); backoff.exponential({ initialDelay: limits.wait }).failAfter(3);`, fact: 'delay' },
});
