import type { Library } from '../library.js';

/** https://learn.microsoft.com/javascript/api/@azure/cosmos/retryoptions: what is throttled waits as long as the service says, or at the pace that is given. Measured with 4.9. */
export const azureCosmos: Library = {
  name: '@azure/cosmos',
  modules: ['@azure/cosmos'],
  calls: [{ export: 'CosmosClient', options: 0, under: 'connectionPolicy.retryOptions', when: 'options' }],
  options: {
    maxRetryAttemptCount: { role: 'attempts', counts: 'retries', default: 9 },
    fixedRetryIntervalInMilliseconds: { role: 'base', default: 0 },
    maxWaitTimeInSeconds: { role: 'time limit', unitMs: 1000, default: 30_000 },
  },
  delay: (_n, _r, o) => o.number('fixedRetryIntervalInMilliseconds') || null,
  pastTimeLimit: 'kept',
  statuses: [429],
  retryAfter: 'used',
};
