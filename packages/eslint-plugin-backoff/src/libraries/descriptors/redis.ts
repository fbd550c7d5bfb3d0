import type { Library } from '../library.js';

/** https://github.com/redis/node-redis */
export const redis: Library = {
  name: 'redis',
  modules: ['redis', '@redis/client'],
  calls: [
    ...['createClient', 'createClientPool'].map((name) => ({ export: name, options: 0, under: 'socket', when: ['reconnectStrategy'] })),
    { export: 'createCluster', options: 0, under: 'defaults.socket', when: ['reconnectStrategy'] },
  ],
  options: { reconnectStrategy: { role: 'delay function', endsByRefusal: true, arguments: ['retry from 0', 'error'] } },
  delay: (n, r) => Math.min(2 ** (n - 1) * 50, 2000) + Math.floor(r * 200),
  capMs: 2000,
  versions: [{ before: 5, changes: { delay: (n) => Math.min((n - 1) * 50, 500), capMs: 500 } }],
  statuses: null,
  retryAfter: null,
  connection: true,
  hazards: [{ option: 'reconnectStrategy', when: { reconnectStrategy: 'gives a promise' }, effect: 'gives a promise where a number is wanted: the default waits take its place' }],
};
