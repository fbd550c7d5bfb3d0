import type { Library } from '../library.js';

/** https://the-guild.dev/graphql/sse: whichever answer is no stream of events is asked for again. Measured with 2.6. */
export const graphqlSse: Library = {
  name: 'graphql-sse',
  modules: ['graphql-sse', 'graphql-sse/lib/client'],
  calls: [{ export: 'createClient', options: 0, when: ['retryAttempts', 'retry'] }],
  options: {
    retryAttempts: { role: 'attempts', counts: 'retries', default: 5 },
    retry: { role: 'delay function', arguments: ['retry from 0'], waits: true },
  },
  delay: (n, r) => 2 ** (n - 1) * 1000 + Math.floor(r * 2700 + 300),
  statuses: [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 429, 500, 502, 503, 504],
  retryAfter: 'ignored',
  connection: true,
};
