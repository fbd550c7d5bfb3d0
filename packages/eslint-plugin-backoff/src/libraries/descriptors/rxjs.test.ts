import { describeLibrary } from '../../facts/testing/describe-library.js';
import { rxjs } from './rxjs.js';

describeLibrary(rxjs, {
  policies: [
    { code: `import { retry } from 'rxjs'; source.pipe(retry({ count: 6, delay: 1000 }));`, attempts: 7, waits: [1000, 1000, 1000, 1000, 1000, 1000] },
    { code: `import { retry, timer } from 'rxjs'; source.pipe(retry({ count: 3, delay: (error, n) => timer(n * 500) }));`, attempts: 4, waits: [500, 1000, 1500] },
  ],
  unknown: { code: `import { retry } from 'rxjs'; source.pipe(retry({ count: limits.most, delay: 100 }));`, fact: 'bound' },
});
