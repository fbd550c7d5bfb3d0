import { describeLibrary } from '../../facts/testing/describe-library.js';
import { rabbitmqClient } from './rabbitmq-client.js';

describeLibrary(rabbitmqClient, {
  policies: [
    { code: `import { Connection } from 'rabbitmq-client'; new Connection({ url, retryLow: 1000 });`, attempts: 'none', waits: [[1000, 1999], [1000, 3999], [1000, 7999], [1000, 15_999], [1000, 29_999]] },
    { code: `import { Connection } from 'rabbitmq-client'; new Connection({ url, retryLow: 500, retryHigh: 5000 });`, attempts: 'none', waits: [[500, 999], [500, 1999], [500, 3999], [500, 4999]] },
  ],
  unknown: { code: `import { Connection } from 'rabbitmq-client'; new Connection({ url, retryLow: limits.wait });`, fact: 'delay' },
});
