import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tanstackQuery } from './tanstack-query.js';

describeLibrary(tanstackQuery, {
  policies: [
    { code: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryKey, queryFn, retry: 3 });`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import { useMutation } from '@tanstack/react-query'; useMutation({ mutationFn, retry: 2, retryDelay: (n) => 100 * 3 ** n });`, attempts: 3, waits: [100, 300] },
    { code: `import { createApp } from 'vue'; import { VueQueryPlugin } from '@tanstack/vue-query'; createApp(App).use(VueQueryPlugin, { queryClientConfig: { defaultOptions: { queries: { retry: 2, retryDelay: 500 } } } }).mount('#app');`, attempts: 3, waits: [500, 500] },
    { code: `import { useQuery } from 'vue-query'; useQuery('todos', load, { retry: 5 });`, attempts: 6, waits: [1000, 2000, 4000, 8000, 16_000] },
  ],
  unknown: { code: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryFn, retryDelay: limits.wait });`, fact: 'delay' },
});
