import { describe, expect, test } from 'vitest';
import { editOf, expectEdit } from '../../test/expect-edit.js';
import { printHelper } from '../helpers/print-helper.js';
import { boundAttempts } from './bound-attempts.js';
import { capDelay } from './cap-delay.js';
import { guardClientErrors } from './guard-client-errors.js';
import { insertWait } from './insert-wait.js';
import { obeyRetryAfter } from './obey-retry-after.js';
import { useFullJitter } from './use-full-jitter.js';

describe('waits are made random', () => {
  test.each([
    ['by a default in the unit of its option', `import { client } from '@datadog/datadog-api-client';\nclient.createConfiguration({ enableRetry: true });`, `import { client } from '@datadog/datadog-api-client';\nclient.createConfiguration({ enableRetry: true, backoffBase: 2 * (1 + Math.random() / 2) });`],
    ['by a constant of another part of the library', `import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';\nnew LambdaInvoke(scope, 'Task', { lambdaFunction }).addRetry({ maxAttempts: 4 });`, `import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';\nimport { JitterType } from 'aws-cdk-lib/aws-stepfunctions';\nnew LambdaInvoke(scope, 'Task', { lambdaFunction }).addRetry({ maxAttempts: 4, jitterStrategy: JitterType.FULL });`],
    ['by the numbers of one of several policies', `import Hls from 'hls.js';\nnew Hls({ fragLoadingMaxRetry: 6 });`, `import Hls from 'hls.js';\nnew Hls({ fragLoadingMaxRetry: 6, fragLoadingRetryDelay: 1000 * (0.5 + Math.random()), fragLoadingMaxRetryTimeout: 8000 * (0.5 + Math.random()) });`],
    [
      'as the call is indented, and held down as the server was',
      `import { Agent, RetryAgent } from 'undici';\n{\n  agent = new RetryAgent(new Agent(), { maxRetries: 3 });\n}`,
      `import { Agent, RetryAgent } from 'undici';\n{\n  agent = new RetryAgent(new Agent(), { maxRetries: 3, retry: (error, { state, opts: { method, retryOptions } }, done) => {\n    const { statusCode, code, headers } = Object(error);\n    const isFinal = statusCode ? !retryOptions?.statusCodes?.includes(statusCode) : code && !retryOptions?.errorCodes?.includes(code);\n    if (isFinal || !retryOptions?.methods?.includes(method) || state.counter > 3) done(error);\n    else setTimeout(() => done(null), Math.min(fullJitter(state.counter - 1, { base: 500, cap: 30_000, retryAfter: headers?.['retry-after'] }), 30_000));\n  } });\n}\n\n// fullJitter`,
    ],
    ['by the option for that', `import pRetry from 'p-retry';\npRetry(load, { retries: 3 });`, `import pRetry from 'p-retry';\npRetry(load, { retries: 3, randomize: true });`],
    ['in an object that is made for it', `import pRetry from 'p-retry';\npRetry(load);`, `import pRetry from 'p-retry';\npRetry(load, { randomize: true });`],
    ['beside the other numbers of a wait', `import { Queue } from 'bullmq';\nnew Queue('a', { defaultJobOptions: { attempts: 3, backoff: { type: 'exponential', delay: 1000 } } });`, `import { Queue } from 'bullmq';\nnew Queue('a', { defaultJobOptions: { attempts: 3, backoff: { type: 'exponential', delay: 1000, jitter: 0.5 } } });`],
    ['in place of another value', `import { backOff } from 'exponential-backoff';\nbackOff(load, { jitter: 'none', startingDelay: 200 });`, `import { backOff } from 'exponential-backoff';\nbackOff(load, { jitter: 'full', startingDelay: 200 });`],
    ['beside options from elsewhere', `import { options } from './options.js';\nimport ky from 'ky';\nky(url, { ...options, retry: { limit: 3 } });`, `import { options } from './options.js';\nimport ky from 'ky';\nky(url, { ...options, retry: { limit: 3, jitter: true } });`],
    ['before what a caller hands in', `import pRetry from 'p-retry';\nexport const load = (url, options = { retries: 3 }) => pRetry(() => fetch(url), options);`, `import pRetry from 'p-retry';\nexport const load = (url, options = { retries: 3 }) => pRetry(() => fetch(url), { randomize: true, ...options });`],
    ['behind what the file spreads itself', `import pRetry from 'p-retry';\nconst common = { retries: 3 };\npRetry(load, { ...common, minTimeout: 200 });`, `import pRetry from 'p-retry';\nconst common = { retries: 3 };\npRetry(load, { ...common, minTimeout: 200, randomize: true });`],
    ['in the place of a number', `import ky from 'ky';\nky(url, { retry: 3 });`, `import ky from 'ky';\nky(url, { retry: { limit: 3, jitter: true } });`],
    ['on lines of their own', `import retry from 'retry';\nretry.operation({\n  retries: 4,\n  minTimeout: 100,\n});`, `import retry from 'retry';\nretry.operation({\n  retries: 4,\n  minTimeout: 100,\n  randomize: true,\n});`],
    ["by the library's own strategy", `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: axiosRetry.linearDelay() });`, `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: axiosRetry.exponentialDelay });`],
    ['by a strategy that is imported', `import { ConstantBackoff, handleAll, retry } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3, backoff: new ConstantBackoff(50) });`, `import { handleAll, retry, DelegateBackoff } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3, backoff: new DelegateBackoff(({ attempt }) => fullJitter(attempt - 1, { base: 50, cap: 30_000 })) });\n\n// fullJitter`],
  ])('%s', (_, before, after) => {
    expectEdit(useFullJitter, before, after);
  });

  test.each([
    ['with the numbers of a callback', `import Redis from 'ioredis';\nnew Redis({ retryStrategy: (times) => Math.min(100 * 2 ** times, 3000) });`, `import Redis from 'ioredis';\nnew Redis({ retryStrategy: (times) => fullJitter(times, { base: 100, cap: 3000 }) });\n\n// fullJitter`],
    ['of the library', `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: 4 });`, `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: 4, retryDelay: (attempt) => fullJitter(attempt, { base: 1000, cap: 30_000 }) });\n\n// fullJitter`],
    ['by the names that a callback has for its numbers', `import { createClient } from 'redis';\nimport { stepMs } from './settings.js';\ncreateClient({ socket: { reconnectStrategy: (retries) => retries * stepMs } });`, `import { createClient } from 'redis';\nimport { stepMs } from './settings.js';\ncreateClient({ socket: { reconnectStrategy: (retries) => fullJitter(0, { base: retries * stepMs, cap: 30_000 }) } });\n\n// fullJitter`],
    ['whatever else the options ask', `import { useQuery } from '@tanstack/react-query';\nconst useAnswer = (a, b) => useQuery({ queryFn, retry: 4, enabled: a !== null && b !== '' });`, `import { useQuery } from '@tanstack/react-query';\nconst useAnswer = (a, b) => useQuery({ queryFn, retry: 4, enabled: a !== null && b !== '', retryDelay: (attempt) => fullJitter(attempt, { base: 1000, cap: 30_000 }) });\n\n// fullJitter`],
    ['beside what is said of another option', `import { useQuery } from '@tanstack/react-query';\nuseQuery({\n  retry: 4,\n  staleTime: 60_000, // a minute\n});`, `import { useQuery } from '@tanstack/react-query';\nuseQuery({\n  retry: 4,\n  staleTime: 60_000, // a minute\n  retryDelay: (attempt) => fullJitter(attempt, { base: 1000, cap: 30_000 }),\n});\n\n// fullJitter`],
    ['beside the options that a spread brings along', `import { QueryClient } from '@tanstack/react-query';\nconst config = { defaultOptions: { queries: { retry: 2 } } };\nlog(config);\nnew QueryClient({ ...config, mutationCache });`, `import { QueryClient } from '@tanstack/react-query';\nconst config = { defaultOptions: { queries: { retry: 2 } } };\nlog(config);\nnew QueryClient({ ...config, mutationCache, defaultOptions: { ...config.defaultOptions, queries: { ...config.defaultOptions?.queries, retryDelay: (attempt) => fullJitter(attempt, { base: 1000, cap: 30_000 }) } } });\n\n// fullJitter`],
    ['before what a caller hands in beside them', `import { QueryClient } from '@tanstack/react-query';\nexport const client = (config = {}) => new QueryClient({\n  defaultOptions: {\n    queries: {\n      retry: 4,\n      ...config.queries,\n    },\n  },\n});`, `import { QueryClient } from '@tanstack/react-query';\nexport const client = (config = {}) => new QueryClient({\n  defaultOptions: {\n    queries: {\n      retry: 4,\n      retryDelay: (attempt) => fullJitter(attempt, { base: 1000, cap: 30_000 }),\n      ...config.queries,\n    },\n  },\n});\n\n// fullJitter`],
    ['of one wait that is the same each time', `import { retry, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: 1000 }));`, `import { retry, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: (_, attempt) => timer(fullJitter(attempt - 1, { base: 1000, cap: 30_000 })) }));\n\n// fullJitter`],
    ['beside the number that a constant is', `import { retry, timer } from 'rxjs';\nconst RETRIES = 3;\nlog(RETRIES);\nsource.pipe(retry(RETRIES));`, `import { retry, timer } from 'rxjs';\nconst RETRIES = 3;\nlog(RETRIES);\nsource.pipe(retry({ count: RETRIES, delay: (_, attempt) => timer(fullJitter(attempt - 1, { base: 100, cap: 30_000 })) }));\n\n// fullJitter`],
    ['of a request, whose client knows no strategies', `import axios from 'axios';\nimport 'axios-retry';\naxios.get(url, { 'axios-retry': { retryDelay: () => 500 } });`, `import axios from 'axios';\nimport 'axios-retry';\naxios.get(url, { 'axios-retry': { retryDelay: (attempt) => fullJitter(attempt - 1, { base: 500, cap: 30_000 }) } });\n\n// fullJitter`],
  ])('by the helper, %s', (_, before, after) => {
    expectEdit(useFullJitter, before, after);
  });

  test.each([
    ['the ceiling would take that away again, however slowly they grow', `import pRetry from 'p-retry';\npRetry(load, { retries: 9, minTimeout: 2000, maxTimeout: 2000 });`],
    ['the other numbers of the wait are given where the queue was made', `import { Queue } from 'bullmq';\nconst queue = new Queue('a', { defaultJobOptions: { backoff: { type: 'exponential', delay: 1000 } } });\nqueue.add('b', data, { attempts: 3 });`],
    ['the library knows no such option', `import Queue from 'bull';\nnew Queue('a', { defaultJobOptions: { attempts: 3, backoff: { type: 'exponential', delay: 1000 } } });`],
    ['a callback has two waits', `import Redis from 'ioredis';\nnew Redis({ retryStrategy(times) { if (times > 9) return times * 1000; return times * 100; } });`],
    ['a callback has them worked out elsewhere', `import Redis from 'ioredis';\nimport { delayOf } from './delays.js';\nnew Redis({ retryStrategy: (times) => (times > 9 ? null : delayOf(times)) });`],
    ['a callback has a number of its own for what the library works out', `import got from 'got';\ngot(url, { retry: { calculateDelay: ({ computedValue }) => computedValue / 10 } });`],
    ['two operators wait', `import { delayWhen, mergeMap, retryWhen, timer } from 'rxjs';\nsource.pipe(retryWhen((errors) => errors.pipe(delayWhen((_, i) => timer(i * 1000)), mergeMap((_, i) => timer(i * 500)))));`],
    ['a caller says that they are not to be', `import pRetry from 'p-retry';\nexport const load = (url, options = { retries: 3, randomize: false }) => pRetry(() => fetch(url), options);`],
    ['the file makes the options of what a caller hands in', `import pRetry from 'p-retry';\nconst withDefaults = (options = {}) => ({ ...options, retries: options.retries ?? undefined });\nexport const load = (url, options) => pRetry(() => fetch(url), withDefaults(options));`],
    ['the options are used elsewhere as well, and nested', `import ky from 'ky';\nconst options = { retry: { limit: 3 } };\nlog(options);\nky(url, options);`],
  ])('not where %s', (_, before) => {
    expectEdit(useFullJitter, before, null);
  });
});

