import { describeLibrary } from '../../facts/testing/describe-library.js';
import { retryAxios } from './retry-axios.js';

describeLibrary(retryAxios, {
  policies: [
    { code: `import * as rax from 'retry-axios'; rax.attach();`, attempts: 4, waits: [50, 150, 350] },
    { code: `import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: { retry: 5, jitter: 'equal', retryDelay: 400, maxRetryDelay: 2000 } });`, attempts: 6, waits: [[100, 200], [300, 600], [700, 1400], [1500, 2000], 2000] },
  ],
  unknown: { code: `import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: { retryDelay: limits.wait } });`, fact: 'delay' },
});
