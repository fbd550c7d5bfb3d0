import { describeLibrary } from '../../facts/testing/describe-library.js';
import { azureCore } from './azure-core.js';

describeLibrary(azureCore, {
  policies: [
    { code: `import { createPipelineFromOptions } from '@azure/core-rest-pipeline'; createPipelineFromOptions({});`, attempts: 4, waits: [[500, 1000], [1000, 2000], [2000, 4000]] },
    { code: `import { SecretClient } from '@azure/keyvault-secrets'; new SecretClient(url, credential, { retryOptions: { maxRetries: 5, retryDelayInMs: 100, maxRetryDelayInMs: 1000 } });`, attempts: 6, waits: [[50, 100], [100, 200], [200, 400], [400, 800], [500, 1000]] },
  ],
  unknown: { code: `import { SecretClient } from '@azure/keyvault-secrets'; new SecretClient(url, credential, { retryOptions: { retryDelayInMs: limits.wait } });`, fact: 'delay' },
});
