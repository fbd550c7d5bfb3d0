import type { Library } from '../library.js';

/** https://neo4j.com/docs/javascript-manual: transactions that a function makes, a fifth up or down. Measured with 6.3. */
export const neo4jDriver: Library = {
  name: 'neo4j-driver',
  modules: ['neo4j-driver'],
  calls: [{ export: 'driver', options: 2, when: ['maxTransactionRetryTime'] }],
  options: { maxTransactionRetryTime: { role: 'time limit', default: 30_000 } },
  delay: (n, r) => 1000 * 2 ** (n - 1) * (0.8 + 0.4 * r),
  pastTimeLimit: 'kept',
  statuses: null,
  retryAfter: null,
};
