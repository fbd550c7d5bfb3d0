import { describe, expect, test } from 'vitest';

import { delaySequence } from '../analysis.js';
import { siteOf, sitesOf } from '../facts/testing/site-of.js';
import { defaultPolicy } from './default-policy.js';
import { libraries } from './index.js';

/** The waits of the first retries with chance at its least and at its most, as the real packages were seen to wait. */
const measured: readonly { readonly code: string; readonly attempts: number | 'none'; readonly least: readonly number[]; readonly most: readonly number[] }[] = [
  { code: `const retry = require('retry'); const operation = retry.operation();`, attempts: 11, least: [1000, 2000, 4000, 8000], most: [1000, 2000, 4000, 8000] },
  { code: `import { retry } from 'rxjs'; source.pipe(retry({ count: 6, delay: 1000 }));`, attempts: 7, least: [1000, 1000, 1000], most: [1000, 1000, 1000] },
  { code: `import pRetry from 'p-retry'; await pRetry(load);`, attempts: 11, least: [1000, 2000, 4000, 8000], most: [1000, 2000, 4000, 8000] },
  { code: `import retry from 'async-retry'; await retry(load);`, attempts: 11, least: [1000, 2000, 4000, 8000], most: [2000, 4000, 8000, 16_000] },
  { code: `import axiosRetry from 'axios-retry'; axiosRetry(client);`, attempts: 4, least: [0, 0, 0], most: [0, 0, 0] },
  { code: `import axiosRetry from 'axios-retry'; axiosRetry(client, { retryDelay: axiosRetry.exponentialDelay });`, attempts: 4, least: [200, 400, 800], most: [240, 480, 960] },
  { code: `import got from 'got'; await got(url, { retry: { limit: 2 } });`, attempts: 3, least: [1000, 2000], most: [1100, 2100] },
  { code: `import { useQuery } from '@tanstack/react-query'; useQuery({ queryKey, queryFn, retry: 3 });`, attempts: 4, least: [1000, 2000, 4000], most: [1000, 2000, 4000] },
  { code: `import { RetryAgent } from 'undici'; new RetryAgent(agent);`, attempts: 6, least: [500, 1000, 2000, 4000], most: [500, 1000, 2000, 4000] },
  { code: `import OpenAI from 'openai'; new OpenAI({ maxRetries: 2 });`, attempts: 3, least: [375, 750], most: [500, 1000] },
  { code: `import Redis from 'ioredis'; new Redis({ maxRetriesPerRequest: 20 });`, attempts: 'none', least: [50, 100, 200, 400], most: [249, 299, 399, 599] },
  { code: `import { createClient } from 'redis'; createClient({ socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, 2000) } });`, attempts: 'none', least: [50, 100, 200, 400], most: [50, 100, 200, 400] },
  { code: `import { backOff } from 'exponential-backoff'; await backOff(() => load());`, attempts: 10, least: [100, 200, 400, 800], most: [100, 200, 400, 800] },
  { code: `import useSWR from 'swr'; useSWR(key, load, { errorRetryInterval: 5000 });`, attempts: 'none', least: [5000, 10_000, 20_000, 40_000], most: [10_000, 25_000, 55_000, 115_000] },
  { code: `const promiseRetry = require('promise-retry'); promiseRetry((retry) => load().catch(retry));`, attempts: 11, least: [1000, 2000, 4000, 8000], most: [1000, 2000, 4000, 8000] },
  { code: `import Stripe from 'stripe'; new Stripe(key, { maxNetworkRetries: 2 });`, attempts: 3, least: [500, 500], most: [500, 500] },
  { code: `import { RetryLink } from '@apollo/client/link/retry'; new RetryLink();`, attempts: 5, least: [0, 0, 0, 0], most: [600, 1200, 2400, 4800] },
  { code: `import ky from 'ky'; await ky(url, { retry: 2 });`, attempts: 3, least: [300, 600], most: [300, 600] },
  { code: `import Anthropic from '@anthropic-ai/sdk'; new Anthropic({ maxRetries: 2 });`, attempts: 3, least: [375, 750], most: [500, 1000] },
  { code: `import { io } from 'socket.io-client'; io(url, { reconnectionAttempts: 4, randomizationFactor: 0 });`, attempts: 5, least: [1000, 2000, 4000, 5000], most: [1000, 2000, 4000, 5000] },
  { code: `import { ofetch } from 'ofetch'; await ofetch(url, { retry: 2 });`, attempts: 3, least: [0, 0], most: [0, 0] },
  { code: `import { request } from 'gaxios'; await request({ url, retryConfig: { retry: 3 } });`, attempts: 4, least: [100, 500, 1500], most: [100, 500, 1500] },
  { code: `import { WebClient } from '@slack/web-api'; new WebClient(token, { retryConfig: { retries: 10, factor: 1.96821, randomize: true } });`, attempts: 11, least: [1000, 1968, 3874, 7625], most: [2000, 3936, 7748, 15_249] },
  { code: `import fetchBuilder from 'fetch-retry'; const request = fetchBuilder(fetch);`, attempts: 4, least: [1000, 1000, 1000], most: [1000, 1000, 1000] },
  { code: `import { Queue } from 'bullmq'; new Queue('mail', { defaultJobOptions: { attempts: 4, backoff: { type: 'exponential', delay: 5000 } } });`, attempts: 4, least: [5000, 10_000, 20_000], most: [5000, 10_000, 20_000] },
  { code: `import { handleAll, retry } from 'cockatiel'; retry(handleAll, {});`, attempts: 'none', least: [0, 0, 0, 0], most: [0, 0, 0, 0] },
];

