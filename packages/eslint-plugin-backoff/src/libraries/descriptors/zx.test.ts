import { describeLibrary } from '../../facts/testing/describe-library.js';
import { zx } from './zx.js';

describeLibrary(zx, {
  policies: [
    { code: `import { retry } from 'zx'; retry(5, load);`, attempts: 5, waits: [0, 0, 0, 0] },
    { code: `import { retry } from 'zx'; retry(5, '1s', load);`, attempts: 5, waits: [1000, 1000, 1000, 1000] },
    { code: `import { retry } from 'zx'; retry(3, 500, load);`, attempts: 3, waits: [500, 500] },
    { code: `import { expBackoff, retry } from 'zx'; retry(6, expBackoff(), load);`, attempts: 6, waits: [100, 200, 400, 800, 1600] },
    { code: `import { expBackoff, retry } from 'zx'; retry(6, expBackoff('2s', '300ms'), load);`, attempts: 6, waits: [300, 600, 1200, 2000, 2000] },
    { code: `import { retry } from 'zx'; retry(Infinity, '1s', load);`, attempts: 'none', waits: [1000] },
  ],
  unknown: { code: `import { retry } from 'zx'; retry(count, '1s', load);`, fact: 'bound' },
});
