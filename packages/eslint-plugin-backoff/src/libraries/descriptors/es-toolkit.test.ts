import { describeLibrary } from '../../facts/testing/describe-library.js';
import { esToolkit } from './es-toolkit.js';

describeLibrary(esToolkit, {
  policies: [
    { code: `import { retry } from 'es-toolkit'; await retry(() => load());`, attempts: 'none', waits: [0, 0] },
    { code: `import { retry } from 'es-toolkit'; await retry(() => load(), 3);`, attempts: 4, waits: [0, 0, 0] },
    { code: `import { retry } from 'es-toolkit/function'; retry(load, { retries: 3, delay: 100 });`, attempts: 4, waits: [100, 100, 100] },
    { code: `import { retry } from 'es-toolkit'; retry(load, { retries: 3, delay: (attempt) => Math.random() * 100 * 2 ** attempt });`, attempts: 4, waits: [[0, 100], [0, 200], [0, 400]] },
  ],
  unknown: { code: `import { retry } from 'es-toolkit'; retry(load, { retries: 3, delay: limits.wait });`, fact: 'delay' },
});
