import type { CallbackArgument, Library } from '../library.js';

const handed: readonly CallbackArgument[] = ['unknown', 'unknown', 'unknown', 'retry from 0'];

/** https://github.com/octokit/plugin-throttling.js: its handlers say whether to come back when the server said. */
export const octokitThrottling: Library = {
  name: '@octokit/plugin-throttling',
  modules: ['@octokit/plugin-throttling'],
  calls: [
    {
      export: '*()',
      modules: ['@octokit/core', '@octokit/rest', '@octokit/action', '@octokit/app', 'octokit'],
      handed: 'throttling',
      options: 0,
      under: 'throttle',
      when: ['onRateLimit', 'onSecondaryRateLimit', 'onAbuseLimit'],
    },
  ],
  options: {
    onRateLimit: { role: 'attempts', counts: 'retries', isFunction: true, arguments: handed },
    onSecondaryRateLimit: { role: 'other' },
    onAbuseLimit: { role: 'other' },
    fallbackSecondaryRateRetryAfter: { role: 'other', unitMs: 1000 },
    retryAfterBaseValue: { role: 'other' },
  },
  delay: () => null,
  // A 403 only where it says that it is a limit of the rate.
  statuses: [429],

  retryAfter: 'used',
};
