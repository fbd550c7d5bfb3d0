import { describeLibrary } from '../../facts/testing/describe-library.js';
import { memjs } from './memjs.js';

describeLibrary(memjs, {
  policies: [
    { code: `import memjs from 'memjs'; memjs.Client.create(servers, { retries: 2 });`, attempts: 2, waits: [200] },
    { code: `const memjs = require('memjs'); memjs.Client.create(servers, { retries: 4, retry_delay: 0.5 });`, attempts: 4, waits: [500, 500, 500] },
  ],
  unknown: { code: `import { Client } from 'memjs'; Client.create(servers, { retries: limits.retries });`, fact: 'bound' },
});
