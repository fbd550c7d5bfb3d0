import { describeLibrary } from '../../facts/testing/describe-library.js';
import { garPromiseRetry } from './gar-promise-retry.js';

const IMPORT = "import { promiseRetry } from '@gar/promise-retry'; ";

describeLibrary(garPromiseRetry, {
  policies: [
    { code: `${IMPORT}promiseRetry((retry) => load().catch(retry));`, attempts: 11, waits: [1000, 2000, 4000, 8000, 16000, 32000] },
    { code: `${IMPORT}promiseRetry((retry) => load().catch(retry), { retries: 2, minTimeout: 100, maxTimeout: 150 });`, attempts: 3, waits: [100, 150] },
    { code: `${IMPORT}promiseRetry((retry) => load().catch(retry), [50, 500]);`, attempts: 3, waits: [50, 500] },
    { code: `${IMPORT}promiseRetry((retry) => load().catch(retry), { retries: 2, forever: true });`, attempts: 'none', waits: [1000, 2000, 2000, 2000] },
  ],
  unknown: { code: `${IMPORT}promiseRetry((retry) => load().catch(retry), { minTimeout: limits.wait });`, fact: 'delay' },
});
