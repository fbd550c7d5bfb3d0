import { describeLibrary } from '../../facts/testing/describe-library.js';
import { retryRequest } from './retry-request.js';

describeLibrary(retryRequest, {
  policies: [
    { code: `const retryRequest = require('retry-request'); retryRequest(url, (error) => done(error));`, attempts: 3, waits: [[2000, 2999], [4000, 4999]] },
    { code: `const retryRequest = require('retry-request'); retryRequest(url, { retries: 7, maxRetryDelay: 32, totalTimeout: 60 });`, attempts: { timeMs: 60000 }, waits: [[2000, 2999], [4000, 4999], [8000, 8999], [16000, 16999], 32000] },
  ],
  unknown: { code: `const retryRequest = require('retry-request'); retryRequest(url, { retryDelayMultiplier: limits.factor });`, fact: 'delay' },
});
