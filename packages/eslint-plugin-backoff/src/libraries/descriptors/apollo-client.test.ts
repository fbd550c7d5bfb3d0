import { describeLibrary } from '../../facts/testing/describe-library.js';
import { apolloClient } from './apollo-client.js';

describeLibrary(apolloClient, {
  policies: [
    { code: `import { RetryLink } from '@apollo/client/link/retry'; new RetryLink();`, attempts: 5, waits: [[0, 600], [0, 1200], [0, 2400], [0, 4800]] },
    { code: `import { RetryLink } from '@apollo/client/link/retry'; new RetryLink({ delay: { initial: 300, max: 2000 }, attempts: { max: 5 } });`, attempts: 5, waits: [[0, 600], [0, 1200], [0, 2000], [0, 2000]] },
  ],
  unknown: { code: `import { RetryLink } from '@apollo/client/link/retry'; new RetryLink({ delay: { initial: limits.wait } });`, fact: 'delay' },
});
