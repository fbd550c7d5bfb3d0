/**
 * What is known to bite of each library when it runs, and what becomes of it here: a rule reports it, the waits of the site
 * tell it, or nobody can say so from one file. A library of which nothing is known has an empty list.
 */
export interface KnownHazard {
  /** What happens, in the terms of the library. */
  readonly what: string;
  /** Code that it happens to. */
  readonly code: string;
  /** The major version that the code uses, where it matters. */
  readonly major?: number;
  readonly verdict: ReportedHazard | ToldHazard | SilentHazard;
}

export interface ReportedHazard {
  readonly rule: string;
  readonly says: string;
  /** The same with one thing changed: nothing is wrong with it. */
  readonly fine: string;
}

/** The waits before the first retries, in ms, are those that really come. */
export interface ToldHazard {
  readonly waits: readonly number[];
}

/** Nothing is reported, for a reason. */
export interface SilentHazard {
  readonly because: string;
}

const RANDOM_AT_CAP = (seconds: number): string => `The cap cuts the randomness off: from ${seconds} s on, all clients wait the same.`;
const ENDLESS = 'Never gives up: nothing limits the attempts or the time.';
const ENDLESS_LIST = '`retries: Infinity` makes an endless list of waits before the first attempt: the process runs out of memory.';

/** `randomize` comes before `maxTimeout`: at the ceiling all clients wait the same. */
const cutOff = (imports: string, call: (options: string) => string): KnownHazard => ({
  what: 'the randomness is lost at `maxTimeout`',
  code: `${imports} ${call('{ retries: 9, minTimeout: 100, maxTimeout: 2000, randomize: true }')};`,
  verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(2), fine: `${imports} ${call('{ retries: 4, minTimeout: 100, maxTimeout: 2000, randomize: true }')};` },
});

const overflow = (imports: string, call: (options: string) => string): KnownHazard => ({
  what: 'without `maxTimeout` the 23rd wait is longer than a timer can take',
  code: `${imports} ${call('{ retries: 30, randomize: true }')};`,
  verdict: { rule: 'require-delay-cap', says: 'Waits 1–2 s, 2–4 s, 4–8 s, … with no ceiling: the longest takes 12400 days.', fine: `${imports} ${call('{ retries: 30, randomize: true, maxTimeout: 60_000 }')};` },
});

const endlessList = (imports: string, call: (options: string) => string, major?: number): KnownHazard => ({
  what: '`retries: Infinity` never comes back from working the waits out',
  code: `${imports} ${call('{ retries: Infinity }')};`,
  ...(major !== undefined && { major }),
  verdict: { rule: 'valid-retry-options', says: ENDLESS_LIST, fine: `${imports} ${call('{ retries: 5 }')};` },
});

const retry = [`import retry from 'retry';`, (options: string) => `const operation = retry.operation(${options})`] as const;
const pRetry = [`import pRetry from 'p-retry';`, (options: string) => `pRetry(load, ${options})`] as const;
const asyncRetry = [`import retry from 'async-retry';`, (options: string) => `retry(load, ${options})`] as const;
const promiseRetry = [`import promiseRetry from 'promise-retry';`, (options: string) => `promiseRetry((again) => load().catch(again), ${options})`] as const;

