import type { Library } from '../library.js';

/** https://the-guild.dev/graphql/ws: only a connection that closes is tried again. */
export const graphqlWs: Library = {
  name: 'graphql-ws',
  modules: ['graphql-ws', 'graphql-ws/client'],
  calls: [{ export: 'createClient', options: 0 }],
  options: {
    retryAttempts: { role: 'attempts', counts: 'retries', default: 5 },
    retryWait: { role: 'delay function', arguments: ['retry from 0'], waits: true },
    shouldRetry: { role: 'predicate', isSync: true },
  },
  delay: (n, r) => 2 ** (n - 1) * 1000 + Math.floor(r * 2700 + 300),
  statuses: null,
  retryAfter: null,
  connection: true,
  hazards: [
    {
      option: 'webSocketImpl',
      when: { webSocketImpl: { module: 'ws' }, shouldRetry: 'left out' },
      effect: 'tells of a refused connection by an error, and only a close is tried again: `shouldRetry` has to let it pass',
      repair: { set: { shouldRetry: '() => true' }, safe: false },
    },
  ],
};
