import type { Library } from '../library.js';

/** https://trpc.io/docs/client/links/retryLink */
export const trpc: Library = {
  name: '@trpc/client',
  modules: ['@trpc/client'],
  calls: [
    { export: 'retryLink', options: 0 },
    {
      export: 'createWSClient',
      options: 0,
      when: ['retryDelayMs'],
      policy: { options: { retryDelayMs: { role: 'delay function', arguments: ['retry from 0'] } }, delay: (n) => (n === 1 ? 0 : Math.min(1000 * 2 ** (n - 1), 30_000)), connection: true },
    },
  ],
  options: {
    retry: { role: 'attempts', counts: 'retries', default: Infinity, isFunction: true, isSync: true, arguments: [{ op: 'unknown', error: 'error', attempts: 'retry' }] },
    retryDelayMs: { role: 'delay function', arguments: ['retry'] },
  },
  delay: () => 0,
  statuses: null,
  retryAfter: null,
};
