import { describeLibrary } from '../../facts/testing/describe-library.js';
import { posthogNode } from './posthog-node.js';

describeLibrary(posthogNode, {
  policies: [
    { code: `import { PostHog } from 'posthog-node'; new PostHog(key, { host, fetchRetryCount: 3 });`, attempts: 4, waits: [3000, 3000, 3000] },
    { code: `import { PostHog } from 'posthog-node'; new PostHog(key, { host, fetchRetryCount: 5, fetchRetryDelay: 500 });`, attempts: 6, waits: [500, 500, 500, 500, 500] },
  ],
  unknown: { code: `import { PostHog } from 'posthog-node'; new PostHog(key, { fetchRetryCount: limits.retries });`, fact: 'bound' },
});
