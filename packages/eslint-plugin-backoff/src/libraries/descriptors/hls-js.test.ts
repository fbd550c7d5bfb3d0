import { describeLibrary } from '../../facts/testing/describe-library.js';
import { hlsJs } from './hls-js.js';

describeLibrary(hlsJs, {
  policies: [
    { code: `import Hls from 'hls.js'; new Hls({ manifestLoadingMaxRetry: 7 });`, attempts: 8, waits: [1000, 2000, 4000, 8000, 8000, 8000, 8000] },
    { code: `import Hls from 'hls.js'; new Hls({ fragLoadingMaxRetry: 7, fragLoadingRetryDelay: 500, fragLoadingMaxRetryTimeout: 3000 });`, attempts: 8, waits: [500, 1000, 2000, 3000, 3000, 3000, 3000] },
    { code: `import Hls from 'hls.js'; new Hls({ manifestLoadPolicy: { default: { maxLoadTimeMs: 20000, timeoutRetry: null, errorRetry: { maxNumRetry: 4, retryDelayMs: 300, maxRetryDelayMs: 1000 } } } });`, attempts: 5, waits: [300, 600, 1000, 1000] },
    { code: `import Hls from 'hls.js'; new Hls({ fragLoadPolicy: { default: { errorRetry: { maxNumRetry: 4, retryDelayMs: 300, maxRetryDelayMs: 1000, backoff: 'linear' } } } });`, attempts: 5, waits: [300, 300, 300, 300] },
  ],
  unknown: { code: `import Hls from 'hls.js'; new Hls({ fragLoadingMaxRetry: limits.retries });`, fact: 'bound' },
});