describe('waits and attempts are what the packages were seen to do', () => {
  test.each(measured)('$code', ({ code, attempts, least, most }) => {
    const site = siteOf(code);
    expect(site.kind).toBe('library');
    expect(site.facts.bound).toMatchObject(attempts === 'none' ? { kind: 'none' } : { kind: 'attempts', attempts });
    const steps = delaySequence(site, least.length) ?? [];
    const whole = (values: readonly number[]): readonly number[] => values.map(Math.round);
    expect(whole(steps.map(({ min }) => min))).toEqual(least);
    expect(whole(steps.map(({ max }) => max))).toEqual(most);
  });
});

test('the AWS clients, which are sites only inside others, wait as they were seen to', () => {
  const aws = libraries.find(({ name }) => name === '@smithy/util-retry');
  expect(aws && defaultPolicy(aws)).toEqual({ attempts: 3, waits: [{ min: 0, max: 49 }, { min: 0, max: 99 }], capMs: 20_000 });
});

describe('calls are recognised', () => {
  test.each([
    ['renamed', `import { default as again } from 'p-retry'; again(load);`],
    ['by a namespace', `import * as p from 'p-retry'; p.default(load);`],
    ['required', `const { default: pRetry } = require('p-retry'); pRetry(load);`],
    ['required with .default', `require('p-retry').default(load);`],
    ['on an instance in a variable', `import { Queue } from 'bullmq'; const queue = new Queue('a'); queue.add('b', data, { attempts: 3 });`],
    ['on an instance in a field', `import { Queue } from 'bullmq'; class Jobs { queue = new Queue('a'); run() { return this.queue.add('b', {}, { attempts: 3 }); } }`],
    ['on an instance set in a constructor', `import { Queue } from 'bullmq'; class Jobs { constructor() { this.queue = new Queue('a'); } run() { return this.queue.add('b', {}, { attempts: 3 }); } }`],
  ])('%s', (_, code) => {
    expect(sitesOf(code)).toHaveLength(1);
  });

  test.each([
    ['another module', `import pRetry from './p-retry.js'; pRetry(load);`],
    ['a client without an option for its retries', `import Redis from 'ioredis'; new Redis(url);`],
    ['no retries', `import pRetry from 'p-retry'; pRetry(load, { retries: 0 });`],
    ['a strategy that gives up at once', `import Redis from 'ioredis'; new Redis({ retryStrategy: () => null });`],
  ])('not %s', (_, code) => {
    expect(sitesOf(code)).toEqual([]);
  });
});

