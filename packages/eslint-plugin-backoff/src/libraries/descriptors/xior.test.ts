import { describeLibrary } from '../../facts/testing/describe-library.js';
import { xior } from './xior.js';

describeLibrary(xior, {
  policies: [
    { code: `import errorRetry from 'xior/plugins/error-retry'; http.plugins.use(errorRetry());`, attempts: 3, waits: [3000, 3000] },
    { code: `import errorRetryPlugin from 'xior/plugins/error-retry'; http.plugins.use(errorRetryPlugin({ retryTimes: 4, retryInterval: 500 }));`, attempts: 5, waits: [500, 500, 500, 500] },
    { code: `import errorRetry from 'xior/plugins/error-retry'; http.plugins.use(errorRetry({ retryTimes: 3, retryInterval: (count) => count * 100 }));`, attempts: 4, waits: [100, 200, 300] },
  ],
  unknown: { code: `import errorRetry from 'xior/plugins/error-retry'; http.plugins.use(errorRetry({ retryTimes: limits.retries }));`, fact: 'bound' },
});
