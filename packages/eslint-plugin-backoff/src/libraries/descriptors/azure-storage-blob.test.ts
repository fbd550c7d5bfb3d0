import { describeLibrary } from '../../facts/testing/describe-library.js';
import { azureStorageBlob } from './azure-storage-blob.js';

describeLibrary(azureStorageBlob, {
  policies: [
    { code: `import { BlobServiceClient } from '@azure/storage-blob'; new BlobServiceClient(url, credential, { retryOptions: {} });`, attempts: 4, waits: [0, 4000, 12_000] },
    { code: `import { BlobServiceClient } from '@azure/storage-blob'; BlobServiceClient.fromConnectionString(connection, { retryOptions: { maxTries: 6, retryDelayInMs: 1000, maxRetryDelayInMs: 5000 } });`, attempts: 6, waits: [0, 1000, 3000, 5000, 5000] },
    { code: `import { StorageRetryPolicyType, newPipeline } from '@azure/storage-blob'; newPipeline(credential, { retryOptions: { maxTries: 4, retryPolicyType: StorageRetryPolicyType.FIXED, retryDelayInMs: 700 } });`, attempts: 4, waits: [700, 700, 700] },
  ],
  unknown: { code: `import { QueueClient } from '@azure/storage-queue'; new QueueClient(url, credential, { retryOptions: { maxTries: limits.tries } });`, fact: 'bound' },
});
