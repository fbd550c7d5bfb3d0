import type { Library } from '../library.js';

/** https://github.com/contentful/contentful-sdk-core: a fifth of a second of randomness, however long it waits. Measured with contentful-management 12.18 and contentful 11.12. */
export const contentfulManagement: Library = {
  name: 'contentful-management',
  modules: ['contentful', 'contentful-management'],
  calls: [{ export: 'createClient', options: 0, when: ['retryLimit', 'retryOnError'] }],
  options: {
    retryOnError: { role: 'other', default: true, offAt: false },
    retryLimit: { role: 'attempts', counts: 'retries', default: 5 },
  },
  delay: (n, r) => Math.floor(Math.SQRT2 ** n * 1000 + r * 200 + 500),
  statuses: [429, 500, 502, 503, 504],
  // By the header that the service sends with a 429: `X-Contentful-RateLimit-Reset`.
  retryAfter: 'used',
};
