import { describeLibrary } from '../../facts/testing/describe-library.js';
import { swrv } from './swrv.js';

describeLibrary(swrv, {
  policies: [
    { code: `import useSWRV from 'swrv'; useSWRV('/api/user', fetcher, { errorRetryCount: 3 });`, attempts: 4, waits: [5000, 10_000, 15_000] },
    { code: `import useSWRV from 'swrv'; useSWRV('/api/user', fetcher, { errorRetryInterval: 500 });`, attempts: 6, waits: [500, 1000, 1500, 2000, 2500] },
  ],
  unknown: { code: `import useSWRV from 'swrv'; useSWRV('/api/user', fetcher, { errorRetryCount: limits.retries });`, fact: 'bound' },
});
