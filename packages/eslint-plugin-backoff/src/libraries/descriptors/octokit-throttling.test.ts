import { describeLibrary } from '../../facts/testing/describe-library.js';
import { octokitThrottling } from './octokit-throttling.js';

describeLibrary(octokitThrottling, {
  policies: [
    { code: `import { Octokit } from '@octokit/core'; import { throttling } from '@octokit/plugin-throttling'; const Throttled = Octokit.plugin(throttling); new Throttled({ throttle: { onRateLimit: (seconds, options, octokit, retries) => retries < 2 } });`, attempts: 3 },
  ],
  unknown: { code: `import { Octokit } from '@octokit/core'; import { throttling } from '@octokit/plugin-throttling'; const Throttled = Octokit.plugin(throttling); new Throttled({ throttle: { onRateLimit: (seconds, options) => limits.allow(options) } });`, fact: 'bound' },
});