describe('options', () => {
  const attemptsOf = (code: string) => siteOf(`import pRetry from 'p-retry'; ${code}`).facts.bound;

  test.each([
    ['in a constant', `const options = { retries: 4 }; pRetry(load, options);`],
    ['in a spread', `const common = { retries: 4 }; pRetry(load, { factor: 3, ...common });`],
    ['in what a function returns', `function options() { return { retries: 4 }; } pRetry(load, options());`],
  ])('%s are read', (_, code) => {
    expect(attemptsOf(code)).toMatchObject({ kind: 'attempts', attempts: 5 });
  });

  test('behind an unknown spread are read', () => {
    const site = siteOf(`import { backOff } from 'exponential-backoff'; backOff(load, { ...more, numOfAttempts: 5 });`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  });

  test.each([
    ['before an unknown spread', `pRetry(load, { retries: 4, ...more });`],
    ['from elsewhere', `pRetry(load, options);`],
    ['that are set later', `const options = { retries: 4 }; options.retries = 9; pRetry(load, options);`],
  ])('%s are unknown', (_, code) => {
    expect(attemptsOf(code)).toEqual({ kind: 'unknown' });
  });

  test('an unknown count is known by its name', () => {
    expect(attemptsOf('pRetry(load, { retries: limits.most });')).toMatchObject({ kind: 'named', name: 'limits.most' });
  });

  test('of an unknown base only the growth is known', () => {
    const { delay, growth, jitter } = siteOf(`import pRetry from 'p-retry'; pRetry(load, { minTimeout: base });`).facts;
    expect(delay.kind).toBe('unknown');
    expect(growth).toEqual({ kind: 'exponential', factor: 2, baseMs: null });
    expect(jitter.kind).toBe('none');
  });
});

describe('callbacks', () => {
  test('give each wait, and end the retries', () => {
    const site = siteOf(`import Redis from 'ioredis'; new Redis({ retryStrategy(times) { if (times > 20) return null; return Math.min(times * 50, 2000); } });`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 21 });
    expect(delaySequence(site, 3)).toEqual([50, 100, 150].map((ms) => ({ min: ms, max: ms })));
  });

  test('are given the number of the retry from 0 where the library does so', () => {
    const site = siteOf(`import { useQuery } from '@tanstack/react-query'; useQuery({ retry: (failures) => failures < 3, retryDelay: (n) => 100 * 2 ** n });`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(delaySequence(site, 2)).toEqual([100, 200].map((ms) => ({ min: ms, max: ms })));
  });

  test('may answer with a timer of rxjs', () => {
    const site = siteOf(`import { retry, timer } from 'rxjs'; source.pipe(retry({ count: 3, delay: (error, n) => timer(n * 1000) }));`);
    expect(delaySequence(site, 3)).toEqual([1000, 2000, 3000].map((ms) => ({ min: ms, max: ms })));
  });

  test('are asked for each status', () => {
    const { retriedStatuses, retryAfter } = siteOf(`import axiosRetry from 'axios-retry'; axiosRetry(client, { retryCondition: (error) => axiosRetry.isNetworkError(error) || error.response?.status === 429, retryDelay: (n) => n * 1000 });`).facts;
    expect(retriedStatuses.byStatus?.get(429)).toBe('retried');
    expect(retriedStatuses.byStatus?.get(404)).toBe('unknown');
    expect(retryAfter).toMatchObject({ kind: 'ignored', statuses: [429] });
  });
});

describe('the operation', () => {
  const statusesOf = (body: string) =>
    siteOf(`import pRetry, { AbortError } from 'p-retry'; pRetry(async () => { const response = await fetch(url); ${body} return response.json(); });`).facts.retriedStatuses.byStatus;

  test('is retried where it throws on a status', () => {
    expect(statusesOf('if (!response.ok) throw new Error(response.statusText);')?.get(404)).toBe('retried');
  });

  test('is not retried where it does not', () => {
    expect(statusesOf('')?.get(404)).toBe('final');
  });

  test('is given up with the error that says so', () => {
    const statuses = statusesOf(`if (response.status === 404) throw new AbortError('gone'); if (!response.ok) throw new Error('failed');`);
    expect(statuses?.get(404)).toBe('final');
    expect(statuses?.get(503)).toBe('retried');
  });

  test('is given up by bail', () => {
    const site = siteOf(`import retry from 'async-retry'; retry(async (bail) => { const response = await fetch(url); if (response.status === 403) return bail(new Error('no')); if (!response.ok) throw new Error('failed'); });`);
    expect(site.facts.retriedStatuses.byStatus?.get(403)).toBe('final');
    expect(site.facts.retriedStatuses.byStatus?.get(500)).toBe('retried');
  });
});

describe('clients that retry by themselves', () => {
  const nestingOf = (client: string, request: string) =>
    sitesOf(`${client} async function read() { for (let attempt = 0; attempt < 3; attempt++) { try { return await ${request}; } catch (error) { console.warn(error); } } throw new Error('failed'); }`).find(({ kind }) => kind === 'loop')?.facts.nesting.map(({ library, attempts }) => ({ library, attempts }));

  test.each([
    [`import OpenAI from 'openai'; const client = new OpenAI();`, 'client.responses.create({ input })', [{ library: 'openai', attempts: 3 }]],
    [`import Anthropic from '@anthropic-ai/sdk'; const client = new Anthropic({ maxRetries: 4 });`, 'client.messages.create(body)', [{ library: '@anthropic-ai/sdk', attempts: 5 }]],
    [`import Stripe from 'stripe'; const stripe = new Stripe(key);`, 'stripe.charges.create(charge)', [{ library: 'stripe', attempts: 3 }]],
    [`import { S3Client } from '@aws-sdk/client-s3'; const s3 = new S3Client({});`, 's3.send(command)', [{ library: '@smithy/util-retry', attempts: 3 }]],
  ])('%s', (client, request, expected) => {
    expect(nestingOf(client, request)).toEqual(expected);
  });

  test('are none where that is switched off', () => {
    const [site] = sitesOf(`import OpenAI from 'openai'; import pRetry from 'p-retry'; const client = new OpenAI({ maxRetries: 0 }); pRetry(() => client.responses.create(body));`);
    expect(site?.facts.nesting).toEqual([]);
  });
});
