import type { Library } from '../library.js';
import { aboveCap, endlessList, timeout, timeouts } from './retry.js';

const when = ['retries', 'forever', 'factor', 'minTimeout', 'maxTimeout', 'randomize'];

/** https://slack.dev/node-slack-sdk/web-api: an object in the place of the default policy replaces all of it. */
export const slackWebApi: Library = {
  name: '@slack/web-api',
  modules: ['@slack/web-api'],
  calls: [{ export: 'WebClient', options: 1, under: 'retryConfig', when }],
  options: timeouts,
  delay: timeout,
  statuses: [400, 401, 403, 404, 408, 409, 422, 423, 424, 425, 500, 502, 503, 504],
  methods: 'POST',
  retryAfter: 'used',
  hazards: [endlessList],
  aboveCap,
};
