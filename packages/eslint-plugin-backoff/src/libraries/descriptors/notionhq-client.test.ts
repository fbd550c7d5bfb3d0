import { describeLibrary } from '../../facts/testing/describe-library.js';
import { notionhqClient } from './notionhq-client.js';

describeLibrary(notionhqClient, {
  policies: [
    { code: `import { Client } from '@notionhq/client'; new Client({ auth, retry: {} });`, attempts: 3, waits: [[500, 1500], [1000, 3000]] },
    { code: `import { Client } from '@notionhq/client'; new Client({ auth, retry: { maxRetries: 4, initialRetryDelayMs: 2000, maxRetryDelayMs: 10_000 } });`, attempts: 5, waits: [[1000, 3000], [2000, 6000], [4000, 10_000], [8000, 10_000]] },
    { code: `import { Client } from '@notionhq/client'; new Client({ auth, retry: { initialRetryDelayMs: 10_000, maxRetryDelayMs: 5000 } });`, attempts: 3, waits: [5000, 5000] },
    { code: `import { Client } from '@notionhq/client'; new Client({ auth, retry: { maxRetries: Infinity } });`, attempts: 'none', waits: [[500, 1500]] },
  ],
  unknown: { code: `import { Client } from '@notionhq/client'; new Client({ retry: { maxRetries: limits.retries } });`, fact: 'bound' },
});
