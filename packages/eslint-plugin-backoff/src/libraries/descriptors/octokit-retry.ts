import type { Library } from '../library.js';

const hosts = ['@octokit/core', '@octokit/rest', '@octokit/action', '@octokit/app', 'octokit'];

/** The plugin for that waits as long as the server asks. */
const throttled = { retryAfter: 'used' } as const;

/** https://github.com/octokit/plugin-retry.js: in `octokit` it is plugged in from the start, and so is @octokit/plugin-throttling. */
export const octokitRetry: Library = {
  name: '@octokit/plugin-retry',
  modules: ['@octokit/plugin-retry', 'octokit'],
  calls: [
    { export: '*()', modules: hosts, handed: 'retry', handedToo: { module: '@octokit/plugin-throttling', export: 'throttling' }, options: 0, under: 'retry', policy: throttled },
    { export: '*()', modules: hosts, handed: 'retry', options: 0, under: 'retry' },
    { export: 'Octokit', modules: ['octokit'], options: 0, under: 'retry', when: ['enabled', 'retries', 'doNotRetry', 'retryAfterBaseValue'], policy: throttled },
  ],
  options: {
    enabled: { role: 'other', default: true, offAt: false },
    retries: { role: 'attempts', counts: 'retries', default: 3 },
    doNotRetry: { role: 'final statuses' },
    retryAfterBaseValue: { role: 'base', default: 1000 },
  },
  delay: (n, _r, o) => n ** 2 * o.number('retryAfterBaseValue'),
  statuses: [408, 409, 423, 424, 425, 429, 500, 502, 503, 504],

  retryAfter: 'ignored',
  clients: [
    { export: '*()', modules: hosts, handed: 'retry', options: 0, under: 'retry', attempts: 'retries', perRequest: 'request.retries' },
    { export: 'Octokit', modules: ['octokit'], options: 0, under: 'retry', attempts: 'retries', perRequest: 'request.retries' },
  ],
};