export const knownHazards: Readonly<Record<string, readonly KnownHazard[]>> = {
  retry: [cutOff(...retry), overflow(...retry), endlessList(...retry)],
  rxjs: [
    {
      what: '`retry()` of a source that fails at once never comes back',
      code: `import { retry } from 'rxjs'; source.pipe(retry());`,
      verdict: { rule: 'no-unbounded-retry', says: ENDLESS, fine: `import { retry } from 'rxjs'; source.pipe(retry(3));` },
    },
    {
      what: '`retryWhen` goes on for ever unless an operator ends it',
      code: `import { delay, retryWhen } from 'rxjs'; source.pipe(retryWhen((errors) => errors.pipe(delay(1000))));`,
      verdict: { rule: 'no-unbounded-retry', says: ENDLESS, fine: `import { delay, retryWhen, take } from 'rxjs'; source.pipe(retryWhen((errors) => errors.pipe(delay(1000), take(3))));` },
    },
  ],
  'p-retry': [
    cutOff(...pRetry),
    overflow(...pRetry),
    endlessList(...pRetry, 6),
    {
      what: '`retries: Infinity` with no wait lets no other code run',
      code: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, minTimeout: 0 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retries: Infinity` with no wait in between never lets go: no other code of the process gets its turn.',
        fine: `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, minTimeout: 100 });`,
      },
    },
    { what: 'before version 7 `maxRetryTime` is looked at before a wait only', major: 6, code: `import pRetry from 'p-retry'; pRetry(load, { maxRetryTime: 5000 });`, verdict: { waits: [1000, 2000, 4000] } },
    { what: 'since version 7 `maxRetryTime` makes the last wait shorter', major: 7, code: `import pRetry from 'p-retry'; pRetry(load, { maxRetryTime: 5000 });`, verdict: { waits: [1000, 2000, 2000] } },
  ],
  'async-retry': [
    cutOff(...asyncRetry),
    endlessList(...asyncRetry),
    {
      what: '`forever` with `maxTimeout` soon waits the same for every client',
      code: `import retry from 'async-retry'; retry(load, { forever: true, maxTimeout: 5000 });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(5), fine: `import retry from 'async-retry'; retry(load, { retries: 2, maxTimeout: 5000 });` },
    },
  ],
  'axios-retry': [
    {
      what: 'the `timeout` of the client counts the waits as well',
      code: `import axios from 'axios'; import axiosRetry from 'axios-retry'; const client = axios.create({ timeout: 1000 }); axiosRetry(client, { retries: 3, retryDelay: axiosRetry.exponentialDelay });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retries: 3` is never reached: the waits count towards the `timeout` of the client, which is over before.',
        fine: `import axios from 'axios'; import axiosRetry from 'axios-retry'; const client = axios.create({ timeout: 1000 }); axiosRetry(client, { retries: 3, retryDelay: axiosRetry.exponentialDelay, shouldResetTimeout: true });`,
      },
    },
    {
      what: 'version 3 looks at no `Retry-After`',
      major: 3,
      code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retries: 1, retryDelay: () => 1000 });`,
      verdict: {
        rule: 'respect-retry-after',
        says: 'Retries 503 after 1 s, without a look at Retry-After.',
        fine: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retries: 1, retryDelay: (n, error) => Number(error.response?.headers['retry-after']) * 1000 });`,
      },
    },
  ],
  '@smithy/util-retry': [
    { what: 'a bucket of tokens ends the retries', code: `import { S3Client } from '@aws-sdk/client-s3'; new S3Client({ maxAttempts: 10 });`, verdict: { because: 'how many tokens are left hangs on all requests of the process' } },
  ],
  got: [],
  '@tanstack/query-core': [],
  undici: [
    { what: '`fetch` and `request` retry nothing', code: `import { fetch, request } from 'undici'; fetch(url); request(url);`, verdict: { because: 'to make one attempt is no retry' } },
  ],
  openai: [
    {
      what: '`maxRetries: Infinity` makes no number of the waits',
      code: `import OpenAI from 'openai'; new OpenAI({ maxRetries: Infinity });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`maxRetries: Infinity` makes no number of any wait: the attempts follow each other at once, without end.',
        fine: `import OpenAI from 'openai'; new OpenAI({ maxRetries: 6 });`,
      },
    },
  ],
  ioredis: [],
  redis: [],
  'exponential-backoff': [],
  swr: [],
  'promise-retry': [
    { what: '`forever` begins the waits anew after each `retries`', code: `import promiseRetry from 'promise-retry'; promiseRetry((again) => load().catch(again), { forever: true, retries: 3 });`, verdict: { waits: [1000, 2000, 4000, 1000, 2000] } },
    endlessList(...promiseRetry),
  ],
  stripe: [
    { what: 'a connection that breaks is tried again once even with `maxNetworkRetries: 0`', code: `import Stripe from 'stripe'; new Stripe(key, { maxNetworkRetries: 0 });`, verdict: { because: 'no option changes it, so a report could ask for nothing' } },
  ],
  '@apollo/client': [
    {
      what: '`attempts` as a function leaves nothing of `max`',
      code: `import { RetryLink } from '@apollo/client/link/retry'; new RetryLink({ delay: { max: 5000 }, attempts: () => true });`,
      verdict: { rule: 'no-unbounded-retry', says: ENDLESS, fine: `import { RetryLink } from '@apollo/client/link/retry'; new RetryLink({ delay: { max: 5000 }, attempts: (count) => count < 5 });` },
    },
  ],
  ky: [
    { what: 'with `jitter` most waits come to be `backoffLimit`', code: `import ky from 'ky'; ky(url, { retry: { limit: 10, backoffLimit: 1000, jitter: true } });`, verdict: { because: 'a part of the waits stays random at any limit: the facts hold how far they reach, not how often each comes' } },
  ],
  '@anthropic-ai/sdk': [
    {
      what: '`maxRetries` has to be whole',
      code: `import Anthropic from '@anthropic-ai/sdk'; new Anthropic({ maxRetries: Infinity });`,
      verdict: { rule: 'valid-retry-options', says: '`maxRetries: Infinity` throws: it has to be a whole number.', fine: `import Anthropic from '@anthropic-ai/sdk'; new Anthropic({ maxRetries: 6 });` },
    },
  ],
  'socket.io-client': [
    {
      what: 'the randomness is lost at `reconnectionDelayMax`',
      code: `import { io } from 'socket.io-client'; io(url, { reconnectionDelay: 1000 });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(5), fine: `import { io } from 'socket.io-client'; io(url, { reconnectionDelay: 1000, reconnectionAttempts: 2 });` },
    },
  ],
  ofetch: [],
  effect: [
    { what: 'version 4 has no `Schedule.intersect`', code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, Schedule.exponential('1 second').pipe(Schedule.intersect(Schedule.recurs(3))));`, major: 4, verdict: { because: 'an import of what is not there is for the compiler to tell' } },
    {
      what: 'a union with a shorter schedule takes the randomness away',
      code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, { times: 9, schedule: Schedule.exponential('1 second').pipe(Schedule.jittered, Schedule.union(Schedule.spaced('10 seconds'))) });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(10), fine: `import { Effect, Schedule } from 'effect'; Effect.retry(load, { times: 9, schedule: Schedule.exponential('1 second').pipe(Schedule.union(Schedule.spaced('10 seconds')), Schedule.jittered) });` },
    },
  ],
  gaxios: [
    {
      what: 'the second wait may be shorter than the first',
      code: `import { request } from 'gaxios'; request({ url, retryConfig: { retryDelay: 1000 } });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retryDelay: 1000` is the wait before the first retry alone: the second comes after 500 ms.',
        fine: `import { request } from 'gaxios'; request({ url, retryConfig: { retryDelay: 200 } });`,
      },
    },
  ],
  '@slack/web-api': [],
  'fetch-retry': [],
  '@octokit/plugin-retry': [],
  '@octokit/plugin-throttling': [],
  superagent: [],
  bullmq: [
    { what: 'versions 5 and 6 do the same', code: `import { Queue } from 'bullmq'; new Queue('mail', { defaultJobOptions: { attempts: 3, backoff: { type: 'fixed', delay: 1000 } } });`, verdict: { because: 'nothing is wrong with it' } },
  ],
  'google-gax': [
    {
      what: '`maxRetries` beside `totalTimeoutMillis` is an error',
      code: `import * as gax from 'google-gax'; gax.createRetryOptions([14], { maxRetries: 3, totalTimeoutMillis: 60_000 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`backoffSettings.maxRetries` beside `totalTimeoutMillis` is an error: the first request is rejected.',
        fine: `import * as gax from 'google-gax'; gax.createRetryOptions([14], { totalTimeoutMillis: 60_000 });`,
      },
    },
  ],
  kafkajs: [
    {
      what: 'the randomness is lost at `maxRetryTime`',
      code: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 12 } });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(30), fine: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 4 } });` },
    },
    {
      what: '`factor` is the random part, not the growth',
      code: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 4, factor: 2 } });`,
      verdict: { rule: 'valid-retry-options', says: '`factor: 2` is the random part of each wait: the growth is `multiplier`.', fine: `import { Kafka } from 'kafkajs'; new Kafka({ retry: { retries: 4, multiplier: 2 } });` },
    },
  ],
  '@azure/core-rest-pipeline': [
    { what: 'a 429 without `Retry-After` is not tried again', code: `import { defaultRetryPolicy } from '@azure/core-rest-pipeline'; defaultRetryPolicy({ maxRetries: 3 });`, verdict: { because: 'it hangs on the answer of the server, and is no harm to it' } },
    { what: '`maxRetryDelayInMs` does not hold for `Retry-After`', code: `import { defaultRetryPolicy } from '@azure/core-rest-pipeline'; defaultRetryPolicy({ maxRetryDelayInMs: 5000 });`, verdict: { because: 'no option holds it down, so a report could ask for nothing' } },
    { what: 'nothing random is added to a `Retry-After`', code: `import { defaultRetryPolicy } from '@azure/core-rest-pipeline'; defaultRetryPolicy();`, verdict: { because: 'no option adds it, so a report could ask for nothing' } },
  ],
  '@elastic/transport': [
    {
      what: '`retryBackoff` is not asked after a status',
      code: `import { Client } from '@elastic/elasticsearch'; new Client({ node, retryBackoff: (least, most, attempt) => 1000 * attempt });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retryBackoff` is asked after a lost connection alone: a 502, 503 or 504 is tried again at once.',
        fine: `import { Client } from '@elastic/elasticsearch'; new Client({ node, retryBackoff: false });`,
      },
    },
  ],
  'retry-request': [
    {
      what: 'the randomness is lost at 64 s',
      code: `import retryRequest from 'retry-request'; retryRequest(url, { retries: 9 });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(64), fine: `import retryRequest from 'retry-request'; retryRequest(url, { retries: 2 });` },
    },
    {
      what: 'once `totalTimeout` is used up nobody is called back',
      code: `import retryRequest from 'retry-request'; retryRequest(url, { retries: 40 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retries: 40` is never reached: the waits alone use `totalTimeout` up, and then nobody is called back.',
        fine: `import retryRequest from 'retry-request'; retryRequest(url, { retries: 40, totalTimeout: 3600 });`,
      },
    },
  ],
  '@temporalio/common': [
    {
      what: '`maximumAttempts: 0` throws',
      code: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ retry: { maximumAttempts: 0 } });`,
      verdict: { rule: 'valid-retry-options', says: '`retry.maximumAttempts: 0` throws: without end is to leave it out.', fine: `import { proxyActivities } from '@temporalio/workflow'; proxyActivities({ retry: { maximumAttempts: 5 } });` },
    },
  ],
  '@trpc/client': [],
  cockatiel: [
    { what: 'with draws that are alike the waits stay at `maxDelay` from the tenth on', code: `import { ExponentialBackoff, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 20, backoff: new ExponentialBackoff() });`, verdict: { because: 'draws that differ may make any of them short' } },
    { what: 'the first wait may be 0', code: `import { ExponentialBackoff, handleAll, retry } from 'cockatiel'; retry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff() });`, verdict: { because: 'so may that of full jitter: few clients draw it' } },
  ],
  'retry-axios': [
    {
      what: '`attach()` alone makes every request retry',
      code: `import * as rax from 'retry-axios'; rax.attach();`,
      verdict: {
        rule: 'require-jitter',
        says: 'Waits 50 ms, 150 ms, 350 ms with no randomness: clients that failed together come back together.',
        fine: `import * as rax from 'retry-axios'; rax.detach(id);`,
      },
    },
    { what: '`Retry-After: 0` ends the retries', code: `import * as rax from 'retry-axios'; rax.attach();`, verdict: { because: 'it hangs on the answer of the server' } },
    { what: 'the first wait is half of `retryDelay`', code: `import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: { retryDelay: 100 } });`, verdict: { waits: [50, 150, 350] } },
  ],
  backoff: [
    {
      what: 'the American spelling is ignored',
      code: `import backoff from 'backoff'; backoff.exponential({ randomizationFactor: 0.5 }).failAfter(5);`,
      verdict: { rule: 'valid-retry-options', says: '`randomizationFactor: 0.5` does nothing: it is spelled `randomisationFactor`.', fine: `import backoff from 'backoff'; backoff.exponential({ randomisationFactor: 0.5 }).failAfter(5);` },
    },
  ],
  'reconnecting-websocket': [],
  '@lifeomic/attempt': [
    { what: 'with `jitter` a wait may be none', code: `import { retry } from '@lifeomic/attempt'; retry(load, { jitter: true, factor: 2 });`, verdict: { because: 'so may that of full jitter: few clients draw it' } },
  ],
  'graphql-ws': [
    {
      what: 'with `ws` a refused connection is not tried again',
      code: `import { createClient } from 'graphql-ws'; import WebSocket from 'ws'; createClient({ url, webSocketImpl: WebSocket });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`webSocketImpl: WebSocket` tells of a refused connection by an error, and only a close is tried again: `shouldRetry` has to let it pass.',
        fine: `import { createClient } from 'graphql-ws'; import WebSocket from 'ws'; createClient({ url, webSocketImpl: WebSocket, shouldRetry: () => true });`,
      },
    },
  ],
  '@google-cloud/common': [
    {
      what: 'lengths are in seconds',
      code: `import { Storage } from '@google-cloud/storage'; new Storage({ retryOptions: { maxRetries: 3, maxRetryDelay: 10_000 } });`,
      verdict: { rule: 'valid-retry-options', says: '`maxRetryDelay: 10_000` counts seconds: it is 2.78 h.', fine: `import { Storage } from '@google-cloud/storage'; new Storage({ retryOptions: { maxRetries: 3, maxRetryDelay: 10 } });` },
    },
  ],
  'pg-boss': [
    {
      what: '`retryBackoff` of a `retryDelay` of 0 is none',
      code: `import PgBoss from 'pg-boss'; new PgBoss({ retryLimit: 3, retryBackoff: true, retryDelay: 0 });`,
      verdict: { rule: 'valid-retry-options', says: '`retryBackoff: true` does nothing with a `retryDelay` of 0: twice no wait is none.', fine: `import PgBoss from 'pg-boss'; new PgBoss({ retryLimit: 3, retryBackoff: true, retryDelay: 1 });` },
    },
  ],
  mqtt: [
    {
      what: 'it comes back each second for ever',
      code: `import mqtt from 'mqtt'; mqtt.connect(url, { reconnectPeriod: 1000 });`,
      verdict: { rule: 'no-fixed-delay', says: 'Waits 1 s before each retry, the same for every client.', fine: `import mqtt from 'mqtt'; mqtt.connect(url, { reconnectPeriod: 0 });` },
    },
  ],
  '@urql/exchange-retry': [
    {
      what: 'the randomness is lost at `maxDelayMs`',
      code: `import { retryExchange } from '@urql/exchange-retry'; retryExchange({ maxNumberAttempts: 9 });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(15), fine: `import { retryExchange } from '@urql/exchange-retry'; retryExchange({ maxNumberAttempts: 3 });` },
    },
  ],
  wretch: [
    {
      what: 'the error at the end says nothing of the last answer',
      code: `import { retry } from 'wretch/middlewares'; retry({ maxAttempts: 3 });`,
      verdict: { rule: 'no-lost-error', says: 'The error thrown after 4 attempts says nothing of the last failure.', fine: `import { retry } from 'wretch/middlewares'; retry({ maxAttempts: 3, resolveWithLatestResponse: true });` },
    },
  ],
  partysocket: [],
  '@microsoft/signalr': [],
  'ts-retry-promise': [
    {
      what: '`EXPONENTIAL` is a power of `delay`',
      code: `import { retry } from 'ts-retry-promise'; retry(load, { backoff: 'EXPONENTIAL' });`,
      verdict: {
        rule: 'valid-retry-options',
        says: "`backoff: 'EXPONENTIAL'` raises `delay` itself to the power of the retry: the second wait is its square.",
        fine: `import { retry } from 'ts-retry-promise'; retry(load, { backoff: 'FIXED' });`,
      },
    },
    { what: 'it waits after the last failure as well', code: `import { retry } from 'ts-retry-promise'; retry(load, { retries: 3 });`, verdict: { because: 'no option changes it, so a report could ask for nothing' } },
  ],
  '@nats-io/nats-core': [],
  'ts-retry': [
    {
      what: '`createExponetialDelay` stays the same',
      code: `import { createExponetialDelay, retryAsync } from 'ts-retry'; retryAsync(load, { maxTry: 5, delay: createExponetialDelay(20) });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`delay` is the same each time, whatever its name says.',
        fine: `import { createRandomDelay, retryAsync } from 'ts-retry'; retryAsync(load, { maxTry: 5, delay: createRandomDelay(20, 200) });`,
      },
    },
  ],
  'graphile-worker': [],
  async: [
    {
      what: '`times: 0` is as if it were left out',
      code: `import async from 'async'; async.retry({ times: 0, interval: () => 100 * Math.random() }, load);`,
      verdict: { rule: 'valid-retry-options', says: '`times: 0` counts as left out: it makes 5 attempts.', fine: `import async from 'async'; async.retry({ times: 1, interval: () => 100 * Math.random() }, load);` },
    },
    {
      what: 'an async filter lets every error through',
      code: `import async from 'async'; async.retry({ times: 3, interval: 100, errorFilter: async (error) => error.isTemporary }, load);`,
      verdict: { rule: 'valid-retry-options', says: '`errorFilter` answers with a promise, which is always truthy: every failure is retried.', fine: `import async from 'async'; async.retry({ times: 3, interval: 100, errorFilter: (error) => error.isTemporary }, load);` },
    },
  ],
  'es-toolkit': [
    {
      what: 'without options it tries again at once, without end',
      code: `import { retry } from 'es-toolkit'; retry(load);`,
      verdict: { rule: 'no-unbounded-retry', says: 'Never gives up: nothing limits the attempts or the time.', fine: `import { retry } from 'es-toolkit'; retry(load, 3);` },
    },
  ],
  radash: [
    {
      what: 'with `delay` and `backoff` it waits for both',
      code: `import { retry } from 'radash'; retry({ times: 4, delay: 100, backoff: (i) => 10 * 2 ** i }, load);`,
      verdict: { waits: [120, 140, 180] },
    },
  ],
  'redux-saga': [],
  'groq-sdk': [
    {
      what: 'without end the waits are no numbers, and the attempts follow each other at once',
      code: `import Groq from 'groq-sdk'; new Groq({ maxRetries: Infinity });`,
      verdict: { rule: 'valid-retry-options', says: '`maxRetries: Infinity` makes no number of any wait: the attempts follow each other at once, without end.', fine: `import Groq from 'groq-sdk'; new Groq({ maxRetries: 6 });` },
    },
  ],
  '@stomp/stompjs': [],
  '@reduxjs/toolkit': [
    {
      what: 'a `backoff` that gives a length waits for nothing',
      code: `import { retry } from '@reduxjs/toolkit/query'; retry(base, { backoff: () => 500 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`backoff` gives a number where a promise is waited for: every wait is over at once.',
        fine: `import { retry } from '@reduxjs/toolkit/query'; retry(base, { backoff: () => new Promise((resolve) => { setTimeout(resolve, 500 * Math.random()); }) });`,
      },
    },
    {
      what: '`retryCondition` takes the place of `maxRetries`',
      code: `import { retry } from '@reduxjs/toolkit/query'; retry(base, { retryCondition: () => true });`,
      verdict: {
        rule: 'no-unbounded-retry',
        says: ENDLESS,
        fine: `import { retry } from '@reduxjs/toolkit/query'; retry(base, { retryCondition: (error, args, { attempt }) => attempt <= 3 });`,
      },
    },
    {
      what: 'an async `retryCondition` is always true',
      code: `import { retry } from '@reduxjs/toolkit/query'; retry(base, { retryCondition: async (error, args, { attempt }) => attempt <= 3 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retryCondition` answers with a promise, which is always truthy: every failure is retried.',
        fine: `import { retry } from '@reduxjs/toolkit/query'; retry(base, { retryCondition: (error, args, { attempt }) => attempt <= 3 });`,
      },
    },
  ],
  viem: [],
  ai: [
    {
      what: 'it refuses to go on without end',
      code: `import { generateText } from 'ai'; generateText({ model, prompt, maxRetries: Infinity });`,
      verdict: { rule: 'valid-retry-options', says: '`maxRetries: Infinity` throws: it has to be a whole number.', fine: `import { generateText } from 'ai'; generateText({ model, prompt, maxRetries: 1 });` },
    },
  ],
  '@notionhq/client': [],
  'make-fetch-happen': [
    {
      what: 'before version 15 `retries: Infinity` never comes back from working the waits out',
      code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: Infinity });`,
      major: 14,
      verdict: { rule: 'valid-retry-options', says: ENDLESS_LIST, fine: `import fetch from 'make-fetch-happen'; fetch(url, { retry: 3 });` },
    },
    {
      what: 'without `retries` the other options do nothing',
      code: `import fetch from 'make-fetch-happen'; fetch(url, { retry: { minTimeout: 500 } });`,
      verdict: { because: 'Nothing is tried again: there is no retry to report.' },
    },
  ],
  '@langchain/core': [
    {
      what: 'without end the waits are soon longer than a timer can take',
      code: `import { AsyncCaller } from '@langchain/core/utils/async_caller'; new AsyncCaller({ maxRetries: Infinity });`,
      verdict: { rule: 'no-unbounded-retry', says: ENDLESS, fine: `import { AsyncCaller } from '@langchain/core/utils/async_caller'; new AsyncCaller({ maxRetries: 3 });` },
    },
  ],
  '@google/genai': [
    {
      what: 'lengths are in seconds',
      code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ httpOptions: { retryOptions: { attempts: 3, maxDelay: 60_000 } } });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`maxDelay: 60_000` counts seconds: it is 16.7 h.',
        fine: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ httpOptions: { retryOptions: { attempts: 3, maxDelay: 60 } } });`,
      },
    },
    {
      what: '`attempts: Infinity` never comes back from working the waits out',
      code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ httpOptions: { retryOptions: { attempts: Infinity } } });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`attempts: Infinity` makes an endless list of waits before the first attempt: the process runs out of memory.',
        fine: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ httpOptions: { retryOptions: { attempts: 3 } } });`,
      },
    },
    {
      what: 'before version 2 only `attempts` counts',
      code: `import { GoogleGenAI } from '@google/genai'; new GoogleGenAI({ httpOptions: { retryOptions: { attempts: 4, initialDelay: 0.1, jitter: 1 } } });`,
      major: 1,
      verdict: { waits: [1000, 2000, 4000] },
    },
  ],
  sockette: [
    {
      what: '`maxAttempts: 0` means without end',
      code: `import Sockette from 'sockette'; new Sockette(url, { maxAttempts: 0 });`,
      verdict: { rule: 'valid-retry-options', says: '`maxAttempts: 0` means without end.', fine: `import Sockette from 'sockette'; new Sockette(url, { maxAttempts: 10 });` },
    },
  ],
  '@microsoft/fetch-event-source': [
    {
      what: 'an async `onerror` waits for nothing, and what it throws ends nothing',
      code: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { onerror: async (error) => { throw error; } });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`onerror` gives a promise where milliseconds are wanted: every wait is over at once, and what it throws ends nothing.',
        fine: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { onerror: (error) => { throw error; } });`,
      },
    },
    {
      what: 'a request that writes is sent again as any other',
      code: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { method: 'POST', body });`,
      verdict: {
        rule: 'no-non-idempotent-retry',
        says: 'Repeats a POST without an idempotency key: what the server did already, it may do again.',
        fine: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { method: 'POST', body, onerror(error) { throw error; } });`,
      },
    },
  ],
  'amqp-connection-manager': [
    {
      what: 'without heartbeats it comes back at once',
      code: `import amqp from 'amqp-connection-manager'; amqp.connect(urls, { heartbeatIntervalInSeconds: 0 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`heartbeatIntervalInSeconds: 0` is the wait before each reconnection as well: there is none.',
        fine: `import amqp from 'amqp-connection-manager'; amqp.connect(urls, { heartbeatIntervalInSeconds: 0, reconnectTimeInSeconds: 5 });`,
      },
    },
  ],
  requestretry: [],
  twilio: [
    {
      what: '`maxRetries` does nothing alone',
      code: `import twilio from 'twilio'; twilio(sid, token, { maxRetries: 5 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`maxRetries: 5` does nothing without `autoRetry: true`: nothing is tried again.',
        fine: `import twilio from 'twilio'; twilio(sid, token, { autoRetry: true, maxRetries: 5 });`,
      },
    },
  ],
  agenda: [],
  'retry-as-promised': [
    {
      what: '`timeout` is that of each attempt: it ends no retries',
      code: `import retry from 'retry-as-promised'; retry(load, { max: 4, timeout: 50 });`,
      verdict: { waits: [100, 110, 121] },
    },
  ],
  'typescript-retry-decorator': [
    {
      what: '`maxAttempts` counts what comes after the first one',
      code: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 1, backOff: 1000 }) async load() { return ask(); } }`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`maxAttempts: 1` counts retries: it makes 2 attempts.',
        fine: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 2, backOff: 1000 }) async load() { return ask(); } }`,
      },
    },
    {
      what: 'without `maxAttempts` it never gives up',
      code: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ backOff: 1000 }) async load() { return ask(); } }`,
      verdict: { rule: 'no-unbounded-retry', says: ENDLESS, fine: `import { Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 2, backOff: 1000 }) async load() { return ask(); } }` },
    },
    {
      what: '`maxInterval` does not hold the first wait down',
      code: `import { BackOffPolicy, Retryable } from 'typescript-retry-decorator'; class Api { @Retryable({ maxAttempts: 2, backOff: 5000, backOffPolicy: BackOffPolicy.ExponentialBackOffPolicy }) async load() { return ask(); } }`,
      verdict: { waits: [5000, 2000] },
    },
  ],
  zx: [
    { what: 'it waits once more after the last attempt', code: `import { retry } from 'zx'; retry(3, '1s', load);`, verdict: { because: 'no option changes it, so a report could ask for nothing' } },
  ],
  '@tanstack/pacer': [
    { what: 'the randomness may lead above `maxWait`', code: `import { asyncRetry } from '@tanstack/pacer'; asyncRetry(load, { maxWait: 1000, jitter: 0.2 });`, verdict: { because: 'by a fifth, which is what randomness is for' } },
  ],
  bottleneck: [
    {
      what: 'any answer but `null` and `undefined` asks for another attempt, and one that is no number for one at once',
      code: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); limiter.on('failed', (error, { retryCount }) => (retryCount < 3 ? 1000 : false));`,
      verdict: {
        rule: 'no-unbounded-retry',
        says: ENDLESS,
        fine: `import Bottleneck from 'bottleneck'; const limiter = new Bottleneck(); limiter.on('failed', (error, { retryCount }) => (retryCount < 3 ? 1000 : null));`,
      },
    },
  ],
  redlock: [],
  '@azure/storage-blob': [
    {
      what: 'the first wait is none, and the others are 1, 3, 7, … times `retryDelayInMs`',
      code: `import { BlobServiceClient } from '@azure/storage-blob'; new BlobServiceClient(url, credential, { retryOptions: { retryDelayInMs: 1000 } });`,
      verdict: { waits: [0, 1000, 3000] },
    },
  ],
  '@azure/core-amqp': [
    { what: '`maxRetryDelayInMs` does nothing where the wait is fixed', code: `import { ServiceBusClient } from '@azure/service-bus'; new ServiceBusClient(connection, { retryOptions: { retryDelayInMs: 5000, maxRetryDelayInMs: 1000 } });`, verdict: { waits: [5000, 5000, 5000] } },
  ],
  '@mistralai/mistralai': [
    {
      what: 'the randomness is lost at `maxInterval`',
      code: `import { Mistral } from '@mistralai/mistralai'; new Mistral({ retryConfig: { strategy: 'backoff', backoff: { initialInterval: 500, maxInterval: 5000, exponent: 1.5, maxElapsedTime: 60_000 } } });`,
      verdict: {
        rule: 'require-jitter',
        says: RANDOM_AT_CAP(5),
        fine: `import { Mistral } from '@mistralai/mistralai'; new Mistral({ retryConfig: { strategy: 'backoff', backoff: { initialInterval: 500, maxInterval: 5000, exponent: 1.5, maxElapsedTime: 5000 } } });`,
      },
    },
  ],
  'cohere-ai': [],
  '@upstash/redis': [],
  'contentful-management': [],
  '@hubspot/api-client': [
    {
      what: '`numberOfApiCallRetries` counts all attempts',
      code: `import { Client } from '@hubspot/api-client'; new Client({ numberOfApiCallRetries: 1 });`,
      verdict: { because: 'Nothing is tried again: there is no retry to report.' },
    },
  ],
  '@actions/http-client': [
    {
      what: '`maxRetries` does nothing alone',
      code: `import { HttpClient } from '@actions/http-client'; new HttpClient('agent', [], { maxRetries: 3 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`maxRetries: 3` does nothing without `allowRetries: true`: nothing is tried again.',
        fine: `import { HttpClient } from '@actions/http-client'; new HttpClient('agent', [], { allowRetries: true, maxRetries: 3 });`,
      },
    },
  ],
  '@vercel/fetch-retry': [
    { what: 'an HTTP-date in `Retry-After` is left unread', code: `import createFetch from '@vercel/fetch-retry'; createFetch(fetch)(url, { retry: {} });`, verdict: { because: 'no option changes it, so a report could ask for nothing' } },
  ],
  'tus-js-client': [],
  'apify-client': [],
  'react-use-websocket': [
    {
      what: 'nothing is tried again unless `shouldReconnect` says so',
      code: `import useWebSocket from 'react-use-websocket'; useWebSocket(url, { reconnectAttempts: 5 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`reconnectAttempts: 5` does nothing without `shouldReconnect`: nothing is tried again.',
        fine: `import useWebSocket from 'react-use-websocket'; useWebSocket(url, { shouldReconnect: () => true, reconnectAttempts: 5 });`,
      },
    },
  ],
  '@vueuse/core': [
    { what: 'an event source makes one attempt fewer than a socket', code: `import { useEventSource } from '@vueuse/core'; useEventSource(url, [], { autoReconnect: { retries: 3 } });`, verdict: { waits: [1000, 1000] } },
  ],
  phoenix: [],
  'subscriptions-transport-ws': [
    {
      what: 'the randomness is lost at 10 s',
      code: `import { SubscriptionClient } from 'subscriptions-transport-ws'; new SubscriptionClient(url, { reconnect: true });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(10), fine: `import { SubscriptionClient } from 'subscriptions-transport-ws'; new SubscriptionClient(url, { reconnect: true, reconnectionAttempts: 5 });` },
    },
  ],
  '@modelcontextprotocol/sdk': [
    {
      what: 'an object of options takes the place of all defaults',
      code: `import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'; new StreamableHTTPClientTransport(url, { reconnectionOptions: { initialReconnectionDelay: 500, maxReconnectionDelay: 4000, maxRetries: 4 } });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`maxRetries: 4` alone is too little: without `reconnectionDelayGrowFactor` no wait is a number, and the attempts follow each other at once.',
        fine: `import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'; new StreamableHTTPClientTransport(url, { reconnectionOptions: { initialReconnectionDelay: 500, maxReconnectionDelay: 4000, reconnectionDelayGrowFactor: 2, maxRetries: 4 } });`,
      },
    },
  ],
  '@nestjs/typeorm': [],
  ahooks: [
    { what: '`retryInterval` alone does nothing', code: `import { useRequest } from 'ahooks'; useRequest(load, { retryInterval: 1000 });`, verdict: { because: 'Nothing is tried again: there is no retry to report.' } },
  ],
  '@langchain/langgraph': [],
  '@trigger.dev/sdk': [
    {
      what: 'the randomness is lost at `maxTimeoutInMs`',
      code: `import { task } from '@trigger.dev/sdk'; task({ id: 'job', retry: { maxAttempts: 10, maxTimeoutInMs: 10_000 }, run: load });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(10), fine: `import { task } from '@trigger.dev/sdk'; task({ id: 'job', retry: { maxAttempts: 4, maxTimeoutInMs: 10_000 }, run: load });` },
    },
  ],
  moleculer: [
    { what: 'without `enabled` nothing is tried again', code: `import { ServiceBroker } from 'moleculer'; new ServiceBroker({ retryPolicy: { retries: 3 } });`, verdict: { because: 'Nothing is tried again: there is no retry to report.' } },
  ],
  rhea: [
    { what: 'a function given as `reconnect` is not told of the number of the attempt', code: `import rhea from 'rhea'; rhea.connect({ reconnect: (count) => 100 * 2 ** count });`, verdict: { because: 'it is told how often the connection stood: of that the waits hang, and nobody knows them' } },
  ],
  'aws-sdk': [
    {
      what: 'a promise for a wait ends the retries',
      code: `import AWS from 'aws-sdk'; new AWS.S3({ maxRetries: 4, retryDelayOptions: { customBackoff: async () => 500 } });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`retryDelayOptions.customBackoff` gives a promise where milliseconds are wanted: nothing is tried again.',
        fine: `import AWS from 'aws-sdk'; new AWS.S3({ maxRetries: 4, retryDelayOptions: { customBackoff: () => 500 } });`,
      },
    },
  ],
  'bluebird-retry': [
    { what: '`max_tries: 0` counts as if it were left out', code: `import retry from 'bluebird-retry'; retry(load, { max_tries: 0 });`, verdict: { waits: [1000, 1000, 1000, 1000] } },
  ],
  'backoff-rxjs': [],
  urllib: [],
  xior: [],
  alova: [],
  '@adobe/node-fetch-retry': [],
  'node-fetch-retry': [],
  web3: [
    { what: 'version 4 knows nothing of `reconnect`', code: `import Web3 from 'web3'; new Web3.providers.WebsocketProvider(url, { reconnect: { auto: true, delay: 1000 } });`, major: 4, verdict: { because: 'Its own pace holds: there is no option to report on.' } },
  ],
  centrifuge: [],
  'socketcluster-client': [
    {
      what: 'the randomness is lost at `maxDelay`',
      code: `import { create } from 'socketcluster-client'; create({ autoReconnectOptions: {} });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(60), fine: `import { create } from 'socketcluster-client'; create({ autoReconnectOptions: { multiplier: 1, maxDelay: 20_000 } });` },
    },
  ],
  'websocket-ts': [
    { what: 'the second wait comes first', code: `import { WebsocketBuilder, ExponentialBackoff } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(new ExponentialBackoff(100, 7)).build();`, verdict: { waits: [200, 400] } },
    { what: 'it does not in version 1', code: `import { WebsocketBuilder, ExponentialBackoff } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(new ExponentialBackoff(100, 3)).build();`, major: 1, verdict: { waits: [100, 200, 400, 400] } },
  ],
  '@hocuspocus/provider': [
    { what: 'a `delay` below `minDelay` throws, before the first attempt', code: `import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'; new HocuspocusProviderWebsocket({ url, delay: 500 });`, verdict: { because: 'It never connects: nobody misses that.' } },
  ],
  'y-websocket': [],
  'tmi.js': [
    { what: 'the second wait comes first', code: `import tmi from 'tmi.js'; new tmi.Client({ connection: { reconnect: true, reconnectInterval: 1000 } });`, verdict: { waits: [1500, 2250] } },
  ],
  'rpc-websockets': [
    {
      what: '`max_reconnects: 0` is without end',
      code: `import { Client } from 'rpc-websockets'; new Client(url, { max_reconnects: 0 });`,
      verdict: { rule: 'valid-retry-options', says: '`max_reconnects: 0` means without end.', fine: `import { Client } from 'rpc-websockets'; new Client(url, { max_reconnects: 10 });` },
    },
  ],
  '@polkadot/rpc-provider': [],
  'graphql-sse': [],
  '@sanity/client': [],
  '@azure/cosmos': [],
  'posthog-node': [],
  '@segment/analytics-node': [
    {
      what: 'the randomness is lost at a minute',
      code: `import { Analytics } from '@segment/analytics-node'; new Analytics({ writeKey, maxRetries: 10 });`,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(60), fine: `import { Analytics } from '@segment/analytics-node'; new Analytics({ writeKey, maxRetries: 5 });` },
    },
  ],
  '@launchdarkly/node-server-sdk': [],
  auth0: [
    {
      what: 'the randomness is lost at 10 s',
      code: `import { ManagementClient } from 'auth0'; new ManagementClient({ domain, token, retry: { maxRetries: 10 } });`,
      major: 4,
      verdict: { rule: 'require-jitter', says: RANDOM_AT_CAP(10), fine: `import { ManagementClient } from 'auth0'; new ManagementClient({ domain, token, retry: { maxRetries: 3 } });` },
    },
  ],
  '@shopify/graphql-client': [
    {
      what: 'more than 3 retries throw',
      code: `import { createAdminApiClient } from '@shopify/admin-api-client'; createAdminApiClient({ storeDomain, retries: 5 });`,
      verdict: { rule: 'valid-retry-options', says: '`retries: 5` throws above 3.', fine: `import { createAdminApiClient } from '@shopify/admin-api-client'; createAdminApiClient({ storeDomain, retries: 3 });` },
    },
    { what: 'the seconds of `Retry-After` are taken for milliseconds', code: `import { createAdminApiClient } from '@shopify/admin-api-client'; createAdminApiClient({ storeDomain, retries: 2 });`, verdict: { because: 'No option changes it.' } },
  ],
  '@datadog/datadog-api-client': [],
  '@influxdata/influxdb-client': [
    { what: 'the seconds of `Retry-After` are taken for milliseconds', code: `import { InfluxDB } from '@influxdata/influxdb-client'; new InfluxDB({ url, token, writeOptions: { maxRetries: 3 } });`, verdict: { because: 'No option changes it.' } },
  ],
  '@discordjs/rest': [],
  '@grammyjs/auto-retry': [
    { what: 'what fails without an answer is not counted', code: `import { autoRetry } from '@grammyjs/auto-retry'; bot.api.config.use(autoRetry({ maxRetryAttempts: 3 }));`, verdict: { because: 'What is answered ends after as many attempts as it says.' } },
  ],
  '@pinecone-database/pinecone': [],
  'neo4j-driver': [],
  'cassandra-driver': [],
  'better-queue': [
    { what: '`maxRetries` counts the first attempt as well', code: `import Queue from 'better-queue'; new Queue(upload, { maxRetries: 1, retryDelay: 700 });`, verdict: { because: 'Nothing is tried again: there is no retry to report.' } },
  ],
  'puppeteer-cluster': [],
  '@nestjs/microservices': [],
  'rabbitmq-client': [],
  tedious: [],
  i18next: [],
  swrv: [],
  'vue-request': [
    { what: 'without an end the waits do not grow', code: `import { useRequest } from 'vue-request'; useRequest(load, { errorRetryCount: -1 });`, verdict: { waits: [1000, 1000, 1000] } },
  ],
  'aws-cdk-lib': [],
  'hls.js': [],
  memjs: [
    { what: '`retries` counts the first attempt as well', code: `import memjs from 'memjs'; memjs.Client.create(servers, { retries: 1, retry_delay: 1 });`, verdict: { because: 'Nothing is tried again: there is no retry to report.' } },
  ],
  '@hapi/nes': [
    {
      what: '`retries: 0` is without end',
      code: `const Nes = require('@hapi/nes'); new Nes.Client(url).connect({ retries: 0 });`,
      verdict: { rule: 'valid-retry-options', says: '`retries: 0` means without end.', fine: `const Nes = require('@hapi/nes'); new Nes.Client(url).connect({ retries: 5 });` },
    },
  ],
  'aws-iot-device-sdk': [
    {
      what: 'a base above the ceiling throws',
      code: `import { device } from 'aws-iot-device-sdk'; device({ host, baseReconnectTimeMs: 5000, maximumReconnectTimeMs: 2000 });`,
      verdict: {
        rule: 'valid-retry-options',
        says: '`baseReconnectTimeMs: 5000` is above `maximumReconnectTimeMs` (2 s): it throws.',
        fine: `import { device } from 'aws-iot-device-sdk'; device({ host, baseReconnectTimeMs: 2000, maximumReconnectTimeMs: 5000 });`,
      },
    },
  ],
  'sse.js': [],
  pubnub: [],
  resumablejs: [
    {
      what: 'without `chunkRetryInterval` a chunk is sent again at once',
      code: `import Resumable from 'resumablejs'; new Resumable({ target: '/upload', maxChunkRetries: 3 });`,
      verdict: {
        rule: 'no-immediate-retry',
        says: 'Retries at once: 4 attempts with no wait in between.',
        fine: `import Resumable from 'resumablejs'; new Resumable({ target: '/upload', maxChunkRetries: 3, chunkRetryInterval: 1000 });`,
      },
    },
  ],
  '@gar/promise-retry': [
    { what: '`forever` repeats the last wait, where promise-retry begins anew', code: `import { promiseRetry } from '@gar/promise-retry'; promiseRetry((again) => load().catch(again), { forever: true, retries: 2 });`, verdict: { waits: [1000, 2000, 2000, 2000, 2000] } },
  ],
};