test('waits come to their ceiling later, so that it takes their randomness away no more', () => {
  expectEdit(useFullJitter, `import pRetry from 'p-retry';\npRetry(load, { retries: 9, minTimeout: 100, maxTimeout: 2000 });`, `import pRetry from 'p-retry';\npRetry(load, { retries: 9, minTimeout: 100, maxTimeout: 2000, factor: 1.4, randomize: true });`);
  const growing = (constant: string, factor: string): string => `import pRetry from 'p-retry';\n${constant}pRetry(load, { retries: 9, minTimeout: 100, maxTimeout: 2000, factor: ${factor} });`;
  expectEdit(useFullJitter, growing('const FACTOR = 2;\n', 'FACTOR'), growing('', '1.4, randomize: true'));
  expectEdit(useFullJitter, growing('export const FACTOR = 2;\n', 'FACTOR'), growing('export const FACTOR = 2;\n', '1.4, randomize: true'));
});

describe("waits are made random in the library's own words", () => {
  test.each([
    ['by what makes a schedule random', `import { Effect, Schedule } from 'effect';\nEffect.retry(load, Schedule.exponential('1 seconds').pipe(Schedule.compose(Schedule.recurs(3))));`, `import { Effect, Schedule } from 'effect';\nEffect.retry(load, Schedule.jittered(Schedule.exponential('1 seconds').pipe(Schedule.compose(Schedule.recurs(3)))));`],
    ['by another name', `import { Effect, Schedule as S } from 'effect';\nEffect.retry(load, { times: 3, schedule: S.exponential('1 seconds') });`, `import { Effect, Schedule as S } from 'effect';\nEffect.retry(load, { times: 3, schedule: S.jittered(S.exponential('1 seconds')) });`],
    ['in a list', `import { HubConnectionBuilder } from '@microsoft/signalr';\nnew HubConnectionBuilder().withAutomaticReconnect([1000, 2000, 4000]);`, `import { HubConnectionBuilder } from '@microsoft/signalr';\nnew HubConnectionBuilder().withAutomaticReconnect([1000, 2000, 4000].map((delayMs) => delayMs * (0.5 + Math.random() / 2)));`],
    ['in a list that others may leave out', `import { Upload } from 'tus-js-client';\nclass Sender { constructor(options) { this.options = { retryDelays: [0, 1000, 3000], ...options }; } send(file) { return new Upload(file, { retryDelays: this.options.retryDelays }); } }`, `import { Upload } from 'tus-js-client';\nclass Sender { constructor(options) { this.options = { retryDelays: [0, 1000, 3000], ...options }; } send(file) { return new Upload(file, { retryDelays: this.options.retryDelays?.map((delayMs) => delayMs * (0.5 + Math.random() / 2)) }); } }`],
    ['in a list of its own', `import { HubConnectionBuilder } from '@microsoft/signalr';\nnew HubConnectionBuilder().withAutomaticReconnect();`, `import { HubConnectionBuilder } from '@microsoft/signalr';\nnew HubConnectionBuilder().withAutomaticReconnect([0, 2000, 10000, 30000].map((delayMs) => delayMs * (0.5 + Math.random() / 2)));`],
    ['by the options of a strategy', `import backoff from 'backoff';\nconst call = backoff.call(load, done);\ncall.setStrategy(new backoff.ExponentialStrategy({ initialDelay: 50 }));\ncall.failAfter(5);`, `import backoff from 'backoff';\nconst call = backoff.call(load, done);\ncall.setStrategy(new backoff.ExponentialStrategy({ initialDelay: 50, randomisationFactor: 0.5 }));\ncall.failAfter(5);`],
    ['by the generator of a strategy', `import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff({ generator: noJitterGenerator, initialDelay: 50 }) });`, `import { ExponentialBackoff, handleAll, retry, decorrelatedJitterGenerator } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff({ generator: decorrelatedJitterGenerator, initialDelay: 50 }) });`],
    ['once for each client', `import { WebSocket } from 'partysocket';\nnew WebSocket(url, [], { maxRetries: 9, minReconnectionDelay: 500 });`, `import { WebSocket } from 'partysocket';\nnew WebSocket(url, [], { maxRetries: 9, minReconnectionDelay: 500 * (1 + Math.random()), maxReconnectionDelay: 10_000 * (0.5 + Math.random() / 2) });`],
    ['once for each client, but for what is drawn already', `import Socket from 'reconnecting-websocket';\nnew Socket(url, [], { maxRetries: 9 });`, `import Socket from 'reconnecting-websocket';\nnew Socket(url, [], { maxRetries: 9, maxReconnectionDelay: 10_000 * (0.5 + Math.random() / 2) });`],
    ['in the quotes of the file', `import { backOff } from "exponential-backoff";\nbackOff(load, { numOfAttempts: 5 });`, `import { backOff } from "exponential-backoff";\nbackOff(load, { numOfAttempts: 5, jitter: "full" });`],
    ['by a function that waits', `import { request } from 'gaxios';\nrequest({ url, retryConfig: { retry: 4 } });`, `import { request } from 'gaxios';\nrequest({ url, retryConfig: { retry: 4, retryBackoff: (_, waitMs) => new Promise((resolve) => { setTimeout(resolve, waitMs * (0.5 + Math.random() / 2)); }) } });`],
    ['over what a function gives', `import { backOff } from 'exponential-backoff';\nconst options = () => ({ numOfAttempts: 5 });\nbackOff(load, options());`, `import { backOff } from 'exponential-backoff';\nconst options = () => ({ numOfAttempts: 5 });\nbackOff(load, { ...options(), jitter: 'full' });`],
    ['where the options are set on a client', `import * as rax from 'retry-axios';\nclient.defaults.raxConfig = { retry: 4 };\nrax.attach(client);`, `import * as rax from 'retry-axios';\nclient.defaults.raxConfig = { retry: 4, jitter: 'full' };\nrax.attach(client);`],
    ['in the last of several arguments', `import axios from 'axios';\nimport 'retry-axios';\naxios.get(url, { raxConfig: { retry: 4 } });`, `import axios from 'axios';\nimport 'retry-axios';\naxios.get(url, { raxConfig: { retry: 4, jitter: 'full' } });`],
    ['below a ceiling that no option moves', `import { Storage } from '@google-cloud/storage';\nnew Storage({ retryOptions: { maxRetries: 5, maxRetryDelay: 30 } });`, `import { Storage } from '@google-cloud/storage';\nnew Storage({ retryOptions: { maxRetries: 5, maxRetryDelay: 30, retryDelayMultiplier: 1.5 } });`],
    ['by another way than the one that a call inherits', `import { customizeRetry } from 'ts-retry-promise';\nconst quickly = customizeRetry({ retries: 2, delay: 50, backoff: 'LINEAR' });\nquickly(load);`, `import { customizeRetry } from 'ts-retry-promise';\nconst quickly = customizeRetry({ retries: 2, delay: 50, backoff: 'LINEAR' });\nquickly(load, { backoff: (attempt) => fullJitter(attempt - 1, { base: 50, cap: 300_000 }) });\n\n// fullJitter`],
    ['over what is spread', `import Redis from 'ioredis';\nclass Cache { static options = { retryStrategy: (times) => times * 200 }; client = new Redis({ host, ...Cache.options }); }`, `import Redis from 'ioredis';\nclass Cache { static options = { retryStrategy: (times) => fullJitter(0, { base: 200 * times, cap: 30_000 }) }; client = new Redis({ host, ...Cache.options }); }\n\n// fullJitter`],
  ])('%s', (_, before, after) => {
    expectEdit(useFullJitter, before, after);
  });
});

