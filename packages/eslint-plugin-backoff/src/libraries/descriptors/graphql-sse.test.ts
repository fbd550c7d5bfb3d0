import { describeLibrary } from '../../facts/testing/describe-library.js';
import { graphqlSse } from './graphql-sse.js';

describeLibrary(graphqlSse, {
  policies: [
    { code: `import { createClient } from 'graphql-sse'; createClient({ url, retryAttempts: 5 });`, attempts: 6, waits: [[1300, 3999], [2300, 4999], [4300, 6999], [8300, 10_999], [16_300, 18_999]] },
    { code: `import { createClient } from 'graphql-sse'; createClient({ url, retryAttempts: 3, retry: async (n) => { await new Promise((done) => setTimeout(done, 100 * n + 7)); } });`, attempts: 4, waits: [7, 107, 207] },
  ],
  unknown: { code: `import { createClient } from 'graphql-sse'; createClient({ url, retryAttempts: limits.retries });`, fact: 'bound' },
});
