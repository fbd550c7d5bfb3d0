import type { Formula, Library, LibraryOption } from '../library.js';

const maxAttempts: LibraryOption = { role: 'attempts', counts: 'attempts', default: 3 };
const standard = { maxAttempts, baseDelay: { role: 'base', default: 50 }, backoff: { role: 'backoff' } } as const;

/** Full jitter below 50 ms, 100 ms, …, 20 s. */
const jittered = (baseMs: number, n: number, r: number): number => Math.floor(r * Math.min(baseMs * 2 ** (n - 1), 20_000));
const byBase: Formula = (n, r, o) => jittered(o.number('baseDelay'), n, r);

/** https://github.com/smithy-lang/smithy-typescript, in every client of the AWS SDK for JavaScript v3 */
export const awsSdk: Library = {
  name: '@smithy/util-retry',
  modules: ['@aws-sdk/client-*', '@smithy/util-retry', '@aws-sdk/util-retry', '@aws-sdk/lib-dynamodb'],
  // Each client is a class of its own.
  calls: [{ export: '*', options: 0, when: ['maxAttempts', 'retryStrategy'] }],
  options: { maxAttempts, retryStrategy: { role: 'backoff', replacesAttempts: true }, retryMode: { role: 'other' } },
  delay: (n, r) => jittered(50, n, r),
  strategies: {
    ConfiguredRetryStrategy: {
      options: { maxAttempts, computeNextBackoffDelay: { role: 'delay function', arguments: ['retry'] } },
      positional: ['maxAttempts', 'computeNextBackoffDelay'],
      // It is the same each time.
      delay: () => 50,
    },
    StandardRetryStrategy: { options: standard, shorthand: 'maxAttempts', delay: byBase },
    AdaptiveRetryStrategy: { options: standard, positional: ['maxAttempts'], delay: byBase },
  },
  capMs: 20_000,
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
  clients: [{ export: '*Client', options: 0, attempts: 'maxAttempts', methods: ['send'] }],
};
