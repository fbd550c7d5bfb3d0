import { describeLibrary } from '../../facts/testing/describe-library.js';
import { azureCosmos } from './azure-cosmos.js';

describeLibrary(azureCosmos, {
  policies: [
    { code: `import { CosmosClient } from '@azure/cosmos'; new CosmosClient({ endpoint, key, connectionPolicy: { retryOptions: { maxWaitTimeInSeconds: 60 } } });`, attempts: 10 },
    { code: `import { CosmosClient } from '@azure/cosmos'; new CosmosClient({ endpoint, key, connectionPolicy: { retryOptions: { maxRetryAttemptCount: 3, fixedRetryIntervalInMilliseconds: 500 } } });`, attempts: 4, waits: [500, 500, 500] },
    { code: `import { CosmosClient } from '@azure/cosmos'; new CosmosClient({ endpoint, key, connectionPolicy: { retryOptions: { maxRetryAttemptCount: 30, fixedRetryIntervalInMilliseconds: 5000, maxWaitTimeInSeconds: 20 } } });`, attempts: { timeMs: 20_000 }, waits: [5000, 5000, 5000, 5000] },
  ],
  unknown: { code: `import { CosmosClient } from '@azure/cosmos'; new CosmosClient({ connectionPolicy: { retryOptions: { maxRetryAttemptCount: limits.retries } } });`, fact: 'bound' },
});
