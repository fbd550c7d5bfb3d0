import { describeLibrary } from '../../facts/testing/describe-library.js';
import { graphqlWs } from './graphql-ws.js';

describeLibrary(graphqlWs, {
  policies: [
    { code: `import { createClient } from 'graphql-ws'; createClient({ url });`, attempts: 6, waits: [[1300, 3999], [2300, 4999], [4300, 6999], [8300, 10999], [16300, 18999]] },
    { code: `import { createClient } from 'graphql-ws'; createClient({ url, retryAttempts: 3, retryWait: async (retries) => { await new Promise((resolve) => setTimeout(resolve, 100 * 3 ** retries)); } });`, attempts: 4, waits: [100, 300, 900] },
  ],
  unknown: { code: `import { createClient } from 'graphql-ws'; createClient({ url, retryWait: limits.wait });`, fact: 'delay' },
});
