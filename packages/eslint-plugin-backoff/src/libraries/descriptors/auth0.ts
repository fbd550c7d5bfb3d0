import type { Library, LibraryCall, Policy } from '../library.js';

/** Version 4: up to 10 retries of what is throttled. */
const throttled: Partial<Policy> = {
  options: { enabled: { role: 'other', default: true, offAt: false }, maxRetries: { role: 'attempts', counts: 'retries', default: 3 }, retryWhen: { role: 'statuses' } },
  count: (o) => Math.min(o.number('maxRetries'), 10),
  delay: (n, r) => Math.min(500 * 2 ** (n - 1) + 1 + Math.floor(r * 249), 10_000),
  statuses: [429],
  retryAfter: 'ignored',
};

const later: readonly LibraryCall[] = [{ export: 'ManagementClient', options: 0, when: ['maxRetries'] }];
const fourth = ['ManagementClient', 'AuthenticationClient'].map((name): LibraryCall => ({ export: name, options: 0, under: 'retry', when: 'options', policy: throttled }));

/** https://github.com/auth0/node-auth0: from version 5 on as its generator has it. Measured with 4.37 and 7.1. */
export const auth0: Library = {
  name: 'auth0',
  modules: ['auth0'],
  calls: [...later, ...fourth],
  options: { maxRetries: { role: 'attempts', counts: 'retries', default: 2 } },
  delay: (n, r) => Math.min(1000 * 2 ** (n - 1), 60_000) * (0.9 + 0.2 * r),
  capMs: 66_000,
  versions: [
    { before: 4, changes: { calls: [] } },
    { from: 4, before: 5, changes: { calls: fourth } },
    { from: 5, changes: { calls: later } },
  ],
  statuses: [408, 429, 500, 502, 503, 504],
  // No longer than a minute.
  retryAfter: 'used',
};
