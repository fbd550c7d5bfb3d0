import type { Library } from '../library.js';

const clients: readonly (readonly [string, string])[] = [
  ['createGraphQLClient', '@shopify/graphql-client'],
  ['createAdminApiClient', '@shopify/admin-api-client'],
  ['createAdminRestApiClient', '@shopify/admin-api-client'],
  ['createStorefrontApiClient', '@shopify/storefront-api-client'],
];

/** https://github.com/Shopify/shopify-app-js: up to 3 retries, at one pace. Measured with 2.0. */
export const shopifyGraphqlClient: Library = {
  name: '@shopify/graphql-client',
  modules: ['@shopify/graphql-client', '@shopify/admin-api-client', '@shopify/storefront-api-client'],
  calls: clients.map(([name, module]) => ({ export: name, modules: [module], options: 0, when: ['retries'] })),
  options: { retries: { role: 'attempts', counts: 'retries', default: 0 } },
  delay: () => 1000,
  statuses: [429, 503],
  retryAfter: 'used',
  hazards: [{ option: 'retries', when: { retries: { above: 3 } }, effect: 'throws above 3' }],
};
