import { describeLibrary } from '../../facts/testing/describe-library.js';
import { octokitRetry } from './octokit-retry.js';

describeLibrary(octokitRetry, {
  policies: [
    { code: `import { Octokit } from '@octokit/core'; import { retry } from '@octokit/plugin-retry'; const Retrying = Octokit.plugin(retry); new Retrying({ auth });`, attempts: 4, waits: [1000, 4000, 9000] },
    { code: `import { Octokit } from 'octokit'; new Octokit({ retry: { retries: 2, retryAfterBaseValue: 500 } });`, attempts: 3, waits: [500, 2000] },
  ],
  unknown: { code: `import { Octokit } from 'octokit'; new Octokit({ retry: { retryAfterBaseValue: limits.wait } });`, fact: 'delay' },
});
