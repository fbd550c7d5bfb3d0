import { describeLibrary } from '../../facts/testing/describe-library.js';
import { tanstackQuery } from './tanstack-query.js';

describeLibrary(tanstackQuery, {
  policies: [
    { code: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryKey, queryFn, retry: 3 });`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import { useMutation } from '@tanstack/react-query'; useMutation({ mutationFn, retry: 2, retryDelay: (n) => 100 * 3 ** n });`, attempts: 3, waits: [100, 300] },
  ],
  unknown: { code: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryFn, retryDelay: limits.wait });`, fact: 'delay' },
});
