import type { Library } from '../library.js';

/** https://github.com/smithy-lang/smithy-typescript, in every client of the AWS SDK for JavaScript v3 */
export const awsSdk: Library = {
  name: '@smithy/util-retry',
  modules: ['@aws-sdk/client-*', '@smithy/util-retry'],
  calls: [{ export: '*Client', options: 0, when: ['maxAttempts'] }],
  options: { maxAttempts: { role: 'attempts', counts: 'attempts', default: 3 } },
  delay: (n, r) => Math.floor(r * Math.min(50 * 2 ** (n - 1), 20_000)),
  capMs: 20_000,
  statuses: [429, 500, 502, 503, 504],
  methods: 'all',
  retryAfter: 'used',
  clients: [{ export: '*Client', options: 0, attempts: 'maxAttempts', methods: ['send'] }],
};
