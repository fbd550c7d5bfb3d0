import { describeLibrary } from '../../facts/testing/describe-library.js';
import { ahooks } from './ahooks.js';

describeLibrary(ahooks, {
  policies: [
    { code: `import { useRequest } from 'ahooks'; useRequest(load, { retryCount: 7 });`, attempts: 8, waits: [2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000] },
    { code: `import { useRequest } from 'ahooks'; useRequest(load, { retryCount: 3, retryInterval: 700 });`, attempts: 4, waits: [700, 700, 700] },
    { code: `import { useRequest } from 'ahooks'; useRequest(load, { retryCount: -1, retryInterval: 700 });`, attempts: 'none', waits: [700, 700] },
  ],
  unknown: { code: `import { useRequest } from 'ahooks'; useRequest(load, { retryCount: limits.count });`, fact: 'bound' },
});
