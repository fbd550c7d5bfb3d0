import { describeLibrary } from '../../facts/testing/describe-library.js';
import { promiseRetry } from './promise-retry.js';

describeLibrary(promiseRetry, {
  policies: [
    { code: `const promiseRetry = require('promise-retry'); promiseRetry((retry) => load().catch(retry));`, attempts: 11, waits: [1000, 2000, 4000, 8000, 16000, 32000] },
    { code: `const promiseRetry = require('promise-retry'); promiseRetry({ retries: 3, minTimeout: 0, factor: 3, forever: true }, (retry) => load().catch(retry));`, attempts: 'none', waits: [0, 0, 0, 0, 0, 0] },
  ],
  unknown: { code: `const promiseRetry = require('promise-retry'); promiseRetry((retry) => load().catch(retry), { minTimeout: limits.wait });`, fact: 'delay' },
});
