import { describeLibrary } from '../../facts/testing/describe-library.js';
import { triggerDevSdk } from './trigger-dev-sdk.js';

describeLibrary(triggerDevSdk, {
  policies: [
    { code: `import { task } from '@trigger.dev/sdk'; export const job = task({ id: 'job', retry: {}, run: load });`, attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
    { code: `import { task } from '@trigger.dev/sdk/v3'; export const job = task({ id: 'job', retry: { maxAttempts: 5, factor: 1.8, minTimeoutInMs: 500, maxTimeoutInMs: 30_000, randomize: false }, run: load });`, attempts: 5, waits: [500, 900, 1620, 2916] },
    { code: `import { retry } from '@trigger.dev/sdk'; retry.onThrow(async () => load(), { maxAttempts: 10 });`, attempts: 10, waits: [[1000, 2000], [2000, 4000], [4000, 8000], [8000, 16_000], [16_000, 32_000], [32_000, 60_000], 60_000] },
  ],
  unknown: { code: `import { task } from '@trigger.dev/sdk'; export const job = task({ id: 'job', retry: { maxAttempts: limits.attempts }, run: load });`, fact: 'bound' },
});
