import { describe, expect, test } from 'vitest';
import { lint } from '../../test/expect-reports.js';
import { validRetryOptions } from './valid-retry-options.js';

/** What the rule says of a file. */
const messages = (code: string, libraryVersions: Readonly<Record<string, number>> = {}): readonly string[] =>
  lint(10, { rule: validRetryOptions }, code, { settings: { libraryVersions } }).map(({ message }) => message);

/** A call that is reported, what is said of it, and a neighbour that is fine. */
const cases: Readonly<Record<string, readonly { readonly code: string; readonly says: string; readonly fine: string }[]>> = {
  'options that do nothing': [
    {
      code: `import { Agent, RetryAgent } from 'undici'; new RetryAgent(new Agent(), { retryAfter: false });`,
      says: '`retryAfter: false` does nothing: the header is obeyed all the same.',
      fine: `import { Agent, RetryAgent } from 'undici'; new RetryAgent(new Agent(), { retryAfter: true });`,
    },
    {
      code: `import { backOff } from 'exponential-backoff'; backOff(load, { jitter: 'equal' });`,
      says: "`jitter: 'equal'` means \"none\": only \"full\" makes the waits random.",
      fine: `import { backOff } from 'exponential-backoff'; backOff(load, { jitter: 'none' });`,
    },
    {
      code: `import { io } from 'socket.io-client'; io(url, { reconnectionDelay: 0 });`,
      says: '`reconnectionDelay: 0` counts as left out: the first wait is 1 s.',
      fine: `import { io } from 'socket.io-client'; io(url, { reconnectionDelay: 100 });`,
    },
    {
      code: `import { request } from 'gaxios'; request({ url, retryConfig: { retryDelay: 1000 } });`,
      says: '`retryDelay: 1000` is the wait before the first retry alone: the second comes after 500 ms.',
      fine: `import { request } from 'gaxios'; request({ url, retryConfig: { retryDelay: 300 } });`,
    },
  ],
  'options that do nothing beside others': [
    {
      code: `import { retry } from '@lifeomic/attempt'; retry(load, { maxAttempts: 5, maxDelay: 1000 });`,
      says: '`maxDelay: 1000` does nothing without a `factor`: the wait stays the same.',
      fine: `import { retry } from '@lifeomic/attempt'; retry(load, { maxAttempts: 5, maxDelay: 1000, factor: 2 });`,
    },
    {
      code: `import { createExponetialDelay, retryAsync } from 'ts-retry'; retryAsync(load, { maxTry: 5, delay: createExponetialDelay(20) });`,
      says: '`delay` is the same each time, whatever its name says.',
      fine: `import { createMutiplicableDelay, retryAsync } from 'ts-retry'; retryAsync(load, { maxTry: 5, delay: createMutiplicableDelay(20, 2) });`,
    },
    {
      code: `import * as rax from 'retry-axios'; import axios from 'axios'; axios.get(url, { raxConfig: { backoffType: 'static', jitter: 'full' } });`,
      says: "`jitter: 'full'` does nothing: only exponential waits are made random.",
      fine: `import * as rax from 'retry-axios'; import axios from 'axios'; axios.get(url, { raxConfig: { backoffType: 'exponential', jitter: 'full' } });`,
    },
    {
      code: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 5, factor: 2 } });`,
      says: '`factor: 2` is the random part of each wait: the growth is `multiplier`.',
      fine: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 5, factor: 0.2 } });`,
    },
    {
      code: `import backoff from 'backoff'; backoff.exponential({ randomizationFactor: 0.5 }).failAfter(5);`,
      says: '`randomizationFactor: 0.5` does nothing: it is spelled `randomisationFactor`.',
      fine: `import backoff from 'backoff'; backoff.exponential({ randomisationFactor: 0.5 }).failAfter(5);`,
    },
    {
      code: `import PgBoss from 'pg-boss'; new PgBoss({ retryLimit: 3, retryBackoff: true });`,
      says: '`retryBackoff: true` does nothing without a `retryDelay`: twice no wait is none.',
      fine: `import PgBoss from 'pg-boss'; new PgBoss({ retryLimit: 3, retryBackoff: true, retryDelay: 1 });`,
    },
    {
      code: `import { retry } from 'ts-retry-promise'; retry(load, { backoff: 'EXPONENTIAL' });`,
      says: "`backoff: 'EXPONENTIAL'` raises `delay` itself to the power of the retry: the second wait is its square.",
      fine: `import { retry } from 'ts-retry-promise'; retry(load, { backoff: 'LINEAR' });`,
    },
  ],
  'bounds that are lost': [
    {
      code: `import retrying from 'fetch-retry'; const request = retrying(fetch); request(url, { retries: 3, retryOn: (attempt, error, response) => error !== null || response.status >= 500 });`,
      says: '`retries: 3` ends nothing: the `retryOn` function alone says when to stop.',
      fine: `import retrying from 'fetch-retry'; const request = retrying(fetch); request(url, { retries: 3, retryOn: [503] });`,
    },
    {
      code: `import { io } from 'socket.io-client'; io(url, { reconnectionAttempts: 0 });`,
      says: '`reconnectionAttempts: 0` means without end.',
      fine: `import { io } from 'socket.io-client'; io(url, { reconnectionAttempts: 3 });`,
    },
    {
      code: `import retry from 'async-retry'; retry(load, { retries: Infinity });`,
      says: '`retries: Infinity` makes an endless list of waits before the first attempt: the process runs out of memory.',
      fine: `import retry from 'async-retry'; retry(load, { forever: true });`,
    },
    {
      code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, minTimeout: 0 });`,
      says: '`retries: Infinity` with no wait in between never lets go: no other code of the process gets its turn.',
      fine: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, minTimeout: 1000 });`,
    },
    {
      code: `import OpenAI from 'openai'; new OpenAI({ maxRetries: Infinity });`,
      says: '`maxRetries: Infinity` makes no number of any wait: the attempts follow each other at once, without end.',
      fine: `import OpenAI from 'openai'; new OpenAI({ maxRetries: 8 });`,
    },
  ],
  'waits that cannot be': [
    {
      code: `import pRetry from 'p-retry'; pRetry(load, { minTimeout: 10_000, maxTimeout: 5000 });`,
      says: '`minTimeout: 10_000` is above `maxTimeout` (5 s): every wait is 5 s.',
      fine: `import pRetry from 'p-retry'; pRetry(load, { minTimeout: 5000, maxTimeout: 5000 });`,
    },
    {
      code: `import retry from 'async-retry'; retry(load, { maxTimeout: 500 });`,
      says: '`minTimeout` is above `maxTimeout` (500 ms): the call throws.',
      fine: `import retry from 'async-retry'; retry(load, { maxTimeout: 5000 });`,
    },
    {
      code: `import { backOff } from 'exponential-backoff'; backOff(load, { startingDelay: -100 });`,
      says: '`startingDelay: -100` is negative, and no wait can be.',
      fine: `import { backOff } from 'exponential-backoff'; backOff(load, { startingDelay: 0 });`,
    },
  ],
  'lengths in another unit': [
    {
      code: `import retryRequest from 'retry-request'; retryRequest(url, { retries: 5, maxRetryDelay: 30_000 });`,
      says: '`maxRetryDelay: 30_000` counts seconds: it is 8.33 h.',
      fine: `import retryRequest from 'retry-request'; retryRequest(url, { retries: 5, maxRetryDelay: 30 });`,
    },
    {
      code: `import PgBoss from 'pg-boss'; const boss = new PgBoss(url); boss.send('mail', data, { retryLimit: 5, retryDelay: 60_000 });`,
      says: '`retryDelay: 60_000` counts seconds: it is 16.7 h.',
      fine: `import PgBoss from 'pg-boss'; const boss = new PgBoss(url); boss.send('mail', data, { retryLimit: 5, retryDelay: 3600 });`,
    },
  ],
  'options that throw': [
    {
      code: `import fetchBuilder from 'fetch-retry'; fetchBuilder(fetch, { retries: Infinity });`,
      says: '`retries: Infinity` throws: it has to be a whole number.',
      fine: `import fetchBuilder from 'fetch-retry'; fetchBuilder(fetch, { retries: 5 });`,
    },
    {
      code: `import { retry } from '@lifeomic/attempt'; retry(load, { maxAttempts: Infinity });`,
      says: '`maxAttempts: Infinity` throws: it has to be a whole number.',
      fine: `import { retry } from '@lifeomic/attempt'; retry(load, { maxAttempts: 9 });`,
    },
    {
      code: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ retry: { initialInterval: '10s', maximumInterval: '5s', maximumAttempts: 3 } });`,
      says: "`retry.initialInterval: '10s'` is above `retry.maximumInterval` (5 s): the call throws.",
      fine: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ retry: { initialInterval: '5s', maximumInterval: '10s', maximumAttempts: 3 } });`,
    },
    {
      code: `import * as gax from 'google-gax'; new gax.RetryOptions([14], { maxRetries: 3, totalTimeoutMillis: 60_000 });`,
      says: '`backoffSettings.maxRetries` beside `totalTimeoutMillis` is an error: the first request is rejected.',
      fine: `import * as gax from 'google-gax'; new gax.RetryOptions([14], { maxRetries: 3 });`,
    },
  ],
  'functions that decide alone': [
    {
      code: `import { request } from 'gaxios'; request({ url, retryConfig: { retry: 4, shouldRetry: (error) => error.code !== 'EABORT' } });`,
      says: '`retry: 4` ends nothing: the `shouldRetry` function alone says when to stop.',
      fine: `import { request } from 'gaxios'; request({ url, retryConfig: { retry: 4 } });`,
    },
    {
      code: `import pRetry from 'p-retry'; pRetry(load, { retries: 5, shouldConsumeRetry: () => false });`,
      says: '`shouldConsumeRetry` lets no attempt count: they follow each other at once, without end.',
      fine: `import pRetry from 'p-retry'; pRetry(load, { retries: 5, shouldConsumeRetry: ({ error }) => error.code !== 'EBUSY' });`,
    },
    {
      code: `import { io } from 'socket.io-client'; io(url, { randomizationFactor: 2 });`,
      says: '`randomizationFactor: 2` counts as 0: the waits are not random.',
      fine: `import { io } from 'socket.io-client'; io(url, { randomizationFactor: 0.9 });`,
    },
  ],
  'counts that are named otherwise': [
    {
      code: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 1 });`,
      says: '`maxAttempts: 1` counts retries: it makes 2 attempts.',
      fine: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 3 });`,
    },
  ],
  'functions of another kind': [
    {
      code: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryKey, queryFn, retry: async (failures) => failures < 3 && (await isOnline()) });`,
      says: '`retry` answers with a promise, which is always truthy: every failure is retried.',
      fine: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryKey, queryFn, retry: (failures) => failures < 3 && isOnline() });`,
    },
    {
      code: `import Redis from 'ioredis'; new Redis({ retryStrategy: async (times) => times * 100 });`,
      says: '`retryStrategy` gives a promise where a number is wanted: the client never connects again.',
      fine: `import Redis from 'ioredis'; new Redis({ retryStrategy: (times) => times * 100 });`,
    },
    {
      code: `import { retry } from 'rxjs'; source.pipe(retry({ count: 3, delay: (error, n) => n * 1000 }));`,
      says: '`delay` gives a number where an observable is wanted: the first failure ends in a TypeError.',
      fine: `import { retry, timer } from 'rxjs'; source.pipe(retry({ count: 3, delay: (error, n) => timer(n * 1000) }));`,
    },
    {
      code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: 1000 });`,
      says: '`retryDelay: 1000` is no function: the first failure throws a TypeError, and nothing is tried again.',
      fine: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: () => 1000 });`,
    },
    {
      code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: axiosRetry.linearDelay });`,
      says: '`retryDelay` gives a function where milliseconds are wanted: every wait is over at once.',
      fine: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: axiosRetry.linearDelay() });`,
    },
  ],
};

