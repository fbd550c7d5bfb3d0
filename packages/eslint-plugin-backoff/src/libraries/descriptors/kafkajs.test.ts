import { describeLibrary } from '../../facts/testing/describe-library.js';
import { kafkajs } from './kafkajs.js';

describeLibrary(kafkajs, {
  policies: [
    { code: `import { Kafka } from 'kafkajs'; new Kafka({ brokers, retry: { retries: 5 } });`, attempts: 6, waits: [[240, 360], [384, 864], [616, 2074], [986, 4978], [1578, 11948]] },
    { code: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 4, initialRetryTime: 100, maxRetryTime: 500, factor: 0 } });`, attempts: 5, waits: [100, 200, 400, 500] },
  ],
  unknown: { code: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { initialRetryTime: limits.wait } });`, fact: 'delay' },
});
