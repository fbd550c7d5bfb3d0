import { describeLibrary } from '../../facts/testing/describe-library.js';
import { retry } from './retry.js';

describeLibrary(retry, {
  policies: [
    { code: `const retry = require('retry'); const operation = retry.operation();`, attempts: 11, waits: [1000, 2000, 4000, 8000, 16000, 32000] },
    { code: `const retry = require('retry'); retry.operation({ retries: 9, minTimeout: 100, maxTimeout: 2000, randomize: true });`, attempts: 10, waits: [[100, 200], [200, 400], [400, 800], [800, 1600], [1600, 2000], 2000] },
    { code: `const retry = require('retry'); retry.operation([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);`, attempts: 13, waits: [1, 2, 3, 4] },
  ],
  unknown: { code: `const retry = require('retry'); retry.operation({ minTimeout: limits.wait });`, fact: 'delay' },
});
