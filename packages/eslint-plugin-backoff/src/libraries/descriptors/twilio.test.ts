import { describeLibrary } from '../../facts/testing/describe-library.js';
import { twilio } from './twilio.js';

describeLibrary(twilio, {
  policies: [
    { code: `import twilio from 'twilio'; twilio(sid, token, { autoRetry: true });`, attempts: 4, waits: [[0, 199], [0, 399], [0, 799]] },
    { code: `import twilio from 'twilio'; twilio(sid, token, { autoRetry: true, maxRetries: 8, maxRetryDelay: 5000 });`, attempts: 9, waits: [[0, 199], [0, 399], [0, 799], [0, 1599], [0, 3199], [0, 4999], [0, 4999]] },
    { code: `import { Twilio } from 'twilio'; new Twilio(sid, token, { autoRetry: true, maxRetries: 0 });`, attempts: 4, waits: [[0, 199], [0, 399], [0, 799]] },
  ],
  unknown: { code: `import twilio from 'twilio'; twilio(sid, token, { autoRetry: true, maxRetries: limits.retries });`, fact: 'bound' },
});
