import { describe, expect, test } from 'vitest';

import { delaySequence } from '../analysis.js';
import { siteOf, sitesOf } from '../facts/testing/site-of.js';
import { defaultPolicy } from './default-policy.js';
import { libraries } from './index.js';

test('the AWS clients wait as they were seen to', () => {
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
    ['on a client made of another', `import ky from 'ky'; const api = ky.create({ prefixUrl }); api.extend({ retry: { limit: 3 } });`],
    ['on a client that is called itself', `import got from 'got'; const api = got.extend({ prefixUrl }); api(url, { retry: { limit: 3 } });`],
    ['as a default export', `import ky from 'ky'; export default ky.create({ retry: 5 });`],
    ['in a decorator', `import { handleAll, retry, usePolicy } from 'cockatiel'; class Api { @usePolicy(retry(handleAll, { maxAttempts: 3 })) async load() { return fetch(url); } }`],
    ['around a method', `import { retryDecorator } from 'ts-retry-promise'; class Api { load = retryDecorator(this.read, { retries: 3 }); }`],
    ['imported later', `const { default: pRetry } = await import('p-retry'); pRetry(load, { retries: 3 });`],
    ['on an instance in a private field', `import { Queue } from 'bullmq'; class Jobs { #queue = new Queue('a'); run() { return this.#queue.add('b', {}, { attempts: 3 }); } }`],
    ['on an instance in a static field', `import { Queue } from 'bullmq'; class Jobs { static queue = new Queue('a'); run() { return Jobs.queue.add('b', {}, { attempts: 3 }); } }`],
    ['on an instance in an object', `import { Queue } from 'bullmq'; const queues = { mail: new Queue('a') }; queues.mail.add('b', {}, { attempts: 3 });`],
    ['with its arguments in the other order', `const promiseRetry = require('promise-retry'); promiseRetry({ retries: 3 }, (again) => load().catch(again));`],
    ['for one request', `import axios from 'axios'; import 'axios-retry'; axios.get(url, { 'axios-retry': { retries: 3 } });`],
    ['for mutations', `import { QueryClient } from '@tanstack/react-query'; new QueryClient({ defaultOptions: { mutations: { retry: 3 } } });`],
    ['from a part of the library', `import * as Effect from 'effect/Effect'; import * as Schedule from 'effect/Schedule'; load.pipe(Effect.retry(Schedule.recurs(3)));`],
    ['by what its maker gives', `import fetchRetry from 'fetch-retry'; const request = fetchRetry(fetch); request(url, { retries: 2 });`],
    ['on what a function of the file gives', `import { Queue } from 'bullmq'; let queue; function queues() { if (!queue) queue = new Queue('a'); return queue; } queues().add('b', {}, { attempts: 3 });`],
    ['on what a method gives', `import { Queue } from 'bullmq'; class Jobs { queue() { return new Queue('a'); } run() { return this.queue().add('b', {}, { attempts: 3 }); } }`],
    ['by what a function imports later', `const retrying = async () => (await import('p-retry')).default; const pRetry = await retrying(); pRetry(load);`],
    ['on an instance by its type', `import type { Queue } from 'bullmq'; class Jobs { constructor(private readonly queue: Queue) {} run() { return this.queue.add('b', {}, { attempts: 3 }); } }`],
    ['on a field by its type', `import type { Queue } from 'bullmq'; class Jobs { @InjectQueue('a') private queue: Queue; run() { return this.queue.add('b', {}, { attempts: 3 }); } }`],
    ['on a field by its type, where it may be empty', `import type { Queue } from 'bullmq'; class Jobs { private queue: Queue | null = null; run() { return this.queue?.add('b', {}, { attempts: 3 }); } }`],
    ['on a parameter by its type', `import type { Queue } from 'bullmq'; const run = (queue: Queue) => queue.add('b', {}, { attempts: 3 });`],
    ['with the options of each entry of a list', `import { Queue } from 'bullmq'; new Queue('a').addBulk(mails.map((data) => ({ name: 'b', data, opts: { attempts: 3 } })));`],
    ['of sentinels', `import Redis from 'ioredis'; new Redis({ sentinels, sentinelRetryStrategy: (times) => times * 100 });`],
    ['of workers', `import { Worker } from 'bullmq'; new Worker('a', work, { settings: { backoffStrategy: (made) => 1000 * 2 ** made } });`],
    ['in a module of a framework', `import { BullModule } from '@nestjs/bullmq'; BullModule.registerQueue({ name: 'a', defaultJobOptions: { attempts: 3 } });`],
    ['as compilers import', `const p_retry_1 = __importDefault(require('p-retry')); (0, p_retry_1.default)(load);`],
    ['by a helper of compilers', `const tslib_1 = require('tslib'); const p_retry_1 = tslib_1.__importDefault(require('p-retry')); (0, p_retry_1.default)(load);`],
    ['by a helper in the file', `var _pRetry = _interopRequireDefault(require('p-retry')); function _interopRequireDefault(e) { return e && e.__esModule ? e : { default: e }; } (0, _pRetry.default)(load);`],
    ['imported later as compilers do', `const { default: pRetry } = await Promise.resolve().then(() => __importStar(require('p-retry'))); pRetry(load);`],
    ['imported when it is wanted first', `let pRetry = null; async function run() { if (!pRetry) pRetry = (await import('p-retry')).default; return pRetry(load, { retries: 3 }); }`],
    ['imported where it can be', `let pRetry; try { pRetry = (await import('p-retry')).default; } catch { pRetry = null; } pRetry(load, { retries: 3 });`],
    ['imported in either of two forms', `const mod = await import('p-retry'); const pRetry = mod && mod.default ? mod.default : mod; pRetry(load, { retries: 3 });`],
    ['on an instance in a field that is empty at first', `import { Queue } from 'bullmq'; class Jobs { queue = null; close() { this.queue = null; } open() { this.queue = new Queue('a'); } run() { return this.queue.add('b', {}, { attempts: 3 }); } }`],
    ['in the constructor of a class that extends it', `import OpenAI from 'openai'; class Model extends OpenAI { constructor(apiKey) { super({ apiKey, maxRetries: 5 }); } }`],
    ['as a class that extends it', `import { Queue } from 'bullmq'; class Mails extends Queue {} new Mails('a').add('b', {}, { attempts: 3 });`],
    ['in what follows on an import', `import('p-retry').then(({ default: pRetry }) => pRetry(load));`],
    ['by what follows on an import', `const pRetry = await import('p-retry').then((module) => module.default); pRetry(load);`],
    ['as an assignment in TypeScript', `import pRetry = require('p-retry'); pRetry(load);`],
    ['where it is required', `new (require('bullmq').Queue)('a').add('b', {}, { attempts: 3 });`],
    ['on an instance that is exported', `const bullmq_1 = require('bullmq'); exports.queue = void 0; exports.queue = new bullmq_1.Queue('a'); exports.queue.add('b', {}, { attempts: 3 });`],
    ['as options that are set later', `import { QueryClient } from '@tanstack/react-query'; new QueryClient().setDefaultOptions({ queries: { retry: 3 } });`],
    ['for one request of a client', `import OpenAI from 'openai'; class Model { client = new OpenAI(); ask() { return this.client.chat.completions.create(body, { maxRetries: 5 }); } }`],
    ['for one request of a client that is called', `const stripe = require('stripe')(key); stripe.charges.create(charge, { maxNetworkRetries: 4 });`],
    ['for a job in one object', `import PgBoss from 'pg-boss'; const boss = new PgBoss(url); boss.send({ name: 'mail', data, options: { retryLimit: 4 } });`],
    ['for jobs that are made later', `import { Queue } from 'bullmq'; const queue = new Queue('a'); queue.upsertJobScheduler('daily', { every }, { name: 'b', opts: { attempts: 3 } });`],
    ['in a hook', `import { useWebSocket } from 'partysocket/react'; const useFeed = () => useWebSocket(url, undefined, { maxRetries: 5 });`],
    ['on another module, for the library', `import axios from 'axios'; import 'retry-axios'; axios.get(url, { raxConfig: { retry: 5 } });`],
  ])('%s', (_, code) => {
    expect(sitesOf(code)).toHaveLength(1);
  });

  test.each([
    ['what follows on another import', `import('p-retry').then(() => import('./p-retry.js')).then(({ default: pRetry }) => pRetry(load));`],
    ['a member of the exports that is set twice', `const { Queue } = require('bullmq'); exports.queue = new Queue('a'); exports.queue = other; exports.queue.add('b', {}, { attempts: 3 });`],
    ['another module', `import pRetry from './p-retry.js'; pRetry(load);`],
    ['a class that takes something else than the one it extends', `import OpenAI from 'openai'; class Model extends OpenAI { constructor(limits) { super(limits.options); } } new Model({ maxRetries: 5 });`],
    ['one of two modules', `import pRetry from 'p-retry'; import mine from './retry.js'; const again = isTest ? mine : pRetry; again(load);`],
    ['a client without an option for its retries', `import Redis from 'ioredis'; new Redis(url);`],
    ['no retries', `import pRetry from 'p-retry'; pRetry(load, { retries: 0 });`],
    ['retries that are switched off', `import { connect } from 'nats'; connect({ reconnect: false, maxReconnectAttempts: 10 });`],
    ['a client without the plugin', `import { Octokit } from '@octokit/core'; import { retry } from '@octokit/plugin-retry'; const Plain = Octokit.plugin(other); new Plain({ auth });`],
    ['a method of something else', `import { HubConnectionBuilder } from '@microsoft/signalr'; other.withAutomaticReconnect();`],
    ['a method that is not tried again', `import ky from 'ky'; ky.post(url, { json: body, retry: 3 });`],
    ['a method that is not tried again where nobody asks for it', `import { ofetch } from 'ofetch'; ofetch(url, { method: 'POST', retryDelay: 500 });`],
    ['retries that are switched off by a switch of their own', `import { io } from 'socket.io-client'; io(url, { reconnection: false, reconnectionDelay: 500 });`],
    ['a strategy that gives up at once', `import Redis from 'ioredis'; new Redis({ retryStrategy: () => null });`],
    ['a list whose entries differ', `import { Queue } from 'bullmq'; new Queue('a').addBulk([{ name: 'b', data, opts: { attempts: 3 } }, { name: 'c', data }]);`],
    ['a request of a client that says nothing of retries', `import OpenAI from 'openai'; const client = new OpenAI(); client.responses.create(body, { timeout: 5000 });`],
    ['a parameter of another type', `import type { Job, Queue } from 'bullmq'; const run = (queue: Job) => queue.add('b', {}, { attempts: 3 });`],
  ])('not %s', (_, code) => {
    expect(sitesOf(code)).toEqual([]);
  });
});

