import type { Formula, Library } from '../library.js';

/** The first wait is none, and the others are 1, 3, 7, … times as long as the option says. Half of the attempts go to the other host where one is named. */
const delay: Formula = (n, _r, o) => {
  if (o.isGiven('secondaryHost')) return null;
  const wait = o.number('retryDelayInMs');
  return o.number('retryPolicyType') === 1 ? wait : Math.min((2 ** (n - 1) - 1) * wait, o.number('maxRetryDelayInMs'));
};

const clients = ['BlobServiceClient', 'ContainerClient', 'BlobClient', 'BlockBlobClient', 'QueueServiceClient', 'QueueClient', 'ShareServiceClient', 'DataLakeServiceClient'];

/** https://github.com/Azure/azure-sdk-for-js, the clients of Azure Storage: other waits and statuses than those of the other clients. Measured with 12.32. */
export const azureStorageBlob: Library = {
  name: '@azure/storage-blob',
  modules: ['@azure/storage-blob', '@azure/storage-queue', '@azure/storage-file-share', '@azure/storage-file-datalake'],
  calls: [{ export: '*', options: -1, under: 'retryOptions', when: 'options' }],
  options: {
    maxTries: { role: 'attempts', counts: 'attempts', default: 4 },
    retryDelayInMs: { role: 'base', default: 4000 },
    // Not where the wait is fixed.
    maxRetryDelayInMs: { role: 'other', default: 120_000 },
    retryPolicyType: { role: 'other', default: 0 },
    secondaryHost: { role: 'other' },
  },
  constants: { 'StorageRetryPolicyType.EXPONENTIAL': 0, 'StorageRetryPolicyType.FIXED': 1 },
  delay,
  statuses: [500, 503],
  retryAfter: 'ignored',
  // Drawn once for each client, as is all that it goes by.
  cures: { jitter: { retryDelayInMs: '{{option retryDelayInMs}} * (0.5 + Math.random())' } },
  clients: clients.map((name) => ({ export: name, options: 2, under: 'retryOptions', attempts: 'maxTries' })),
};