describe('waits are made random where a callback decides on more than them', () => {
  const client = (callback: string): string => `import Redis from 'ioredis';\nnew Redis({ retryStrategy${callback} });`;

  test.each([
    ['in what it answers', client('(times) { if (times > 9) return null; return times * 100; }'), client('(times) { if (times > 9) return null; return fullJitter(0, { base: 100 * times, cap: 30_000 }); }')],
    ['in a constant', client(': (times) => { const delay = Math.min(100 * 2 ** times, 3000); console.warn(delay); return delay; }'), client(': (times) => { const delay = fullJitter(times, { base: 100, cap: 3000 }); console.warn(delay); return delay; }')],
    ['in a timer', `import { retry, throwError, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: (error, n) => (error.status === 404 ? throwError(() => error) : timer(n * 1000)) }));`, `import { retry, throwError, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: (error, n) => (error.status === 404 ? throwError(() => error) : timer(fullJitter(0, { base: 1000 * n, cap: 30_000 }))) }));`],
    ['beside what it notes', `import { retry, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: (error, n) => { console.warn(error); return timer(2 ** n * 1000); } }));`, `import { retry, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: (error, n) => { console.warn(error); return timer(fullJitter(n, { base: 1000, cap: 30_000 })); } }));`],
    ["beside what it notes, not by the library's own", `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: (count) => { console.warn(count); return count * 1000; } });`, `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: (count) => { console.warn(count); return fullJitter(0, { base: 1000 * count, cap: 30_000 }); } });`],
    ['where it waits by itself', `import { createClient } from 'graphql-ws';\ncreateClient({ url, retryWait: async (retries) => { await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** retries)); } });`, `import { createClient } from 'graphql-ws';\ncreateClient({ url, retryWait: async (retries) => { await new Promise((resolve) => setTimeout(resolve, fullJitter(retries, { base: 1000, cap: 30_000 }))); } });`],
    ['in a strategy', `import { DelegateBackoff, handleAll, retry } from 'cockatiel';\nretry(handleAll, { maxAttempts: 4, backoff: new DelegateBackoff(({ attempt }) => attempt * 100) });`, `import { DelegateBackoff, handleAll, retry } from 'cockatiel';\nretry(handleAll, { maxAttempts: 4, backoff: new DelegateBackoff(({ attempt }) => fullJitter(0, { base: 100 * attempt, cap: 30_000 })) });`],
    ['in an operator that waits', `import { mergeMap, retryWhen, throwError, timer } from 'rxjs';\nsource.pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => (i >= 3 ? throwError(() => error) : timer((i + 1) * 1000))))));`, `import { mergeMap, retryWhen, throwError, timer } from 'rxjs';\nsource.pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => (i >= 3 ? throwError(() => error) : timer(fullJitter(0, { base: 1000 * (i + 1), cap: 30_000 })))))));`],
    ['where it reads its number', `import { HubConnectionBuilder } from '@microsoft/signalr';\nnew HubConnectionBuilder().withAutomaticReconnect({ nextRetryDelayInMilliseconds: (context) => (context.previousRetryCount < 5 ? 2 ** context.previousRetryCount * 1000 : null) });`, `import { HubConnectionBuilder } from '@microsoft/signalr';\nnew HubConnectionBuilder().withAutomaticReconnect({ nextRetryDelayInMilliseconds: (context) => (context.previousRetryCount < 5 ? fullJitter(context.previousRetryCount, { base: 1000, cap: 30_000 }) : null) });`],
    ['in one of two ways', client(': (times) => (times > 9 ? null : times * 100)'), client(': (times) => (times > 9 ? null : fullJitter(0, { base: 100 * times, cap: 30_000 }))')],
    [
      'where it is told by a member',
      `import { retryAsync } from 'ts-retry';\nretryAsync(load, { maxTry: 4, delay: ({ currentTry }) => { console.warn(currentTry); return currentTry * 100; } });`,
      `import { retryAsync } from 'ts-retry';\nretryAsync(load, { maxTry: 4, delay: ({ currentTry }) => { console.warn(currentTry); return fullJitter(0, { base: 100 * currentTry, cap: 30_000 }); } });`,
    ],
  ])('%s', (_, before, after) => {
    expectEdit(useFullJitter, before, `${after}\n\n// fullJitter`);
  });
});

