import type { Formula, Library, LibraryOption, Strategy } from '../library.js';

const maxAttempts: LibraryOption = { role: 'attempts', counts: 'attempts', default: 3 };

/** The strategies, by the base of their waits. */
function strategies(baseMs: number): Readonly<Record<string, Strategy>> {
  const options = { maxAttempts, baseDelay: { role: 'base', default: baseMs }, backoff: { role: 'backoff' } } as const;
  const configured = { maxAttempts, computeNextBackoffDelay: { role: 'delay function', arguments: ['retry'] } } as const;
  return {
    // Without a function it is the same each time.
    ConfiguredRetryStrategy: { options: configured, positional: ['maxAttempts', 'computeNextBackoffDelay'], delay: () => baseMs },
    StandardRetryStrategy: { options, shorthand: 'maxAttempts', delay: byBase },
    AdaptiveRetryStrategy: { options, positional: ['maxAttempts'], delay: byBase },
  };
}

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
  strategies: strategies(50),
  versions: [{ before: 4, changes: { delay: (n, r) => jittered(100, n, r), strategies: strategies(100) } }],
  capMs: 20_000,
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
  clients: [{ export: '*Client', options: 0, attempts: 'maxAttempts', methods: ['send'] }],
};