describe.each(Object.entries(cases))('%s', (_, group) => {
  test.each(group)('$says', ({ code, says, fine }) => {
    expect(messages(code)).toEqual([says]);
    expect(messages(fine)).toEqual([]);
  });
});

test('an option whose value the file does not tell is not reported', () => {
  expect(messages(`import { RetryAgent } from 'undici'; import { retryAfter } from './options.js'; new RetryAgent(agent, { retryAfter });`)).toEqual([]);
});

test('an option that older versions take is reported where the version is known', () => {
  const code = `import pRetry from 'p-retry'; pRetry(load, { forever: true });`;
  expect(messages(code, { 'p-retry': 7 })).toEqual(['`forever: true` throws: without end is `retries: Infinity`.']);
  expect(messages(code, { 'p-retry': 6 })).toEqual([]);
  expect(messages(code)).toEqual([]);
});

test('a time limit that the file does not tell ends nothing', () => {
  const code = (timeout: string) => `import axios from 'axios'; import axiosRetry from 'axios-retry'; axiosRetry(axios.create({ timeout: ${timeout} }), { retryDelay: axiosRetry.exponentialDelay });`;
  expect(messages(code('600'))).toHaveLength(1);
  expect(['limits.timeout', '0', '10_000'].flatMap((timeout) => messages(code(timeout)))).toEqual([]);
});
