import type { Library, LibraryCall } from '../library.js';

const when = ['retry', 'retryDelay'];
const hook = (name: string): LibraryCall => ({ export: name, options: 0, when });

/** https://tanstack.com/query */
export const tanstackQuery: Library = {
  name: '@tanstack/query-core',
  modules: ['@tanstack/query-core', '@tanstack/react-query', '@tanstack/vue-query', '@tanstack/svelte-query', '@tanstack/solid-query', '@tanstack/angular-query-experimental', 'react-query'],
  calls: [
    { export: 'QueryClient', options: 0, under: 'defaultOptions.queries', when },
    ...['useQuery', 'useInfiniteQuery', 'useSuspenseQuery', 'queryOptions', 'infiniteQueryOptions', 'createQuery', 'injectQuery'].map(hook),
  ],
  options: {
    retry: { role: 'attempts', counts: 'retries', default: 3, unboundedAt: true, arguments: ['retry from 0', 'error'], isSync: true },
    retryDelay: { role: 'delay function', arguments: ['retry from 0', 'error'] },
  },
  delay: (n) => Math.min(1000 * 2 ** (n - 1), 30_000),
  capMs: 30_000,
  statuses: null,
  retryAfter: null,
  hazards: [{ option: 'retryDelay', when: { retryDelay: 'gives a promise' }, effect: 'gives a promise where milliseconds are wanted: every wait is over at once' }],
};
