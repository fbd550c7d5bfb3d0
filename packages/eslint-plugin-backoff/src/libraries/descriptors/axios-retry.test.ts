import { describeLibrary } from '../../facts/testing/describe-library.js';
import { axiosRetry } from './axios-retry.js';

describeLibrary(axiosRetry, {
  policies: [
    { code: `import axiosRetry from 'axios-retry'; axiosRetry(client);`, attempts: 4, waits: [0, 0, 0] },
    { code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: axiosRetry.exponentialDelay });`, attempts: 4, waits: [[200, 240], [400, 480], [800, 960]] },
    { code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retries: 4, retryDelay: (n) => axiosRetry.exponentialDelay(n, undefined, 1000) });`, attempts: 5, waits: [[2000, 2400], [4000, 4800], [8000, 9600], [16000, 19200]] },
  ],
  unknown: { code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: limits.wait });`, fact: 'delay' },
});
