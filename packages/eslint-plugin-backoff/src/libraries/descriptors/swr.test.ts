import { describeLibrary } from '../../facts/testing/describe-library.js';
import { swr } from './swr.js';

describeLibrary(swr, {
  policies: [
    { code: `import useSWR from 'swr'; useSWR(key, load, { errorRetryInterval: 5000 });`, attempts: 'none', waits: [[5000, 10000], [10000, 25000], [20000, 55000], [40000, 115000], [80000, 235000], [160000, 475000]] },
    { code: `import useSWR from 'swr'; useSWR(key, load, { errorRetryInterval: 1000, errorRetryCount: 3 });`, attempts: 4, waits: [[1000, 2000], [2000, 5000], [4000, 11000]] },
  ],
  unknown: { code: `import useSWR from 'swr'; useSWR(key, load, { errorRetryCount: limits.most });`, fact: 'bound' },
});