test('an element is given its options as an attribute', () => {
  const site = siteOf(`import { SWRConfig } from 'swr'; const app = <SWRConfig value={{ errorRetryCount: 3, errorRetryInterval: 1000 }}><Page /></SWRConfig>;`, null, {}, true);
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delaySequence(site, 1)).toEqual([{ min: 1000, max: 2000 }]);
});

test('a function of the options answers with those of the retries', () => {
  const site = siteOf(`import { createTRPCNext } from '@trpc/next'; export const trpc = createTRPCNext({ config() { return { links, queryClientConfig: { defaultOptions: { queries: { retry: 2 } } } }; } });`);
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delaySequence(site, 2)).toEqual([{ min: 1000, max: 1000 }, { min: 2000, max: 2000 }]);
  expect(sitesOf(`import { createTRPCNext } from '@trpc/next'; export const trpc = createTRPCNext({ config: () => ({ links }) });`)).toEqual([]);
});

test.each(['(error, ...args) => defaults.onErrorRetry(error, ...args)', '(error, key, config, revalidate, options) => { if (error.status !== 403) SWRConfig.defaultValue.onErrorRetry(error, key, config, revalidate, options); }'])(
  'a callback that leaves the decision to another one may go on: %s',
  (callback) => {
    const { bound, delay } = siteOf(`import useSWR, { SWRConfig } from 'swr'; import { defaults } from './swr.js'; useSWR(key, load, { onErrorRetry: ${callback} });`).facts;
    expect(bound.kind).toBe('unknown');
    expect(delay.kind).toBe('unknown');
  },
);

