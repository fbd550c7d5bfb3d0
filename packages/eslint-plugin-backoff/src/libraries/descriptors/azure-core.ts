import type { Library, LibraryCall } from '../library.js';

const when = ['maxRetries', 'retryDelayInMs', 'maxRetryDelayInMs'];
const policy = (name: string): LibraryCall => ({ export: name, options: 0 });

/** https://learn.microsoft.com/javascript/api/@azure/core-rest-pipeline, behind most clients; storage and messaging have policies of their own. */
export const azureCore: Library = {
  name: '@azure/core-rest-pipeline',
  modules: [
    '@azure/core-rest-pipeline',
    '@azure/core-client',
    '@azure/identity',
    '@azure/app-configuration',
    '@azure/data-tables',
    '@azure/search-documents',
    '@azure/openai',
    '@azure/keyvault-*',
    '@azure/arm-*',
    '@azure/ai-*',
    '@azure/monitor-*',
    '@azure/communication-*',
    '@azure-rest/*',
  ],
  calls: [
    ...['defaultRetryPolicy', 'exponentialRetryPolicy', 'throttlingRetryPolicy', 'systemErrorRetryPolicy'].map(policy),
    { export: 'createPipelineFromOptions', options: 0, under: 'retryOptions' },
    { export: '*', options: -1, under: 'retryOptions', when },
  ],
  options: {
    maxRetries: { role: 'attempts', counts: 'retries', default: 3 },
    retryDelayInMs: { role: 'base', default: 1000 },
    maxRetryDelayInMs: { role: 'cap', default: 64_000 },
  },
  delay(n, r, o) {
    const half = Math.min(o.number('maxRetryDelayInMs'), o.number('retryDelayInMs') * 2 ** (n - 1)) / 2;
    return half + Math.floor(r * (Math.floor(half) + 1));
  },
  // 429 and 503 only where the server says when to come back; 503 otherwise as any 5xx.
  statuses: [408, 429, 500, 502, 503, 504],

  retryAfter: 'used',
  clients: [{ export: '*Client', options: -1, under: 'retryOptions', attempts: 'maxRetries' }],
};
