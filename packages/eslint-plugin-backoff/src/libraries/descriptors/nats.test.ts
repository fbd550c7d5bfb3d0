import { describeLibrary } from '../../facts/testing/describe-library.js';
import { nats } from './nats.js';

describeLibrary(nats, {
  policies: [
    { code: `import { connect } from 'nats'; await connect({ servers, maxReconnectAttempts: 10 });`, attempts: 10, waits: [[2000, 2100], [2000, 2100], [2000, 2100], [2000, 2100], [2000, 2100], [2000, 2100]] },
    { code: `import { connect } from 'nats'; connect({ servers, maxReconnectAttempts: 3, reconnectTimeWait: 500, reconnectJitter: 0 });`, attempts: 3, waits: [500, 500] },
  ],
  unknown: { code: `import { connect } from 'nats'; connect({ servers, reconnectTimeWait: limits.wait });`, fact: 'delay' },
});
