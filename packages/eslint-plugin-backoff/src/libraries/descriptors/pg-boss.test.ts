import { describeLibrary } from '../../facts/testing/describe-library.js';
import { pgBoss } from './pg-boss.js';

describeLibrary(pgBoss, {
  policies: [
    { code: `import PgBoss from 'pg-boss'; const boss = new PgBoss(url); await boss.send('mail', data, { retryLimit: 3, retryDelay: 5, retryBackoff: true });`, attempts: 4, waits: [[5000, 10000], [10000, 20000], [20000, 40000]] },
    { code: `import PgBoss from 'pg-boss'; const boss = new PgBoss(url); boss.send('mail', data, { retryLimit: 3, retryDelay: 10 });`, attempts: 4, waits: [10000, 10000, 10000] },
  ],
  unknown: { code: `import PgBoss from 'pg-boss'; const boss = new PgBoss(url); boss.send('mail', data, { retryDelay: limits.wait });`, fact: 'delay' },
});