describe('what the library exports is taken', () => {
  const call = (library: string): string => `${library}retry(${library}handleAll, { maxAttempts: 3`;
  const own = (strategy: string): string => `, backoff: new ${strategy}() });`;

  test.each([
    ['from all that a file imports', `import * as cockatiel from 'cockatiel';\n${call('cockatiel.')}`, own('cockatiel.ExponentialBackoff')],
    ['from all that a file requires', `const cockatiel = require('cockatiel');\n${call('cockatiel.')}`, own('cockatiel.ExponentialBackoff')],
    ['where it is required already', `const { ExponentialBackoff: Growing, handleAll, retry } = require('cockatiel');\n${call('')}`, own('Growing')],
  ])('%s', (_, before, after) => {
    expectEdit(insertWait, `${before} });`, `${before}${after}`);
  });

  test('beside what is required', () => {
    expectEdit(insertWait, `const { handleAll, retry } = require('cockatiel');\n${call('')} });`, `const { handleAll, retry, ExponentialBackoff } = require('cockatiel');\n${call('')}${own('ExponentialBackoff')}`);
  });

  test('not from another module', () => {
    expectEdit(insertWait, `const { handleAll } = require('./policies.js');\nimport('cockatiel').then(({ retry }) => retry(handleAll, { maxAttempts: 3 }));`, null);
  });
});

describe('a wait comes in', () => {
  test.each([
    [`import axiosRetry from 'axios-retry';\naxiosRetry(client, { retries: 3 });`, `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retries: 3, retryDelay: axiosRetry.exponentialDelay });`],
    [`import { handleAll, retry } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3 });`, `import { handleAll, retry, ExponentialBackoff } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff() });`],
    [`import { retry } from 'rxjs';\nsource.pipe(retry(3));`, `import { retry, timer } from 'rxjs';\nsource.pipe(retry({ count: 3, delay: (_, attempt) => timer(fullJitter(attempt - 1, { base: 100, cap: 30_000 })) }));\n\n// fullJitter`],
  ])('%s', (before, after) => {
    expectEdit(insertWait, before, after);
  });
});

describe('waits get a ceiling', () => {
  test.each([
    [`import pRetry from 'p-retry';\npRetry(load, { retries: 9 });`, `import pRetry from 'p-retry';\npRetry(load, { retries: 9, maxTimeout: 30_000 });`],
    [`import { backOff } from 'exponential-backoff';\nbackOff(load, { numOfAttempts: 12, jitter: 'full' });`, `import { backOff } from 'exponential-backoff';\nbackOff(load, { numOfAttempts: 12, jitter: 'full', maxDelay: 30_000 });`],
  ])('%s', (before, after) => {
    expectEdit(capDelay, before, after);
  });

  test('with waits that grow more slowly, where that takes their randomness away', () => {
    expectEdit(capDelay, `import retry from 'async-retry';\nretry(load, { retries: 9 });`, `import retry from 'async-retry';\nretry(load, { retries: 9, maxTimeout: 30_000, factor: 1.5 });`);
    // A growth that the file states stays, where a higher ceiling leaves the waits random.
    // What only chance makes too long is cut where nobody minds.
    expectEdit(capDelay, `import pRetry from 'p-retry';\npRetry(load, { retries: 3, minTimeout: 10_000, randomize: true });`, `import pRetry from 'p-retry';\npRetry(load, { retries: 3, minTimeout: 10_000, randomize: true, maxTimeout: 60_000 });`);
    expectEdit(capDelay, `import retry from 'async-retry';\nretry(load, { retries: 6, factor: 2, minTimeout: 1000 });`, `import retry from 'async-retry';\nretry(load, { retries: 6, factor: 2, minTimeout: 1000, maxTimeout: 60_000 });`);
  });

  test('as a suggestion where nothing would be left of that', () => {
    expectEdit(capDelay, `import retry from 'async-retry';\nretry(load, { retries: 90 });`, `import retry from 'async-retry';\nretry(load, { retries: 90, maxTimeout: 30_000 });`, { safe: false });
  });
});

describe('attempts end', () => {
  test.each([
    ['counted as attempts', `import { backOff } from 'exponential-backoff';\nbackOff(load, { numOfAttempts: Infinity, maxDelay: 5000, jitter: 'full' });`, `import { backOff } from 'exponential-backoff';\nbackOff(load, { numOfAttempts: 5, maxDelay: 5000, jitter: 'full' });`],
    ['counted as retries', `import { handleAll, retry } from 'cockatiel';\nretry(handleAll, {});`, `import { handleAll, retry } from 'cockatiel';\nretry(handleAll, { maxAttempts: 4 });`],
    ['in the place of the switch', `import retry from 'async-retry';\nretry(load, { forever: true, maxTimeout: 5000 });`, `import retry from 'async-retry';\nretry(load, { retries: 4, maxTimeout: 5000 });`],
    ['in the function that says after which failures to go on', `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: (count, error) => { if (error.status === 401) return false; return true; } });`, `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: (count, error) => { if (error.status === 401) return false; return count < 4; } });`],
    ['beside what else that function asks', `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: (count, error) => error.status !== 404 || error.code === 'late' });`, `import { useQuery } from '@tanstack/react-query';\nuseQuery({ queryFn, retry: (count, error) => count < 4 && (error.status !== 404 || error.code === 'late') });`],
    ['by the number that stands beside the switch', `import retry from 'retry';\nretry.operation({ retries: 2, forever: true, maxTimeout: 5000 });`, `import retry from 'retry';\nretry.operation({ retries: 2, maxTimeout: 5000 });`],
  ])('%s', (_, before, after) => {
    expectEdit(boundAttempts, before, after);
  });
});

