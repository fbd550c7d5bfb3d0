import { describeLibrary } from '../../facts/testing/describe-library.js';
import { auth0 } from './auth0.js';

describeLibrary(auth0, {
  policies: [
    { code: `import { ManagementClient } from 'auth0'; new ManagementClient({ domain, token, maxRetries: 4 });`, attempts: 5, waits: [[900, 1100], [1800, 2200], [3600, 4400], [7200, 8800]] },
    { code: `import { ManagementClient } from 'auth0'; new ManagementClient({ domain, clientId, clientSecret, retry: { enabled: true } });`, attempts: 4, waits: [[501, 749], [1001, 1249], [2001, 2249]] },
    { code: `const { AuthenticationClient } = require('auth0'); new AuthenticationClient({ domain, retry: { maxRetries: 6 } });`, attempts: 7, waits: [[501, 749], [1001, 1249], [2001, 2249], [4001, 4249], [8001, 8249], 10_000] },
  ],
  unknown: { code: `import { ManagementClient } from 'auth0'; new ManagementClient({ domain, maxRetries: limits.retries });`, fact: 'bound' },
});
