import type { Formula, Library, LibraryOption } from '../library.js';

const maxAttempts: LibraryOption = { role: 'attempts', counts: 'attempts', default: 3 };

/** Full jitter below 50 ms, 100 ms, …, 20 s. */
const delay: Formula = (n, r) => Math.floor(r * Math.min(50 * 2 ** (n - 1), 20_000));

/** https://github.com/smithy-lang/smithy-typescript, in every client of the AWS SDK for JavaScript v3 */
export const awsSdk: Library = {
  name: '@smithy/util-retry',
  modules: ['@aws-sdk/client-*', '@smithy/util-retry'],
  // Each client is a class of its own.
  calls: [{ export: '*', options: 0, when: ['maxAttempts', 'retryStrategy'] }],
  options: { maxAttempts, retryStrategy: { role: 'backoff' }, retryMode: { role: 'other' } },
  delay,
  strategies: {
    ConfiguredRetryStrategy: { options: { maxAttempts, computeNextBackoffDelay: { role: 'delay function', arguments: ['retry'] } }, positional: ['maxAttempts', 'computeNextBackoffDelay'], delay },
    StandardRetryStrategy: { options: { maxAttempts }, positional: ['maxAttempts'], delay },
    AdaptiveRetryStrategy: { options: { maxAttempts }, positional: ['maxAttempts'], delay },
  },
  capMs: 20_000,
  statuses: [429, 500, 502, 503, 504],
  methods: 'all',
  retryAfter: 'used',
  clients: [{ export: '*Client', options: 0, attempts: 'maxAttempts', methods: ['send'] }],
};
