import { describeLibrary } from '../../facts/testing/describe-library.js';
import { hubspotApiClient } from './hubspot-api-client.js';

describeLibrary(hubspotApiClient, {
  policies: [
    { code: `import { Client } from '@hubspot/api-client'; new Client({ accessToken, numberOfApiCallRetries: 3 });`, attempts: 3, waits: [200, 400] },
    { code: `const hubspot = require('@hubspot/api-client'); new hubspot.Client({ accessToken, numberOfApiCallRetries: 6 });`, attempts: 6, waits: [200, 400, 600, 800, 1000] },
  ],
  unknown: { code: `import { Client } from '@hubspot/api-client'; new Client({ numberOfApiCallRetries: limits.retries });`, fact: 'bound' },
});
