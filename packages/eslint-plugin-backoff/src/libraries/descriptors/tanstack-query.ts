import type { Library, LibraryCall } from '../library.js';

const when = ['retry', 'retryDelay'];
/** What is repeated is among the options; it is handed the query, or what the mutation is told. */
const repeated = { repeats: ['queryFn', 'mutationFn'], operationArguments: ['unknown'] } as const;
/** The options stand in the first argument; before version 5 behind the key, or the key and the function. */
const hook = (name: string): readonly LibraryCall[] => [0, 2, 1].map((options) => ({ export: name, options, ...repeated, when }));

/** What is not repeated where nobody asks for it. */
const QUERY = ['fetchQuery', 'prefetchQuery', 'ensureQueryData', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'];
const CLIENTS = ['QueryClient()', 'useQueryClient()'];

/** https://tanstack.com/query */
export const tanstackQuery: Library = {
  name: '@tanstack/query-core',
  modules: ['@tanstack/query-core', '@tanstack/react-query', '@tanstack/vue-query', '@tanstack/svelte-query', '@tanstack/solid-query', '@tanstack/angular-query-experimental', 'react-query', 'vue-query', '@trpc/next'],
  calls: [
    { export: 'QueryClient', options: 0, under: 'defaultOptions.queries', when },
    { export: 'QueryClient', options: 0, under: 'defaultOptions.mutations', when: ['retry'], isBeside: true },
    ...['queryClientConfig', 'vueQueryClientConfig'].map((config) => ({ export: '*.use', modules: ['vue'], first: 'VueQueryPlugin', options: 1, under: `${config}.defaultOptions.queries`, when })),
    { export: 'createTRPCNext', options: 0, answeredBy: 'config', under: 'queryClientConfig.defaultOptions.queries', when },
    ...CLIENTS.flatMap((client): readonly LibraryCall[] => [
      { export: `${client}.setDefaultOptions`, options: 0, under: 'queries', when },
      { export: `${client}.setDefaultOptions`, options: 0, under: 'mutations', when: ['retry'], isBeside: true },
    ]),
    ...CLIENTS.flatMap((client) => QUERY.map((name) => ({ export: `${client}.${name}`, options: 0, ...repeated, when: ['retry'] }))),
    ...['useMutation', 'createMutation', 'injectMutation', 'mutationOptions'].flatMap((name) => [0, 1].map((options) => ({ export: name, options, ...repeated, when: ['retry'] }))),
    ...['QueryObserver', 'InfiniteQueryObserver'].map((name) => ({ export: name, options: 1, ...repeated, when })),
    ...['useQuery', 'useInfiniteQuery', 'useSuspenseQuery', 'queryOptions', 'infiniteQueryOptions', 'createQuery', 'injectQuery'].flatMap(hook),
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
