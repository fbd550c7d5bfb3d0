import { describeLibrary } from '../../facts/testing/describe-library.js';
import { vueRequest } from './vue-request.js';

describeLibrary(vueRequest, {
  policies: [
    { code: `import { useRequest } from 'vue-request'; useRequest(load, { errorRetryCount: 3 });`, attempts: 4, waits: [[1000, 2000], [1000, 4000], [1000, 8000]] },
    { code: `import { useRequest } from 'vue-request'; useRequest(load, { errorRetryCount: 3, errorRetryInterval: 500 });`, attempts: 4, waits: [500, 500, 500] },
    { code: `import { useRequest } from 'vue-request'; useRequest(load, { errorRetryCount: -1 });`, attempts: 'none', waits: [1000, 1000] },
  ],
  unknown: { code: `import { useRequest } from 'vue-request'; useRequest(load, { errorRetryCount: limits.retries });`, fact: 'bound' },
});
