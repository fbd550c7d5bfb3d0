import { describeLibrary } from '../../facts/testing/describe-library.js';
import { bluebirdRetry } from './bluebird-retry.js';

describeLibrary(bluebirdRetry, {
  policies: [
    { code: `import retry from 'bluebird-retry'; retry(load);`, attempts: 5, waits: [1000, 1000, 1000, 1000] },
    { code: `const retry = require('bluebird-retry'); retry(load, { max_tries: 6, interval: 500, backoff: 2, max_interval: 1500 });`, attempts: 6, waits: [500, 1000, 1500, 1500, 1500] },
    { code: `const retry = require('bluebird-retry'); retry(load, { max_tries: 4, interval: 5000, max_interval: 1000 });`, attempts: 4, waits: [5000, 1000, 1000] },
    { code: `const retry = require('bluebird-retry'); retry(load, { max_tries: -1, interval: 500 });`, attempts: 'none', waits: [500, 500] },
    { code: `const retry = require('bluebird-retry'); retry(load, { timeout: 10000, interval: 500, backoff: 2 });`, attempts: { timeMs: 10_000 }, waits: [500, 1000, 2000, 4000] },
  ],
  unknown: { code: `import retry from 'bluebird-retry'; retry(load, { max_tries: limits.tries });`, fact: 'bound' },
});
