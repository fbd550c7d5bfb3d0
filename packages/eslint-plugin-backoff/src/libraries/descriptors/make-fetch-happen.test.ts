import { describeLibrary } from '../../facts/testing/describe-library.js';
import { makeFetchHappen } from './make-fetch-happen.js';

describeLibrary(makeFetchHappen, {
  policies: [
    { code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: 3 });`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: { retries: 3, randomize: true } });`, attempts: 4, waits: [[1000, 2000], [2000, 4000], [4000, 8000]] },
    { code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: { retries: 2, factor: 10, minTimeout: 10_000, maxTimeout: 60_000 } });`, attempts: 3, waits: [10_000, 60_000] },
    { code: `import fetch from 'make-fetch-happen'; fetch.defaults({ retry: 2 });`, attempts: 3, waits: [1000, 2000] },
    { code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: { forever: true } });`, attempts: 'none', waits: [1000, 1000, 1000] },
    { code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: { retries: 3, forever: true } });`, attempts: 'none', waits: [1000, 2000, 4000, 4000] },
  ],
  unknown: { code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: { retries: limits.retries } });`, fact: 'bound' },
});