describe('client errors', () => {
  test('leave the list of statuses', () => {
    expectEdit(guardClientErrors, `import { ofetch } from 'ofetch';\nofetch(url, { retry: 3, retryStatusCodes: [404, 429, 503] });`, `import { ofetch } from 'ofetch';\nofetch(url, { retry: 3, retryStatusCodes: [429, 503] });`);
  });

  test.each([
    ['p-retry', `import axios from 'axios';\nimport pRetry from 'p-retry';\npRetry(() => axios.get(url), { retries: 3, randomize: true });`, `import axios from 'axios';\nimport pRetry from 'p-retry';\npRetry(() => axios.get(url), { retries: 3, randomize: true, shouldRetry: ({ error }) => { const status = error.response?.status ?? 0; return status < 400 || status >= 500 || [408, 425, 429].includes(status); } });`],
    ['exponential-backoff', `import got from 'got';\nimport { backOff } from 'exponential-backoff';\nbackOff(() => got(url));`, `import got from 'got';\nimport { backOff } from 'exponential-backoff';\nbackOff(() => got(url), { retry: (error) => { const status = error.response?.statusCode ?? 0; return status < 400 || status >= 500 || [408, 425, 429].includes(status); } });`],
    ['cockatiel', `import axios from 'axios';\nimport { handleAll, retry } from 'cockatiel';\nconst policy = retry(handleAll, { maxAttempts: 3 });\npolicy.execute(() => axios.get(url));`, `import axios from 'axios';\nimport { handleAll, retry, handleWhen } from 'cockatiel';\nconst policy = retry(handleWhen((error) => { const status = error.response?.status ?? 0; return status < 400 || status >= 500 || [408, 425, 429].includes(status); }), { maxAttempts: 3 });\npolicy.execute(() => axios.get(url));`],
  ])('are refused by a function: %s', (_, before, after) => {
    expectEdit(guardClientErrors, before, after);
  });

  test('are refused by a function that says what it reads, in TypeScript', () => {
    expectEdit(
      guardClientErrors,
      `import axios from 'axios';\nimport pRetry from 'p-retry';\npRetry(() => axios.get(url), { randomize: true });`,
      `import axios from 'axios';\nimport pRetry from 'p-retry';\npRetry(() => axios.get(url), { randomize: true, shouldRetry: ({ error }) => { const status = (error as Error & { response?: { status?: number } }).response?.status ?? 0; return status < 400 || status >= 500 || [408, 425, 429].includes(status); } });`,
      { filename: 'file.ts' },
    );
  });

  test('end by the function that says when all is done', () => {
    const call = (options: string): string => `import { retry } from 'wretch/middlewares';\nretry({ maxAttempts: 3${options} });`;
    expectEdit(guardClientErrors, call(''), call(', until: (response) => response !== undefined && (response.ok || (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)))'));
    expectEdit(guardClientErrors, call(', until: (response) => response?.ok'), null);
  });

  test('are left to a policy that names what it handles', () => {
    expectEdit(guardClientErrors, `import axios from 'axios';\nimport { handleType, retry } from 'cockatiel';\nconst policy = retry(handleType(Busy), { maxAttempts: 3 });\npolicy.execute(() => axios.get(url));`, null);
  });

  test('are left to a function that is there', () => {
    expectEdit(guardClientErrors, `import axios from 'axios';\nimport pRetry from 'p-retry';\npRetry(() => axios.get(url), { shouldRetry: () => true });`, null);
  });

  test('have no option where a client retries them in any case', () => {
    expectEdit(guardClientErrors, `import OpenAI from 'openai';\nnew OpenAI({ maxRetries: 3 });`, null);
  });
});

test('a function by its name works its own lengths out, where nothing else asks it', () => {
  const call = (wait: string, more = ''): string => `import axiosRetry from 'axios-retry';\nfunction delayFor(count) {\n  const delay = 2 ** count * 20_000;\n  return delay;\n}\n${more}axiosRetry(client, { retries: 3, retryDelay: ${wait} });`;
  const own = call('delayFor').replace('2 ** count * 20_000', 'fullJitter(count, { base: 20_000, cap: 160_000 })');
  expectEdit(useFullJitter, call('delayFor'), `${own}\n\n// fullJitter`);
  expectEdit(useFullJitter, call('delayFor', 'show(delayFor(1));\n'), call('axiosRetry.exponentialDelay', 'show(delayFor(1));\n'));
});

test('a strategy that obeys the server leaves that to the helper', () => {
  const call = (wait: string): string => `import axiosRetry, { exponentialDelay } from 'axios-retry';\naxiosRetry(client, { retries: 9, retryDelay: ${wait} });`;
  const own = (wait: string): string => call(wait).replace(', { exponentialDelay }', '');
  expectEdit(capDelay, call('(count, error) => { return exponentialDelay(count, error, 500); }'), `${own("(attempt, error) => fullJitter(attempt - 1, { base: 1200, cap: 30_000, retryAfter: error.response?.headers['retry-after'] })")}\n\n// fullJitter`);
  expectEdit(capDelay, call('(count) => exponentialDelay(count)'), `${own('(attempt) => fullJitter(attempt - 1, { base: 240, cap: 30_000 })')}\n\n// fullJitter`);
  const kept = (wait: string): string => `${call(wait)}\nexport { exponentialDelay };`;
  expectEdit(capDelay, kept('(count) => exponentialDelay(count)'), `${kept('(attempt) => fullJitter(attempt - 1, { base: 240, cap: 30_000 })')}\n\n// fullJitter`);
});

describe('the server is obeyed', () => {
  const noting = (parameters: string, wait: string): string => `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: (${parameters}) => { console.warn(count); return ${wait}; } });`;
  const helper = (holder: string): string => `fullJitter(0, { base: 500 * count, cap: 30_000, retryAfter: ${holder}.response?.headers['retry-after'] })`;

  test('by a function that does more than to answer', () => {
    expectEdit(obeyRetryAfter, noting('count', 'count * 500'), `${noting('count, error', helper('error'))}\n\n// fullJitter`);
    expectEdit(obeyRetryAfter, noting('count, failure', 'count * 500'), `${noting('count, failure', helper('failure'))}\n\n// fullJitter`);
  });

  test('not where the function cannot be told', () => {
    expectEdit(obeyRetryAfter, noting('count: number', 'count * 500'), null, { filename: 'file.ts' });
    expectEdit(obeyRetryAfter, noting('count, { code }', 'count * 500'), null);
  });

  test.each([
    [`import retrying from 'fetch-retry';\nconst request = retrying(fetch, { retryOn: [429, 503] });`, `import retrying from 'fetch-retry';\nconst request = retrying(fetch, { retryOn: [429, 503], retryDelay: (attempt, error, response) => fullJitter(attempt, { base: 1000, cap: 30_000, retryAfter: response?.headers.get('retry-after') }) });\n\n// fullJitter`],
    [`import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: (count) => 500 * 2 ** count });`, `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retryDelay: (attempt, error) => fullJitter(attempt - 1, { base: 1000, cap: 30_000, retryAfter: error.response?.headers['retry-after'] }) });\n\n// fullJitter`],
  ])('%s', (before, after) => {
    expectEdit(obeyRetryAfter, before, after);
  });
});

