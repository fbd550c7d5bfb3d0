import type { Library } from '../library.js';

/** https://github.com/DataDog/datadog-api-client-typescript: only where it is enabled. Lengths are in seconds; the header that it obeys is `X-RateLimit-Reset`. Measured with 1.64. */
export const datadogDatadogApiClient: Library = {
  name: '@datadog/datadog-api-client',
  modules: ['@datadog/datadog-api-client'],
  calls: [{ export: 'client.createConfiguration', options: 0, when: ['enableRetry'] }],
  options: {
    enableRetry: { role: 'other', default: false, offAt: false },
    maxRetries: { role: 'attempts', counts: 'retries', default: 3, defaultAt: 0 },
    backoffBase: { role: 'base', unitMs: 1000, default: 2000, defaultAt: 0 },
    backoffMultiplier: { role: 'factor', default: 2, defaultAt: 0 },
  },
  delay: (n, _r, o) => o.number('backoffBase') * o.number('backoffMultiplier') ** (n - 1),
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
  // Drawn once for each process; less than 2 is refused.
  cures: { jitter: { backoffBase: '{{option backoffBase}} * (1 + Math.random() / 2)' } },
};
