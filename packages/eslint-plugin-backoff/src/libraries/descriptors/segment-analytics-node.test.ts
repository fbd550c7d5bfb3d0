import { describeLibrary } from '../../facts/testing/describe-library.js';
import { segmentAnalyticsNode } from './segment-analytics-node.js';

describeLibrary(segmentAnalyticsNode, {
  policies: [
    { code: `import { Analytics } from '@segment/analytics-node'; new Analytics({ writeKey, maxRetries: 10 });`, attempts: 11, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000], [16_000, 32_000], [32_000, 60_000], 60_000] },
    { code: `import { Analytics } from '@segment/analytics-node'; new Analytics({ writeKey, maxRetries: 2 });`, attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
  ],
  unknown: { code: `import { Analytics } from '@segment/analytics-node'; new Analytics({ writeKey, maxRetries: limits.retries });`, fact: 'bound' },
});
