import { describeLibrary } from '../../facts/testing/describe-library.js';
import { slackWebApi } from './slack-web-api.js';

describeLibrary(slackWebApi, {
  policies: [
    { code: `import { WebClient } from '@slack/web-api'; new WebClient(token, { retryConfig: { retries: 10, factor: 1.96821, randomize: true } });`, attempts: 11, waits: [[1000, 2000], [1968, 3936], [3874, 7748], [7625, 15249], [15007, 30013], [29536, 59073]] },
    { code: `import { WebClient, retryPolicies } from '@slack/web-api'; new WebClient(token, { retryConfig: retryPolicies.fiveRetriesInFiveMinutes });`, attempts: 6, waits: [1000, 3860, 14900, 57512, 221998] },
  ],
  unknown: { code: `import { WebClient } from '@slack/web-api'; new WebClient(token, { retryConfig: { retries: limits.most } });`, fact: 'bound' },
});
