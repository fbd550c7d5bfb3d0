import { describeLibrary } from '../../facts/testing/describe-library.js';
import { pubnub } from './pubnub.js';

describeLibrary(pubnub, {
  policies: [
    { code: `import PubNub from 'pubnub'; new PubNub({ subscribeKey, userId, retryConfiguration: PubNub.LinearRetryPolicy({ delay: 2, maximumRetry: 5 }) });`, attempts: 6, waits: [[2000, 3000], [2000, 3000], [2000, 3000], [2000, 3000], [2000, 3000]] },
    { code: `const PubNub = require('pubnub'); new PubNub({ subscribeKey, retryConfiguration: PubNub.ExponentialRetryPolicy({ minimumDelay: 2, maximumDelay: 10, maximumRetry: 4 }) });`, attempts: 5, waits: [[2000, 3000], [4000, 5000], [8000, 9000], [10_000, 11_000]] },
  ],
  unknown: { code: `import PubNub from 'pubnub'; new PubNub({ retryConfiguration: PubNub.LinearRetryPolicy({ delay: 2, maximumRetry: limits.retries }) });`, fact: 'bound' },
});