test('the server is obeyed where a call of the helper sets the waits', () => {
  const helper = printHelper('full', { typescript: false, name: 'fullJitter' });
  const call = (parameters: string, options: string): string =>
    `import retrying from 'fetch-retry';\nconst request = retrying(fetch, { retryOn: [429, 503], retryDelay: (${parameters}) => fullJitter(attempt, { base: 1000, cap: 30_000${options} }) });\n\n`;
  expectEdit(obeyRetryAfter, `${call('attempt', '')}${helper}`, `${call('attempt, error, response', `, retryAfter: response?.headers.get('retry-after')`)}// fullJitter`);
});

describe('client errors end the retries inside the function that is repeated', () => {
  const permanent = (status: string) => `${status} >= 400 && ${status} < 500 && ![408, 425, 429].includes(${status})`;
  const caught = (error: string) => `.catch((error) => { const status = error.response?.status ?? 0; if (${permanent('status')}) throw ${error}; throw error; })`;

  test.each([
    [
      'by an error of the library',
      `import pRetry from 'p-retry';\npRetry(async () => {\n  const response = await fetch(url);\n  if (!response.ok) {\n    throw new Error('failed');\n  }\n  return response.json();\n});`,
      `import pRetry, { AbortError } from 'p-retry';\npRetry(async () => {\n  const response = await fetch(url);\n  if (!response.ok) {\n    if (${permanent('response.status')}) throw new AbortError(new Error('failed'));\n    throw new Error('failed');\n  }\n  return response.json();\n});`,
    ],
    [
      'by a member of the error',
      `import retry from 'async-retry';\nretry(async () => {\n  const response = await fetch(url);\n  if (!response.ok) {\n    throw new Error('failed');\n  }\n  return response.json();\n});`,
      `import retry from 'async-retry';\nretry(async () => {\n  const response = await fetch(url);\n  if (!response.ok) {\n    if (${permanent('response.status')}) throw Object.assign(new Error('failed'), { bail: true });\n    throw new Error('failed');\n  }\n  return response.json();\n});`,
    ],
    [
      'in a chain',
      `import retry from 'async-retry';\nretry(() => fetch(url).then((response) => {\n  if (!response.ok) {\n    throw new Error('failed');\n  }\n  return response;\n}));`,
      `import retry from 'async-retry';\nretry(() => fetch(url).then((response) => {\n  if (!response.ok) {\n    if (${permanent('response.status')}) throw Object.assign(new Error('failed'), { bail: true });\n    throw new Error('failed');\n  }\n  return response;\n}));`,
    ],
    [
      'where the client throws',
      `import retry from 'async-retry';\nimport axios from 'axios';\nretry(async () => {\n  const { data } = await axios.get(url);\n  return data;\n});`,
      `import retry from 'async-retry';\nimport axios from 'axios';\nretry(async () => {\n  const { data } = await axios.get(url)${caught('Object.assign(error, { bail: true })')};\n  return data;\n});`,
    ],
  ])('%s', (_, before, after) => {
    expectEdit(guardClientErrors, before, after);
  });

  test('by an error that the code has put something on', () => {
    const thrown = 'Object.assign(new Error(\'failed\'), { response })';
    const before = (guard: string): string => `import pRetry, { AbortError } from 'p-retry';\npRetry(async () => {\n  const response = await fetch(url);\n  if (!response.ok) {\n${guard}    throw ${thrown};\n  }\n  return response.json();\n});`;
    expectEdit(guardClientErrors, before(''), before(`    if (${permanent('response.status')}) throw new AbortError(${thrown});\n`));
  });

  test('in the check behind one that ends them', () => {
    const before = (guard: string): string => `import retry from 'async-retry';\nretry(async () => {\n  const response = await fetch(url);\n  if (response.status === 403) throw Object.assign(new Error('refused'), { status: 403, bail: true });\n  if (!response.ok) {\n${guard}    throw new Error('failed');\n  }\n  return response.json();\n});`;
    expectEdit(guardClientErrors, before(''), before(`    if (${permanent('response.status')}) throw Object.assign(new Error('failed'), { bail: true });\n`));
  });

  test('in the check that throws, of two', () => {
    const before = (guard: string): string => `import retry from 'async-retry';\nretry(async (bail) => {\n  const response = await fetch(url);\n  if (response.status === 403) return bail(new Error('refused'));\n  if (!response.ok) {\n${guard}    throw new Error('failed');\n  }\n  return response.json();\n});`;
    expectEdit(guardClientErrors, before(''), before(`    if (${permanent('response.status')}) throw Object.assign(new Error('failed'), { bail: true });\n`));
  });

  test.each([
    ['the error is made elsewhere', `import retry from 'async-retry';\nretry(async () => {\n  const response = await fetch(url);\n  check(response);\n  if (!response.ok) throw failed(response);\n  return response.json();\n});`],
    ['the response has no name', `import retry from 'async-retry';\nretry(async () => {\n  if (!(await fetch(url)).ok) throw new Error('failed');\n});`],
    ['the library has no such error', `import { retryAsync } from 'ts-retry';\nimport axios from 'axios';\nretryAsync(() => axios.get(url));`],
  ])('not where %s', (_, before) => {
    expectEdit(guardClientErrors, before, null);
  });
});

describe('client errors end the retries by a function that is told of the status', () => {
  const attached = (thrown: string): string => `Object.assign(${thrown}, { status: response.status })`;
  const checked = (thrown: string): string => `async () => {\n  const response = await fetch(url);\n  if (!response.ok) throw ${thrown};\n  return response.json();\n}`;

  test.each([
    [
      'which answers',
      `import { backOff } from 'exponential-backoff';\nbackOff(${checked("new Error('failed')")}, { jitter: 'full' });`,
      `import { backOff } from 'exponential-backoff';\nbackOff(${checked(attached("new Error('failed')"))}, { jitter: 'full', retry: (error) => { const status = error.status ?? 0; return status < 400 || status >= 500 || [408, 425, 429].includes(status); } });`,
    ],
    [
      'which aborts',
      `import { retry } from '@lifeomic/attempt';\nretry(${checked("new Error('failed')")}, { jitter: true });`,
      `import { retry } from '@lifeomic/attempt';\nretry(${checked(attached("new Error('failed')"))}, { jitter: true, handleError: (error, context) => { const status = error.status ?? 0; if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) context.abort(); } });`,
    ],
    [
      'of a client that throws',
      `import { retry } from '@lifeomic/attempt';\nimport axios from 'axios';\nretry(() => axios.get(url));`,
      `import { retry } from '@lifeomic/attempt';\nimport axios from 'axios';\nretry(() => axios.get(url), { handleError: (error, context) => { const status = error.response?.status ?? 0; if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) context.abort(); } });`,
    ],
  ])('%s', (_, before, after) => {
    expectEdit(guardClientErrors, before, after);
  });

  test('as a suggestion where the error is of a class from elsewhere', () => {
    const before = (thrown: string): string => `import { HttpError } from './errors.js';\nimport { backOff } from 'exponential-backoff';\nbackOff(${checked(thrown)}`;
    const made = 'new HttpError(response)';
    expectEdit(guardClientErrors, `${before(made)});`, `${before(attached(made))}, { retry: (error) => { const status = error.status ?? 0; return status < 400 || status >= 500 || [408, 425, 429].includes(status); } });`, { safe: false });
  });
});

