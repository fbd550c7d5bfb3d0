import type { Library } from '../library.js';
import { aboveCap, endlessList, listed, timeouts } from './retry.js';

/** https://slack.dev/node-slack-sdk/web-api: an object in the place of the default policy replaces all of it. */
export const slackWebApi: Library = {
  name: '@slack/web-api',
  modules: ['@slack/web-api', '@slack/bolt'],
  calls: [
    { export: 'WebClient', options: 1, under: 'retryConfig', when: 'options' },
    { export: 'App', modules: ['@slack/bolt'], options: 0, under: 'clientOptions.retryConfig', when: 'options' },
  ],
  presets: {
    'retryPolicies.tenRetriesInAboutThirtyMinutes': { retries: 10, factor: 1.96821, randomize: true },
    'retryPolicies.fiveRetriesInFiveMinutes': { retries: 5, factor: 3.86 },
    'retryPolicies.rapidRetryPolicy': { minTimeout: 0, maxTimeout: 1 },
  },
  defaultPreset: 'retryPolicies.tenRetriesInAboutThirtyMinutes',
  clients: [{ export: 'WebClient', options: 1, under: 'retryConfig', attempts: 'retries' }],
  options: timeouts,
  sequence: listed(1, 'last stays'),
  statuses: [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 500, 502, 503, 504],
  retryAfter: 'used',
  hazards: [endlessList],
  aboveCap,
};
