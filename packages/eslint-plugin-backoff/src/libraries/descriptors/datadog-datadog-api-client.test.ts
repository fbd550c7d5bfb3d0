import { describeLibrary } from '../../facts/testing/describe-library.js';
import { datadogDatadogApiClient } from './datadog-datadog-api-client.js';

describeLibrary(datadogDatadogApiClient, {
  policies: [
    { code: `import { client } from '@datadog/datadog-api-client'; client.createConfiguration({ enableRetry: true });`, attempts: 4, waits: [2000, 4000, 8000] },
    { code: `import { client } from '@datadog/datadog-api-client'; client.createConfiguration({ enableRetry: true, maxRetries: 5, backoffBase: 3, backoffMultiplier: 3 });`, attempts: 6, waits: [3000, 9000, 27_000, 81_000, 243_000] },
  ],
  unknown: { code: `import { client } from '@datadog/datadog-api-client'; client.createConfiguration({ enableRetry: true, maxRetries: limits.retries });`, fact: 'bound' },
});
