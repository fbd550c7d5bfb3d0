import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tedious } from './tedious.js';

describeLibrary(tedious, {
  policies: [
    { code: `import { Connection } from 'tedious'; new Connection({ server, options: { maxRetriesOnTransientErrors: 3 } });`, attempts: 4, waits: [500, 500, 500] },
    { code: `const sql = require('mssql'); sql.connect({ server, options: { maxRetriesOnTransientErrors: 5, connectionRetryInterval: 2000 } });`, attempts: 6, waits: [2000, 2000, 2000, 2000, 2000] },
  ],
  unknown: { code: `import { Connection } from 'tedious'; new Connection({ server, options: { connectionRetryInterval: limits.wait } });`, fact: 'delay' },
});
