import type { EverydayUse } from './everyday-use.js';

/** What asks for data in an interface, and streams. */
export const views: readonly EverydayUse[] = [
  {
    name: 'tanstack-client',
    reports: ['require-jitter'],
    code: `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: (attemptIndex) => Math.min(1000 * 2 ** attemptIndex, 30000) } } });
export const App = () => <QueryClientProvider client={queryClient}><Routes /></QueryClientProvider>;`,
  },
  {
    name: 'tanstack-hook',
    reports: ['no-fixed-delay'],
    code: `import { useQuery } from '@tanstack/react-query';
export function useTodos() { return useQuery({ queryKey: ['todos'], queryFn: () => fetchTodos(), retry: 2, retryDelay: 1000 }); }`,
  },
  {
    name: 'tanstack-fn',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry'], because: 'The predicate has to say which other statuses are final.' },
    code: `import { useQuery } from '@tanstack/react-query';
export const useUser = (id: string) => useQuery({ queryKey: ['user', id], queryFn: () => api.getUser(id), retry: (failureCount, error) => failureCount < 3 && error.status !== 404 });`,
  },
  {
    name: 'tanstack-forever',
    reports: ['no-unbounded-retry', 'require-jitter'],
    code: `import { useMutation } from '@tanstack/react-query';
export const useSave = () => useMutation({ mutationFn: save, retry: true });`,
  },
  {
    name: 'swr-config',
    reports: ['no-unbounded-retry'],
    code: `import useSWR from 'swr';
export const useOrders = () => useSWR('/api/orders', fetcher, { errorRetryInterval: 1000 });`,
  },
  {
    name: 'swr-onerrorretry',
    reports: ['no-fixed-delay'],
    code: `import useSWR from 'swr';
export function useUser() {
  return useSWR('/api/user', fetcher, { onErrorRetry: (error, key, config, revalidate, { retryCount }) => { if (error.status === 404) return; if (retryCount >= 10) return; setTimeout(() => revalidate({ retryCount }), 5000); } });
}`,
  },
  {
    name: 'rxjs-retry-angular',
    reports: ['no-client-error-retry', 'no-fixed-delay'],
    code: `import { HttpClient } from '@angular/common/http';
import { Injectable } from '@angular/core';
import { retry } from 'rxjs/operators';
@Injectable({ providedIn: 'root' })
export class UserService { constructor(private http: HttpClient) {} list() { return this.http.get<User[]>('/api/users').pipe(retry({ count: 3, delay: 1000 })); } }`,
  },
  {
    name: 'rxjs-retry-count',
    reports: ['no-client-error-retry', 'no-immediate-retry'],
    code: `import { HttpClient } from '@angular/common/http';
import { retry, catchError, throwError } from 'rxjs';
export class UserService { constructor(private http: HttpClient) {} list() { return this.http.get<User[]>('/api/users').pipe(retry(3), catchError((e) => throwError(() => e))); } }`,
  },
  {
    name: 'rxjs-ws',
    reports: ['no-unbounded-retry', 'require-jitter'],
    code: `import { retry, timer } from 'rxjs';
import { webSocket } from 'rxjs/webSocket';
export const socket$ = webSocket('wss://x.test').pipe(retry({ delay: (error, count) => { console.warn(error); return timer(Math.min(60_000, 2 ** count * 1000)); } }));`,
  },
  {
    name: 'rxjs-retrywhen',
    reports: ['require-jitter'],
    code: `import { retryWhen, mergeMap, timer, throwError } from 'rxjs';
export const genericRetryStrategy = ({ maxRetryAttempts = 3, scalingDuration = 1000 } = {}) => (attempts) => attempts.pipe(mergeMap((error, i) => { const attempt = i + 1; if (attempt > maxRetryAttempts) return throwError(() => error); return timer(attempt * scalingDuration); }));
export const users$ = source$.pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => (i >= 3 ? throwError(() => error) : timer((i + 1) * 1000))))));`,
  },
  {
    name: 'apollo',
    reports: [],
    code: `import { ApolloClient, from, HttpLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
const retryLink = new RetryLink({ delay: { initial: 300, max: 10_000, jitter: true }, attempts: { max: 5 } });
export const client = new ApolloClient({ link: from([retryLink, new HttpLink({ uri })]) });`,
  },
  {
    name: 'apollo-nojitter',
    reports: ['require-jitter'],
    code: `import { RetryLink } from '@apollo/client/link/retry';
export const link = new RetryLink({ delay: { initial: 300, max: Infinity, jitter: false }, attempts: { max: 5, retryIf: (error) => !!error } });`,
  },
  {
    name: 'urql',
    reports: [],
    code: `import { retryExchange } from '@urql/exchange-retry';
import { Client, fetchExchange } from 'urql';
export const client = new Client({ url, exchanges: [retryExchange({ initialDelayMs: 1000, maxDelayMs: 15000, maxNumberAttempts: 3 }), fetchExchange] });`,
  },
  {
    name: 'trpc-link',
    reports: ['no-immediate-retry'],
    code: `import { createTRPCClient, httpBatchLink, retryLink } from '@trpc/client';
export const client = createTRPCClient<AppRouter>({ links: [retryLink({ retry: (opts) => opts.attempts <= 3 }), httpBatchLink({ url })] });`,
  },
  {
    name: 'default-export-config',
    reports: ['require-jitter'],
    code: `import { QueryClient } from '@tanstack/vue-query';
export default new QueryClient({ defaultOptions: { queries: { retry: 2, staleTime: 1000 } } });`,
  },
  {
    name: 'urql-linear',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[500, 500], [1000, 1000], [1500, 1500]] },
    code: `import { retryExchange } from '@urql/exchange-retry';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
const retrying = retryExchange({ initialDelayMs: 500, maxNumberAttempts: 4, randomDelay: false });
export const client = new Client({ url: '/graphql', exchanges: [cacheExchange, retrying, fetchExchange] });`,
  },
  {
    name: 'urql-retry-if',
    reports: [],
    policy: { attempts: 2, waits: [[1500, 2500]] },
    code: `import { retryExchange } from '@urql/exchange-retry';
const options = { retryIf: (error) => !!(error.graphQLErrors.length > 0 || error.networkError) };
export const exchanges = [retryExchange(options)];`,
  },
  {
    name: 'trpc-delay',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    code: `import { createTRPCClient, httpLink, retryLink } from '@trpc/client';
export const client = createTRPCClient<AppRouter>({ links: [retryLink({ retry: ({ error, attempts }) => error.data?.code !== 'UNAUTHORIZED' && attempts <= 3, retryDelayMs: (attempt) => Math.min(1000 * 2 ** attempt, 30_000) }), httpLink({ url })] });`,
  },
  {
    name: 'trpc-ws',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[0, 0], [5000, 5000], [5000, 5000]] },
    code: `import { createWSClient, wsLink } from '@trpc/client';
const wsClient = createWSClient({ url: 'ws://localhost:3001', retryDelayMs: (attemptIndex) => attemptIndex === 0 ? 0 : 5000 });
export const link = wsLink({ client: wsClient });`,
  },
  {
    name: 'apollo-functions',
    reports: [],
    policy: { attempts: 4, waits: [[0, 1000], [0, 2000], [0, 3000]] },
    code: `import { RetryLink } from '@apollo/client/link/retry';
const delay = (count: number) => count * 1000 * Math.random();
export const link = new RetryLink({ delay, attempts: (count, operation, error) => !!error && count < 4 });`,
  },
  {
    name: 'swr-config-backoff',
    reports: ['no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    keeps: { rules: ['no-unbounded-retry'], because: 'The function alone says when to stop.' },
    code: `import { SWRConfig } from 'swr';
export const App = ({ children }) => <SWRConfig value={{ fetcher, onErrorRetry: (error, key, config, revalidate, { retryCount }) => { if (error.status === 404) return; setTimeout(() => revalidate({ retryCount }), Math.min(2 ** retryCount * 1000, 30_000)); } }}>{children}</SWRConfig>;`,
  },
  {
    name: 'tanstack-infinite',
    reports: [],
    policy: { attempts: 6, waits: [[0, 1000], [0, 2000], [0, 4000]] },
    code: `import { useInfiniteQuery } from '@tanstack/react-query';
export const usePages = () => useInfiniteQuery({ queryKey: ['pages'], queryFn: ({ pageParam }) => getPage(pageParam), initialPageParam: 0, getNextPageParam: (last) => last.next, retry: 5, retryDelay: (attempt) => Math.random() * Math.min(1000 * 2 ** attempt, 30_000) });`,
  },
  {
    name: 'tanstack-fetch',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { QueryClient } from '@tanstack/react-query';
const queryClient = new QueryClient();
export const loader = async ({ params }) => queryClient.fetchQuery({ queryKey: ['user', params.id], queryFn: () => getUser(params.id), retry: 2 });`,
  },
  {
    name: 'tanstack-options',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
export const userQuery = (id: string) => queryOptions({ queryKey: ['user', id], queryFn: () => getUser(id), retry: 3 });
export const useUser = (id: string) => useSuspenseQuery(userQuery(id));`,
  },
  {
    name: 'rxjs-defer',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    code: `import { defer, from, lastValueFrom, retry, timer } from 'rxjs';
export const load = (url: string) => lastValueFrom(defer(() => from(fetch(url))).pipe(retry({ count: 4, delay: (_error, n) => timer(1000 * n) })));`,
  },
  {
    name: 'rxjs-retrywhen-attempt',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The wait is worked out of a constant of the function.' },
    code: `import { retryWhen, mergeMap, timer, throwError } from 'rxjs';
export const users$ = source$.pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => { const attempt = i + 1; if (attempt > 3) return throwError(() => error); return timer(attempt * 1000); }))));`,
  },
  {
    name: 'rxjs-retrywhen-delaywhen',
    reports: ['require-jitter'],
    code: `import { retryWhen, delayWhen, take, timer } from 'rxjs';
export const users$ = source$.pipe(retryWhen((errors) => errors.pipe(delayWhen((_, i) => timer(2 ** i * 1000)), take(5))));`,
  },
];
