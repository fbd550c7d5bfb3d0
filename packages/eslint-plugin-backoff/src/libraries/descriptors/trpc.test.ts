import { describeLibrary } from '../../facts/testing/describe-library.js';
import { trpc } from './trpc.js';

describeLibrary(trpc, {
  policies: [
    { code: `import { retryLink } from '@trpc/client'; retryLink({ retry: ({ attempts }) => attempts <= 6, retryDelayMs: (n) => Math.min(1000 * 2 ** n, 30000) });`, attempts: 7, waits: [2000, 4000, 8000, 16000, 30000, 30000] },
    { code: `import { createWSClient } from '@trpc/client'; createWSClient({ url, retryDelayMs: (n) => (n === 0 ? 0 : n * 1000) });`, attempts: 'none', waits: [0, 1000, 2000, 3000, 4000, 5000] },
  ],
  unknown: { code: `import { retryLink } from '@trpc/client'; retryLink({ retry: limits.filter });`, fact: 'bound' },
});