describe('code that asks for each next attempt itself asks for none after client errors', () => {
  const permanent = 'status >= 400 && status < 500 && ![408, 425, 429].includes(status)';
  const again = (handler: string): string => `import promiseRetry from 'promise-retry';\nimport axios from 'axios';\npromiseRetry((retry) => axios.get(url).catch(${handler}));`;
  const caught = (handler: string): string => `import promiseRetry from 'promise-retry';\nimport axios from 'axios';\npromiseRetry(async (retry) => {\n  try {\n    return await axios.get(url);\n  } catch (error) {\n${handler}\n  }\n});`;
  const operation = (handler: string): string => `import retry from 'retry';\nimport axios from 'axios';\nfunction load(done) {\n  const operation = retry.operation();\n  operation.attempt(async () => {\n    try {\n      done(null, await axios.get(url));\n    } catch (error) {\n${handler}\n      done(operation.mainError());\n    }\n  });\n}`;

  test.each([
    ['by a handler', again('retry'), again(`(error) => { const status = error.response?.status ?? 0; if (${permanent}) throw error; return retry(error); }`)],
    ['in a handler', again('(error) => retry(error)'), again(`(error) => { const status = error.response?.status ?? 0; if (${permanent}) throw error; return retry(error); }`)],
    ['in a catch', caught('    retry(error);'), caught(`    const status = error.response?.status ?? 0;\n    if (${permanent}) throw error;\n    retry(error);`)],
    [
      'by an operation, which keeps the error',
      operation('      if (operation.retry(error)) return;'),
      operation(`      const status = error.response?.status ?? 0;\n      if (${permanent}) operation.stop();\n      if (operation.retry(error)) return;`),
    ],
  ])('%s', (_, before, after) => {
    expectEdit(guardClientErrors, before, after);
  });

  test('with the status of an error that has to be told what it is', () => {
    const before = (guard: string): string => `import promiseRetry from 'promise-retry';\nimport axios from 'axios';\npromiseRetry(async (retry) => {\n  try {\n    return await axios.get(url);\n  } catch (error) {\n${guard}    return retry(error as Error);\n  }\n});`;
    expectEdit(guardClientErrors, before(''), before(`    const status = (error as Error & { response?: { status?: number } }).response?.status ?? 0;\n    if (${permanent}) throw error;\n`), { filename: 'file.ts' });
  });

  test.each([
    ['it is asked for in two places', caught("    if (error.code === 'ETIMEDOUT') retry(error);\n    else retry(error);")],
    ['the function for that goes elsewhere', `import promiseRetry from 'promise-retry';\nimport axios from 'axios';\npromiseRetry((retry) => wrapped(axios.get(url), retry));`],
  ])('not where %s', (_, before) => {
    expectEdit(guardClientErrors, before, null);
  });
});

describe('client errors end the retries of a request in a pipe', () => {
  const refuses = '(error, attempt) => (error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status) ? throwError(() => error) : timer(fullJitter(attempt - 1, { base: 100, cap: 30_000 })))';
  const service = (imports: string, operators: string) => `import { HttpClient } from '@angular/common/http';\n${imports}\nclass Api {\n  constructor(private http: HttpClient) {}\n  read() {\n    return this.http.get(url).pipe(${operators});\n  }\n}`;

  test.each([
    ['by what comes in', service(`import { retry } from 'rxjs';`, 'retry(3)'), `${service(`import { retry, throwError, timer } from 'rxjs';`, `retry({ count: 3, delay: ${refuses} })`)}\n\n// fullJitter`],
    ['by what is imported from the whole', service(`import { retry } from 'rxjs/operators';`, 'retry(3)'), `${service(`import { retry } from 'rxjs/operators';\nimport { throwError, timer } from 'rxjs';`, `retry({ count: 3, delay: ${refuses} })`)}\n\n// fullJitter`],
  ])('%s', (_, before, after) => {
    expectEdit(guardClientErrors, before, after);
  });

  test('in the place of a function that only waits', () => {
    const waiting = service(`import { retry, timer } from 'rxjs';`, 'retry({ count: 3, delay: () => timer(1000) })');
    const refusing = '(error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status) ? throwError(() => error) : timer(fullJitter(attempt - 1, { base: 1000, cap: 30_000 })))';
    expectEdit(guardClientErrors, waiting, `${service(`import { retry, timer, throwError } from 'rxjs';`, `retry({ count: 3, delay: (error, attempt) => ${refusing} })`)}\n\n// fullJitter`);
  });

  test('not where a function says already what is final', () => {
    expectEdit(guardClientErrors, service(`import { retry, throwError, timer } from 'rxjs';`, 'retry({ count: 3, delay: (error, n) => (n > 2 ? throwError(() => error) : timer(1000)) })'), null);
  });
});

test('what a callback tells of its wait is what it waits', () => {
  expectEdit(
    useFullJitter,
    `import axiosRetry from 'axios-retry';
axiosRetry(client, {
  retries: 3,
  retryDelay: (count) => {
    console.log('waits', count * 500);
    return count * 500;
  },
});
`,
    `import axiosRetry from 'axios-retry';
axiosRetry(client, {
  retries: 3,
  retryDelay: (count) => {
    const delay = fullJitter(0, { base: 500 * count, cap: 30_000 });
    console.log('waits', delay);
    return delay;
  },
});

// fullJitter
`,
  );
});

test('a function that only the library runs throws what ends the retries, but for what does already', () => {
  const load = (uses: string) => (ends: string) => `import pRetry, { AbortError } from 'p-retry';
async function load(url) {
  const response = await fetch(url);
  if (response.status === 404) throw new AbortError('not there');
  if (!response.ok) {${ends}
    throw new Error('failed');
  }
  return response.json();
}
${uses}
`;
  const [alone, shared] = [load('pRetry(() => load(url), { retries: 3 });'), load('pRetry(() => load(url), { retries: 3 });\nload(other);')];
  const end = '\n    if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) throw new AbortError(new Error(\'failed\'));';
  expectEdit(guardClientErrors, alone(''), alone(end));
  expect(editOf(guardClientErrors, shared(''))?.safe ?? false).toBe(false);
});

test('a function that works out the waits keeps its own numbers, where the library has others to offer', () => {
  expectEdit(
    useFullJitter,
    `import axiosRetry from 'axios-retry';
axiosRetry(client, { retries: 3, retryDelay: (count) => count * 2000 });
`,
    `import axiosRetry from 'axios-retry';
axiosRetry(client, { retries: 3, retryDelay: (count) => fullJitter(0, { base: 2000 * count, cap: 30_000 }) });

// fullJitter
`,
  );
  expectEdit(
    insertWait,
    `import axiosRetry from 'axios-retry';
axiosRetry(client, { retries: 3 });
`,
    `import axiosRetry from 'axios-retry';
axiosRetry(client, { retries: 3, retryDelay: axiosRetry.exponentialDelay });
`,
  );
});

