import type { Library } from '../library.js';

/** https://github.com/HubSpot/hubspot-api-nodejs: a 429 is tried again only where it says which limit was passed. Measured with 13.5. */
export const hubspotApiClient: Library = {
  name: '@hubspot/api-client',
  modules: ['@hubspot/api-client'],
  calls: [{ export: 'Client', options: 0, when: ['numberOfApiCallRetries'] }],
  options: { numberOfApiCallRetries: { role: 'attempts', counts: 'attempts', default: 1 } },
  delay: (n) => 200 * n,
  statuses: [500, 502, 503, 504],
  retryAfter: 'ignored',
};
