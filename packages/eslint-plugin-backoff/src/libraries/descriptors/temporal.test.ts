import { describeLibrary } from '../../facts/testing/describe-library.js';
import { temporal } from './temporal.js';

describeLibrary(temporal, {
  policies: [
    { code: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ startToCloseTimeout: '1 minute', retry: { initialInterval: '2 seconds', maximumAttempts: 5 } });`, attempts: 5, waits: [2000, 4000, 8000, 16000] },
    { code: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ retry: { initialInterval: '10s', backoffCoefficient: 3, maximumInterval: '1m', maximumAttempts: 4 } });`, attempts: 4, waits: [10000, 30000, 60000] },
  ],
  unknown: { code: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ retry: { initialInterval: limits.wait } });`, fact: 'delay' },
});
