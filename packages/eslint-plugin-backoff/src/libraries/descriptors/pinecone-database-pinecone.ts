import type { Library } from '../library.js';

/** https://github.com/pinecone-io/pinecone-ts-client: an eighth up or down. What is limited is final. Measured with 8.2. */
export const pineconeDatabasePinecone: Library = {
  name: '@pinecone-database/pinecone',
  modules: ['@pinecone-database/pinecone'],
  calls: [{ export: 'Pinecone', options: 0, when: ['maxRetries'] }],
  options: { maxRetries: { role: 'attempts', counts: 'retries', default: 3 } },
  delay: (n, r) => Math.min(200 * 2 ** (n - 1) * (0.875 + 0.25 * r), 20_000),
  capMs: 20_000,
  statuses: [500, 502, 503, 504],
  retryAfter: 'ignored',
};
