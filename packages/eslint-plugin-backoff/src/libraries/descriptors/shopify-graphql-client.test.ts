import { describeLibrary } from '../../facts/testing/describe-library.js';
import { shopifyGraphqlClient } from './shopify-graphql-client.js';

describeLibrary(shopifyGraphqlClient, {
  policies: [
    { code: `import { createGraphQLClient } from '@shopify/graphql-client'; createGraphQLClient({ url, headers, retries: 3 });`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: `import { createAdminApiClient } from '@shopify/admin-api-client'; createAdminApiClient({ storeDomain, apiVersion, accessToken, retries: 1 });`, attempts: 2, waits: [1000] },
  ],
  unknown: { code: `import { createStorefrontApiClient } from '@shopify/storefront-api-client'; createStorefrontApiClient({ storeDomain, retries: limits.retries });`, fact: 'bound' },
});