test('a queue whose jobs come back at once is given a wait', () => {
  expectEdit(
    insertWait,
    `import { Queue } from 'bullmq';
export const queue = new Queue('mail', { defaultJobOptions: { attempts: 5 } });
`,
    `import { Queue } from 'bullmq';
export const queue = new Queue('mail', { defaultJobOptions: { attempts: 5, backoff: { type: 'exponential', delay: 1000 } } });
`,
  );
});

test('the parameter and the members that a function works the waits out of keep their names', () => {
  const client = (wait: string) => `import Redis from 'ioredis';
import { config } from './config.js';
const client = new Redis({ retryStrategy: (times) => ${wait} });
`;
  const wait = 'fullJitter(0, { base: times * config.redis.retryDelay, cap: 3000 })';
  expectEdit(useFullJitter, client('Math.min(times * config.redis.retryDelay, 3000)'), `${client(wait)}\n// fullJitter\n`);
  const grown = 'fullJitter(times, { base: config.redis.retryDelay, cap: 3000 })';
  expectEdit(useFullJitter, client('Math.min(config.redis.retryDelay * 2 ** times, 3000)'), `${client(grown)}\n// fullJitter\n`);
});

test('where neither a wait nor the server is heeded, one function heeds both', () => {
  const call = (options: string): string => `import axiosRetry from 'axios-retry';\naxiosRetry(client, { retries: 3${options} });\n`;
  const both = ", retryDelay: (attempt, error) => fullJitter(attempt - 1, { base: 100, cap: 30_000, retryAfter: error.response?.headers['retry-after'] })";
  expectEdit(insertWait, call(''), `${call(both)}\n// fullJitter\n`, { settings: { libraryVersions: { 'axios-retry': 3 } } });
  expectEdit(insertWait, call(''), call(', retryDelay: axiosRetry.exponentialDelay'), { settings: { libraryVersions: { 'axios-retry': 4 } } });
});

test.for(['count * +config.delayMs', 'Number(config.delayMs) * count'])('a wait that is worked out of a setting keeps it: %s', (wait) => {
  const call = (delay: string): string => `import axiosRetry from 'axios-retry';\nimport { config } from './config.js';\naxiosRetry(client, { retries: 3, retryDelay: (count) => ${delay} });\n`;
  expectEdit(useFullJitter, call(wait), `${call(`fullJitter(0, { base: ${wait}, cap: 30_000 })`)}\n// fullJitter\n`);
});

test('a connection goes on, with a ceiling to its waits, where a request ends', () => {
  const client = (options: string): string => `import { createClient } from 'graphql-ws';\ncreateClient({ url, retryAttempts: Infinity${options} });\n`;
  expectEdit(boundAttempts, client(''), `${client(', retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 4000, cap: 30_000 })))')}\n// fullJitter\n`);
  const request = (retries: string): string => `import pRetry from 'p-retry';\npRetry(load, { retries: ${retries} });\n`;
  expectEdit(boundAttempts, request('Infinity'), request('4'));
});

test('what is waited beside what grows with each retry stays', () => {
  const strategy = (length: string) => `import { ConfiguredRetryStrategy } from '@smithy/util-retry';\nimport { S3Client } from '@aws-sdk/client-s3';\nnew S3Client({ retryStrategy: new ConfiguredRetryStrategy(10, (attempt) => ${length}) });`;
  expectEdit(useFullJitter, strategy('100 + attempt * 5000'), `${strategy('fullJitter(0, { base: 100 + 5000 * attempt, cap: 45_100 })')}\n\n// fullJitter`);
  expectEdit(useFullJitter, strategy('attempt * 5000'), `${strategy('fullJitter(0, { base: 5000 * attempt, cap: 45_000 })')}\n\n// fullJitter`);
});

describe('what nothing uses any more is imported no more', () => {
  const call = (strategy: string, wait = 'STRATEGIES.fast(count)') => `const STRATEGIES = { ${strategy} };\naxiosRetry(client, { retries: 12, retryDelay: (count) => ${wait} });`;
  const fixed = "axiosRetry(client, { retries: 12, retryDelay: (attempt) => fullJitter(attempt - 1, { base: 240, cap: 30_000 }) });\n\n// fullJitter";

  test.each([
    ['two at once', "import axiosRetry, { exponentialDelay, linearDelay } from 'axios-retry';", "import axiosRetry from 'axios-retry';"],
    ['the first of some', "import axiosRetry, { exponentialDelay, linearDelay, isNetworkError } from 'axios-retry';\nexport { isNetworkError };", "import axiosRetry, { isNetworkError } from 'axios-retry';\nexport { isNetworkError };"],
    ['the last of some', "import axiosRetry, { isNetworkError, exponentialDelay, linearDelay } from 'axios-retry';\nexport { isNetworkError };", "import axiosRetry, { isNetworkError } from 'axios-retry';\nexport { isNetworkError };"],
    ['those around one', "import axiosRetry, { exponentialDelay, isNetworkError, linearDelay } from 'axios-retry';\nexport { isNetworkError };", "import axiosRetry, { isNetworkError } from 'axios-retry';\nexport { isNetworkError };"],
    ['none beside a comment', "import axiosRetry, {\n  exponentialDelay, // the doubling\n  linearDelay,\n} from 'axios-retry';", "import axiosRetry, {\n  exponentialDelay, // the doubling\n  linearDelay,\n} from 'axios-retry';"],
  ])('%s', (_, before, after) => {
    expectEdit(capDelay, `${before}\n${call('fast: exponentialDelay, slow: linearDelay')}`, `${after}\n${fixed}`);
  });
});

test('TypeScript is told what a strategy is handed', () => {
  const policy = (imports: string, backoff: string) => `import { ${imports} } from 'cockatiel';\nconst options = { maxAttempts: 3, backoff: ${backoff} };\nexport const policy: unknown = retry(handleAll, options);`;
  expectEdit(useFullJitter, policy('ConstantBackoff, handleAll, retry', 'new ConstantBackoff(100)'), `${policy('handleAll, retry, DelegateBackoff', "new DelegateBackoff(({ attempt }: Record<'attempt', number>) => fullJitter(attempt - 1, { base: 100, cap: 30_000 }))")}\n\n// fullJitter`, { filename: 'policy.ts' });
});

test('a list that a strategy goes by is gone by, each length as the longest', () => {
  const policy = (imports: string, backoff: string) => `import { ${imports} } from 'cockatiel';\nretry(handleAll, { maxAttempts: 3, backoff: ${backoff} });`;
  const iterable = (list: string) => policy('IterableBackoff, handleAll, retry', `new IterableBackoff(${list})`);
  expectEdit(useFullJitter, iterable('[100, 200, 500]'), `${policy('handleAll, retry, DelegateBackoff', 'new DelegateBackoff(({ attempt }) => fullJitter(0, { base: [100, 200, 500][attempt - 1] ?? 500, cap: 30_000 }))')}\n\n// fullJitter`);
  for (const list of ['[100, pauseMs, 500]', '[100, 150.5, 500]']) expectEdit(useFullJitter, iterable(list), null);
});