test('a callback that never goes on ends the retries', () => {
  expect(sitesOf(`import useSWR from 'swr'; useSWR(key, load, { onErrorRetry: (error) => { console.warn(error); } });`)).toEqual([]);
});

test('a callback that goes on by itself asks for no limit beside it', () => {
  const bound = (options: string) => siteOf(`import useSWR from 'swr'; useSWR(key, load, { errorRetryCount: 3, ${options} });`).facts.bound;
  expect(bound('onErrorRetry: (error, key, config, revalidate, { retryCount }) => { setTimeout(() => revalidate({ retryCount }), 1000); }')).toEqual({ kind: 'none' });
  expect(bound('onSuccess: note')).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('waits that stop to grow by themselves have a ceiling, however few there are', () => {
  const cap = (code: string) => siteOf(code).facts.cap;
  expect(cap(`import useSWR from 'swr'; useSWR(key, load, { errorRetryCount: 4 });`)).toMatchObject({ kind: 'ms', ms: 1_915_000 });
  expect(cap(`import pRetry from 'p-retry'; pRetry(load, { retries: 4 });`)).toMatchObject({ kind: 'none' });
});

test('a list of waits ends where it ends, however fast they grow', () => {
  const site = siteOf(`import { HubConnectionBuilder } from '@microsoft/signalr'; new HubConnectionBuilder().withAutomaticReconnect([0, 10, 10000]).build();`);
  expect(site.facts.cap).toMatchObject({ kind: 'none', longestMs: 10_000 });
});

test('of an instance that is made elsewhere only what is given to it is known', () => {
  const { bound, delay } = siteOf(`import type { Queue } from 'bullmq'; const run = (queue: Queue) => queue.add('b', {}, { attempts: 3 });`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delay.kind).toBe('unknown');
});

describe('options', () => {
  const attemptsOf = (code: string) => siteOf(`import pRetry from 'p-retry'; ${code}`).facts.bound;

  test.each([
    ['in a constant', `const options = { retries: 4 }; pRetry(load, options);`],
    ['in a spread', `const common = { retries: 4 }; pRetry(load, { factor: 3, ...common });`],
    ['in what the file exports', `exports.options = { retries: 4 }; pRetry(load, exports.options);`],
    ['in a member of all exports', `module.exports = { options: { retries: 4 } }; pRetry(load, module.exports.options);`],
    ['by a number that the file exports', `exports.RETRIES = 4; pRetry(load, { retries: exports.RETRIES });`],
    ['in what is joined', `const common = { factor: 3 }; pRetry(load, Object.assign({}, common, { retries: 4 }));`],
    ['in a constant that is joined', `const options = Object.assign({ retries: 2 }, { retries: 4 }); pRetry(load, options);`],
    ['in what a function returns', `function options() { return { retries: 4 }; } pRetry(load, options());`],
  ])('%s are read', (_, code) => {
    expect(attemptsOf(code)).toMatchObject({ kind: 'attempts', attempts: 5 });
  });

  test('set by methods are read, and unknown where other methods may be called', () => {
    const boundOf = (code: string) => siteOf(`import * as backoff from 'backoff'; const call = backoff.call(load, done); ${code}`).facts.bound;
    expect(boundOf('call.failAfter(5);')).toMatchObject({ kind: 'attempts', attempts: 6 });
    expect(boundOf('call.start();')).toEqual({ kind: 'none' });
    expect(boundOf('configure(call);')).toEqual({ kind: 'unknown' });
  });

  test('in a list end with it', () => {
    const site = siteOf(`import { HubConnectionBuilder } from '@microsoft/signalr'; new HubConnectionBuilder().withAutomaticReconnect([0, 1000, 5000]).build();`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(delaySequence(site, 3)).toEqual([0, 1000, 5000].map((ms) => ({ min: ms, max: ms })));
  });

  test('of what a client was made with count for its requests', () => {
    const [, request] = sitesOf(`import ky from 'ky'; const api = ky.create({ retry: { limit: 4, jitter: true } }); api.get(url, { retry: { backoffLimit: 500 } });`);
    expect(request?.facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
    expect(request && delaySequence(request, 3)?.map(({ max }) => Math.round(max))).toEqual([300, 500, 500]);
    const [unknown] = sitesOf(`import ky from 'ky'; const api = ky.create(options); api.get(url, { retry: { limit: 3 } });`);
    expect(unknown?.facts.delay.kind).toBe('unknown');
  });

  test('of what a call was made with count where the call has a policy of its own', () => {
    const [, job] = sitesOf(`import Queue from 'bull'; const queue = new Queue('a', { defaultJobOptions: { attempts: 3, backoff: 1000 } }); queue.add({}, { attempts: 4 });`);
    expect(job && delaySequence(job, 3)).toEqual([1000, 1000, 1000].map((ms) => ({ min: ms, max: ms })));
  });

  test('that are set on what is handed over are read', () => {
    const site = siteOf(`import * as rax from 'retry-axios'; const client = axios.create(); client.defaults.raxConfig = { retry: 2, backoffType: 'static', retryDelay: 500 }; rax.attach(client);`);
    expect(delaySequence(site, 2)).toEqual([500, 500].map((ms) => ({ min: ms, max: ms })));
  });

  test('in a list of waits are read', () => {
    const site = siteOf(`const retry = require('retry'); retry.operation([100, 200, 400]);`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  });

  test('that chance draws once spread clients', () => {
    const code = (base: string) => `import Socket from 'reconnecting-websocket'; new Socket(url, [], { minReconnectionDelay: ${base}, maxRetries: 2 });`;
    expect(delaySequence(siteOf(code('1000 + Math.random() * 4000')), 2)).toEqual([{ min: 1000, max: 5000 }, { min: 1300, max: 6500 }]);
    expect(siteOf(code('1000')).facts.jitter.kind).toBe('none');
  });

  test('that limit the time end the retries before the attempts do', () => {
    const site = siteOf(`const retry = require('retry'); retry.operation({ retries: 20, maxRetryTime: 5000 });`);
    expect(site.facts.bound).toMatchObject({ kind: 'time', ms: 5000 });
    expect(site.facts.delay.steps).toEqual([1000, 2000, 4000].map((ms) => ({ min: ms, max: ms })));
    expect(siteOf(`const retry = require('retry'); retry.operation({ retries: 2, maxRetryTime: 5000 });`).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  });

  test('without end go on as the library does', () => {
    const waits = (code: string) => siteOf(code).facts.delay.steps.slice(0, 5).map((step) => step?.max);
    expect(waits(`const retry = require('retry'); retry.operation({ retries: 3, forever: true });`)).toEqual([1000, 2000, 4000, 4000, 4000]);
    expect(waits(`const promiseRetry = require('promise-retry'); promiseRetry((again) => load().catch(again), { retries: 3, forever: true });`)).toEqual([1000, 2000, 4000, 1000, 2000]);
  });

  test('may be a strategy in a field, unless that is set elsewhere', () => {
    const bound = (code: string) => siteOf(`import { STSClient } from '@aws-sdk/client-sts'; import { ConfiguredRetryStrategy } from '@smithy/util-retry'; class Sdk { strategy = new ConfiguredRetryStrategy(3, (attempt) => 100 * 2 ** attempt); ${code} make() { return new STSClient({ ...this.config, retryStrategy: this.strategy }); } }`).facts.bound;
    expect(bound('')).toMatchObject({ kind: 'attempts', attempts: 3 });
    expect(bound('use(strategy) { this.strategy = strategy; }')).toEqual({ kind: 'unknown' });
  });

  test('behind an unknown spread are read', () => {
    const site = siteOf(`import { backOff } from 'exponential-backoff'; backOff(load, { ...more, numOfAttempts: 5 });`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  });

  test.each([
    ['a parameter that may be left out', `const run = (more?: Options) => pRetry(load, { retries: 4, ...more });`],
    ['a parameter with a default', `const run = (more = {}) => pRetry(load, { retries: 4, ...more });`],
    ['a parameter that every call leaves out', `function run(load, more) { return pRetry(load, { retries: 4, ...more }); } run(load); run(other);`],
    ['what is left over of nothing', `const run = ({ factor = 3, ...more } = {}) => pRetry(load, { retries: 4, factor, ...more });`],
    ['a type without them', `const run = (more: { signal: AbortSignal }) => pRetry(load, { retries: 4, ...more });`],
    ['a type of the file without them', `interface Extra { signal?: AbortSignal } const run = (more: Partial<Extra>) => pRetry(load, { retries: 4, ...more });`],
    ['a type of others', `const run = (more: Pick<Options, 'signal'> | undefined) => pRetry(load, { retries: 4, ...more });`],
  ])('before a spread of %s are read', (_, code) => {
    expect(attemptsOf(code)).toMatchObject({ kind: 'attempts', attempts: 5 });
  });

  test.each([
    [true, 'what is left over where they were taken out', `({ numOfAttempts, ...more }) =>`],
    [true, 'a type that leaves them out', `(more: Omit<BackoffOptions, 'numOfAttempts'>) =>`],
    [false, 'what is left over of others', `({ maxDelay, ...more }) =>`],
    [false, 'a type that leaves others out', `(more: Omit<BackoffOptions, 'maxDelay'>) =>`],
    [false, 'a type that has them', `(more: Pick<BackoffOptions, 'numOfAttempts'>) =>`],
  ])('hold (%s) before a spread of %s', (isKnown, _, head) => {
    const { bound } = siteOf(`import { backOff } from 'exponential-backoff'; const run = ${head} backOff(load, { numOfAttempts: 4, ...more });`).facts;
    expect(bound.kind === 'attempts').toBe(isKnown);
  });

  test.each([
    ['before an unknown spread', `pRetry(load, { retries: 4, ...more });`],
    ['joined with others', `const run = (more) => pRetry(load, Object.assign({ retries: 4 }, more));`],
    ['before a spread of a parameter', `const run = (more) => pRetry(load, { retries: 4, ...more });`],
    ['before a spread of a parameter that some call gives', `function run(load, more) { return pRetry(load, { retries: 4, ...more }); } run(load); run(other, options);`],
    ['before a spread of a parameter of a function that others may call', `export function run(load, more) { return pRetry(load, { retries: 4, ...more }); } run(load);`],
    ['before a spread of what is left over of others', `const run = ({ factor, ...more }) => pRetry(load, { retries: 4, ...more });`],
    ['before a spread of a type from elsewhere', `const run = (more: Options) => pRetry(load, { retries: 4, ...more });`],
    ['from elsewhere', `pRetry(load, options);`],
    ['that are set later', `const options = { retries: 4 }; options.retries = 9; pRetry(load, options);`],
    ['that are set on a parameter that may be left out', `function run(load, options?: Options) { options = options ?? {}; options.retries = options.retries ?? limit; pRetry(load, options); }`],
  ])('%s are unknown', (_, code) => {
    expect(attemptsOf(code)).toEqual({ kind: 'unknown' });
  });

  test('chosen by a condition are known as far as both ways agree', () => {
    const { bound, delay, growth, jitter } = siteOf(`import pRetry from 'p-retry'; pRetry(load, isProduction ? { retries: 4, minTimeout: 100 } : { retries: 4 });`).facts;
    expect(bound).toMatchObject({ kind: 'attempts', attempts: 5 });
    expect(delay.kind).toBe('unknown');
    expect(growth).toEqual({ kind: 'exponential', factor: 2, baseMs: null });
    expect(jitter.kind).toBe('none');
  });

  test('chosen by a condition that is known are those', () => {
    expect(attemptsOf('const fast = false; pRetry(load, { retries: fast ? 1 : 6 });')).toMatchObject({ kind: 'attempts', attempts: 7 });
  });

  test('that one way switches retries off with are those of the other', () => {
    expect(attemptsOf('const retries = isTest ? 0 : 3; pRetry(load, { retries });')).toMatchObject({ kind: 'attempts', attempts: 4 });
  });

  test('in a spread under a condition may be left out', () => {
    expect(attemptsOf('pRetry(load, { retries: 3, ...(isSlow && { minTimeout: 5000 }) });')).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(attemptsOf('pRetry(load, { retries: 3, ...(isSlow && { retries: 9 }) });')).toEqual({ kind: 'unknown' });
  });

  test('under too many conditions are unknown', () => {
    expect(attemptsOf('pRetry(load, { retries: a ? 1 : b ? 2 : c ? 3 : d ? 4 : e ? 5 : f ? 6 : g ? 7 : h ? 8 : i ? 9 : 10 });')).toMatchObject({ kind: 'named' });
  });

  test('a count that a function works out is unknown', () => {
    const site = siteOf(`import { SQSClient } from '@aws-sdk/client-sqs'; import { StandardRetryStrategy } from '@smithy/util-retry'; new SQSClient({ retryStrategy: new StandardRetryStrategy(async () => 5) });`);
    expect(site.facts.bound).toEqual({ kind: 'unknown' });
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

  test('that may end the retries by what nobody knows wait as long as they do otherwise', () => {
    const site = (end: string) => siteOf(`import Redis from 'ioredis'; class Store { connect() { return new Redis({ retryStrategy: (times) => { if (this.isClosed) return ${end}; return Math.min(times * 50, 2000); } }); } }`);
    expect(site('null').facts.bound.kind).toBe('unknown');
    expect(delaySequence(site('null'), 3)).toEqual([50, 100, 150].map((ms) => ({ min: ms, max: ms })));
    expect(delaySequence(site('5000'), 3)).toBeNull();
  });

  test('are given the number of the retry from 0 where the library does so', () => {
    const site = siteOf(`import { useQuery } from '@tanstack/react-query'; useQuery({ retry: (failures) => failures < 3, retryDelay: (n) => 100 * 2 ** n });`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(delaySequence(site, 2)).toEqual([100, 200].map((ms) => ({ min: ms, max: ms })));
  });

  test.each([
    ['before', '(failures, error) => failures < 3 && isTransient(error)', { kind: 'attempts', attempts: 4 }],
    ['after', '(failures, error) => isTransient(error) && failures < 3', { kind: 'attempts', attempts: 4 }],
    ['alone', '(failures, error) => isTransient(error)', { kind: 'unknown' }],
  ])('count as far as they go at most, with what nobody knows %s', (_, retry, bound) => {
    expect(siteOf(`import { useQuery } from '@tanstack/react-query'; import { isTransient } from './errors.js'; useQuery({ queryFn, retry: ${retry} });`).facts.bound).toMatchObject(bound);
  });

  test('that say no to whatever fails switch the retries off', () => {
    const sites = (given: string) => sitesOf(`import useSWR from 'swr'; export const useAnswer = () => useSWR(key, load, { errorRetryInterval: 100, ${given} });`);
    expect(sites('shouldRetryOnError: () => false')).toEqual([]);
    expect(sites('shouldRetryOnError: false')).toEqual([]);
    expect(sites('shouldRetryOnError: () => true')).toHaveLength(1);
    const counted = sitesOf(`import { backOff } from 'exponential-backoff'; let tries = 0; export const open = () => backOff(() => client.open(), { numOfAttempts: 10, retry: () => ++tries < 6 });`);
    expect(counted).toHaveLength(1);
  });

  test('that are told nothing of the failure may stop the retries one day', () => {
    const site = (retry: string) => siteOf(`import { backOff } from 'exponential-backoff'; class Link { open() { return backOff(() => this.start(), { numOfAttempts: Infinity, maxDelay: 5000, retry: ${retry} }); } }`);
    expect(site('() => !this.isClosed').facts.bound).toEqual({ kind: 'none', stoppable: true });
    expect(site('() => true').facts.bound).toEqual({ kind: 'none' });
  });

  test('may work with the base delay of the options', () => {
    const site = siteOf(`import { retry } from '@lifeomic/attempt'; retry(load, { delay: 100, calculateDelay: (context, options) => options.delay * context.attemptNum });`);
    expect(delaySequence(site, 2)).toEqual([100, 200].map((ms) => ({ min: ms, max: ms })));
  });

  test('that the library waits for give up by what they throw', () => {
    const statusesOf = (hook: string) => siteOf(`import axios from 'axios'; import pRetry from 'p-retry'; pRetry(() => axios.get(url), { onFailedAttempt: ${hook} });`).facts.retriedStatuses.byStatus;
    expect(statusesOf('async ({ error }) => { if (error.response.status !== 503) throw error; await log(error); }')?.get(404)).toBe('final');
    expect(statusesOf('async ({ error }) => { if (isPermanent(error)) throw error; }')?.get(404)).toBe('unknown');
    expect(statusesOf('async ({ error }) => { await log(error); }')?.get(404)).toBe('retried');
  });

  test('may wait by themselves', () => {
    const site = siteOf(`import { createClient } from 'graphql-ws'; createClient({ url, retryWait: async (retries) => { await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** retries)); } });`);
    expect(delaySequence(site, 3)).toEqual([500, 1000, 2000].map((ms) => ({ min: ms, max: ms })));
  });

  test('may go on by a function', () => {
    const site = siteOf(`import useSWR from 'swr'; useSWR(key, load, { onErrorRetry: (error, key, config, revalidate, { retryCount }) => { if (retryCount >= 4) return; setTimeout(() => revalidate({ retryCount }), 1000 * retryCount); } });`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(delaySequence(site, 3)).toEqual([1000, 2000, 3000].map((ms) => ({ min: ms, max: ms })));
  });

  test('may be given the base delay', () => {
    const site = siteOf(`import { retry } from 'wretch/middlewares'; retry({ delayTimer: 100, delayRamp: (delay, n) => delay * 2 ** n });`);
    expect(delaySequence(site, 2)).toEqual([200, 400].map((ms) => ({ min: ms, max: ms })));
  });

  test('may say of an answer that all is well', () => {
    const { byStatus } = siteOf(`import { retry } from 'wretch/middlewares'; retry({ until: (response) => response && (response.ok || response.status === 404) });`).facts.retriedStatuses;
    expect(byStatus?.get(404)).toBe('final');
    expect(byStatus?.get(503)).toBe('retried');
  });

  test('may answer with a timer of rxjs, or with the error', () => {
    const site = siteOf(`import { retry, throwError, timer } from 'rxjs'; source.pipe(retry({ delay: (error, n) => { if (n > 3) { return throwError(() => error); } return timer(n * 1000); } }));`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(delaySequence(site, 3)).toEqual([1000, 2000, 3000].map((ms) => ({ min: ms, max: ms })));
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

describe('functions in the place of options', () => {
  test('are no object of options', () => {
    const { bound } = siteOf(`import { RetryLink } from '@apollo/client/link/retry'; new RetryLink({ attempts: () => true });`).facts;
    expect(bound).toEqual({ kind: 'none' });
  });

  test('decide on attempts and statuses', () => {
    const { bound, retriedStatuses } = siteOf(`import retrying from 'fetch-retry'; retrying(fetch, { retryOn: async (n, error, response) => n < 3 && (error !== null || response.status >= 500) });`).facts;
    expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect([404, 503].map((code) => retriedStatuses.byStatus?.get(code))).toEqual(['final', 'retried']);
  });

  test('may leave a status to the library', () => {
    const { byStatus } = siteOf(`import request from 'superagent'; request.get(url).retry(3, (error, response) => (response?.status === 404 ? true : undefined));`).facts.retriedStatuses;
    expect([400, 404, 503].map((code) => byStatus?.get(code))).toEqual(['final', 'retried', 'retried']);
  });

  test('may give up by what they are handed', () => {
    const statusesOf = (hook: string) => siteOf(`import { retry } from '@lifeomic/attempt'; retry(() => axios.get(url), { handleError: (error, context) => { ${hook} } });`).facts.retriedStatuses.byStatus;
    expect(statusesOf('if (error.response?.status < 500) context.abort();')?.get(404)).toBe('final');
    expect(statusesOf('console.warn(error);')?.get(404)).toBe('retried');
  });

  test('that hand on what they are handed are the strategy itself', () => {
    const site = (retryDelay: string) => siteOf(`import axiosRetry from 'axios-retry'; axiosRetry(client, { retries: 2, retryDelay: ${retryDelay} });`);
    expect(delaySequence(site('(n, error) => axiosRetry.exponentialDelay(n, error, 1000)'), 1)).toEqual([{ min: 2000, max: 2400 }]);
    expect(site('(n, error) => axiosRetry.exponentialDelay(n, error)').facts.retryAfter.kind).toBe('used');
    expect(site('(n) => axiosRetry.exponentialDelay(n)').facts.retryAfter.kind).toBe('ignored');
  });

  test('look at no header where nobody waits for them', () => {
    const load = `async () => { const response = await fetch(url); if (response.status >= 500) throw new Error('busy'); return response; }`;
    const kindWith = (code: string) => siteOf(code).facts.retryAfter.kind;
    expect(kindWith(`import retry from 'async-retry'; retry(${load}, { onRetry: (error) => console.warn(error) });`)).toBe('ignored');
    expect(kindWith(`import pRetry from 'p-retry'; pRetry(${load}, { onFailedAttempt: backOff });`)).toBe('unknown');
  });

  test('that the library waits for add to its waits', () => {
    const site = (hook: string) => siteOf(`import pRetry from 'p-retry'; pRetry(load, { retries: 2, onFailedAttempt: ${hook} });`);
    expect(delaySequence(site('async () => { await new Promise((resolve) => setTimeout(resolve, 500)); }'), 2)).toEqual([1500, 2500].map((ms) => ({ min: ms, max: ms })));
    expect(delaySequence(site('() => console.warn()'), 2)).toEqual([1000, 2000].map((ms) => ({ min: ms, max: ms })));
  });

  test('that take as long as nobody knows leave the waits unknown', () => {
    const kind = (retryWait: string) => siteOf(`import { createClient } from 'graphql-ws'; createClient({ url, retryWait: ${retryWait} });`).facts.delay.kind;
    expect(kind('async () => { await untilOnline(); }')).toBe('unknown');
    expect(kind('async () => {}')).toBe('none');
  });
});

test('a request names its method', () => {
  const methodOf = (code: string) => siteOf(code).facts.operation.method;
  expect(methodOf(`import got from 'got'; got.post(url, { json, retry: { limit: 3, methods: ['POST'] } });`)).toBe('POST');
  expect(methodOf(`import got from 'got'; got(url, { retry: { limit: 3 } });`)).toBe('GET');
  expect(methodOf(`import got from 'got'; got.extend({ retry: { limit: 3 } });`)).toBeNull();
});

describe("a callback that is given the library's own wait", () => {
  const retryOf = (calculateDelay: string) => siteOf(`import got from 'got'; got(url, { retry: { limit: 2, calculateDelay: ${calculateDelay} } });`);

  test('may change it', () => {
    const site = retryOf('({ computedValue }) => computedValue * 3');
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
    expect(delaySequence(site, 2)).toEqual([{ min: 3000, max: 3300 }, { min: 6000, max: 6300 }]);
  });

  test('and, where it does not look at it, may go on past the limit', () => {
    expect(retryOf('({ attemptCount }) => 1000 * attemptCount').facts.bound).toEqual({ kind: 'unknown' });
  });
});

test('a strategy that is not known may end the retries', () => {
  expect(siteOf(`import { Effect } from 'effect'; Effect.retry(load, { schedule: policyFor(load) });`).facts.bound).toEqual({ kind: 'unknown' });
});

describe('notifiers', () => {
  const siteWith = (operators: string) =>
    siteOf(`import { delay, delayWhen, mapTo, mergeMap, mergeMapTo, of, retryWhen, scan, take, tap, throwError, timer } from 'rxjs'; source.pipe(retryWhen((errors) => errors.pipe(${operators})));`);

  test.each([
    ['wait', 'delay(1000)', 'none', [1000, 1000, 1000]],
    ['end after a count', 'tap(console.warn), delay(500), take(3)', 4, [500, 500, 500]],
    ['wait for a timer', 'delayWhen((error, i) => timer(100 * 2 ** i))', 'none', [100, 200, 400]],
    ['end with an error', 'mergeMap((error, i) => i >= 3 ? throwError(() => error) : timer((i + 1) * 1000))', 4, [1000, 2000, 3000]],
    ['wait for what comes later', 'mergeMap((error, i) => { if (i < 2 && error.status === 500) return of(error).pipe(delay(2000)); return throwError(error); })', 3, [2000, 2000]],
    ['wait for a timer that goes on as the error', 'mergeMap((error, i) => { if (i >= 3) return throwError(error); return timer(1000).pipe(mergeMapTo(of(error))); })', 4, [1000, 1000, 1000]],
    ['wait for what a timer is piped through too', 'mergeMap((error, i) => (i >= 3 ? throwError(error) : timer(1000).pipe(delay(500), mapTo(error))))', 4, [1500, 1500, 1500]],
    ['count by themselves', 'scan((count, error) => { if (count >= 2) throw error; return count + 1; }, 0), delay(1000)', 3, [1000, 1000]],
  ] as const)('%s', (_, operators, attempts, waits) => {
    const site = siteWith(operators);
    expect(site.facts.bound).toMatchObject(attempts === 'none' ? { kind: 'none' } : { kind: 'attempts', attempts });
    expect(delaySequence(site, waits.length)).toEqual(waits.map((ms) => ({ min: ms, max: ms })));
  });

  test('may name what they use', () => {
    const site = siteOf(`import { delay, mergeMap, of } from 'rxjs'; import { retryWhen } from 'rxjs/operators'; source.pipe(retryWhen((errors) => { const most = 2; const delayMs = 2000; return errors.pipe(mergeMap((error, i) => { if (i < most && error.status == 500) { return of(error).pipe(delay(delayMs)); } throw error; })); }));`);
    expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
    expect(delaySequence(site, 2)).toEqual([2000, 2000].map((ms) => ({ min: ms, max: ms })));
  });

  test('with an operator that is not known tell nothing', () => {
    const { delay, bound } = siteWith('bufferCount(3), delay(1000)').facts;
    expect(delay.kind).toBe('unknown');
    expect(bound).toEqual({ kind: 'unknown' });
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

  test('may be clients that retry by a plugin', () => {
    const plugged = `import { Octokit } from '@octokit/core'; import { retry } from '@octokit/plugin-retry'; const Retrying = Octokit.plugin(retry); const octokit = new Retrying({ retry: { retries: 2 } });`;
    expect(nestingOf(plugged, `octokit.request('GET /user')`)).toEqual([{ library: '@octokit/plugin-retry', attempts: 3 }]);
    expect(nestingOf(plugged.replace('plugin(retry)', 'plugin(other)'), `octokit.request('GET /user')`)).toEqual([]);
  });

  test.each([
    ['for one request', `import OpenAI from 'openai'; const client = new OpenAI();`, 'client.responses.create({ input }, { maxRetries: 0 })', []],
    ['or set for it', `import OpenAI from 'openai'; const client = new OpenAI({ maxRetries: 0 });`, 'client.responses.create({ input }, { maxRetries: 3 })', [{ library: 'openai', attempts: 4 }]],
    ['by a switch', `import { Octokit } from 'octokit'; const client = new Octokit({ retry: { enabled: false } });`, "client.request('GET /user')", []],
  ])('are none where that is switched off, %s', (_, client, request, expected) => {
    expect(nestingOf(client, request)).toEqual(expected);
  });

  test('count once where they are made inside', () => {
    const [site] = sitesOf(`import OpenAI from 'openai'; import pRetry from 'p-retry'; pRetry(() => new OpenAI({ maxRetries: 2 }).responses.create(body));`);
    expect(site?.facts.nesting.map(({ attempts }) => attempts)).toEqual([3]);
  });

  test('are none where that is switched off', () => {
    const [site] = sitesOf(`import OpenAI from 'openai'; import pRetry from 'p-retry'; const client = new OpenAI({ maxRetries: 0 }); pRetry(() => client.responses.create(body));`);
    expect(site?.facts.nesting).toEqual([]);
  });
});

describe('a request in a pipe', () => {
  const factsOf = (operators: string, source = 'this.http.get(url)') =>
    siteOf(`import { HttpClient } from '@angular/common/http'; import { catchError, delay, map, mergeMap, retry, retryWhen, scan, take, throwError, timer } from 'rxjs'; import { later } from './later.js'; class Api { constructor(private http: HttpClient) {} read() { return ${source}.pipe(${operators}); } }`).facts;

  test.each([
    ['by a number', 'retry(3)', 'retried'],
    ['behind what changes no failure', 'map(read), retry({ count: 3, delay: 1000 })', 'retried'],
    ['by a notifier', 'retryWhen((errors) => errors.pipe(delay(1000), take(3)))', 'retried'],
    ['by a function that lets it pass', 'retry({ delay: (error, n) => timer(n * 1000) })', 'retried'],
    ['by a function that gives up', 'retry({ delay: (error) => (error.status < 500 ? throwError(() => error) : timer(1000)) })', 'final'],
    ['by a function from elsewhere', 'retry({ count: 3, delay: later })', 'unknown'],
    ['by a function that gives up on what nobody knows', 'retry({ count: 3, delay: (error, n) => (error instanceof Refused ? throwError(() => error) : timer(n * 1000)) })', 'unknown'],
    ['by a notifier that gives up on what nobody knows', 'retryWhen((errors) => errors.pipe(mergeMap((error, i) => (i > 2 || (error instanceof Refused && error.status < 500) ? throwError(() => error) : timer(1000)))))', 'unknown'],
    ['by a notifier that counts and gives up on what nobody knows', 'retryWhen((errors) => errors.pipe(scan((count, error) => { if (count > 2 || error instanceof Refused) throw error; return count + 1; }, 0), delay(1000)))', 'unknown'],
  ])('is tried again %s', (_, operators, judgement) => {
    const { operation, retriedStatuses } = factsOf(operators);
    expect(operation).toMatchObject({ http: true, method: 'GET' });
    expect(retriedStatuses.byStatus?.get(404)).toBe(judgement);
  });

  test.each([
    ['behind what may deal with the failure', 'catchError(recover), retry(3)', 'this.http.get(url)'],
    ['where it is no request', 'retry(3)', 'clicks'],
  ])('is none %s', (_, operators, source) => {
    const { operation, retriedStatuses } = factsOf(operators, source);
    expect(operation.http).toBe(false);
    expect(retriedStatuses.byStatus).toBeNull();
  });

  test.each([
    ['an interceptor', `import { HttpHandler } from '@angular/common/http'; import { retry } from 'rxjs/operators/retry'; class Retries { intercept(request, next: HttpHandler) { return next.handle(request).pipe(retry(3)); } }`],
    ['a function in its place', `import { HttpHandlerFn } from '@angular/common/http'; import { retry } from 'rxjs'; export const retries = (request, next: HttpHandlerFn) => next(request).pipe(retry(3));`],
  ])('may be handed on by %s', (_, code) => {
    const { operation, retriedStatuses } = siteOf(code).facts;
    expect(operation).toMatchObject({ http: true, method: null });
    expect(retriedStatuses.byStatus?.get(404)).toBe('retried');
  });

  test('may come from an instance that is injected', () => {
    const { operation } = siteOf(`import { HttpClient } from '@angular/common/http'; import { inject } from '@angular/core'; import { retry } from 'rxjs'; class Api { private http = inject(HttpClient); save() { return this.http.post(url, data).pipe(retry(3)); } }`).facts;
    expect(operation).toMatchObject({ http: true, method: 'POST' });
  });
});
