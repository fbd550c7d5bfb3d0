/** Code as people write it with the libraries, and what is reported of it. */
export interface EverydayUse {
  readonly name: string;
  readonly code: string;
  /** The rules that report, of those that judge the policy. */
  readonly reports: readonly string[];
  /** What is left once the recommended rules have fixed it, and why. */
  readonly keeps?: { readonly rules: readonly string[]; readonly because: string };
}

export const everydayUses: readonly EverydayUse[] = [
  {
    name: 'p-retry-service',
    reports: ['no-client-error-retry', 'require-jitter'],
    code: `import pRetry, { AbortError } from 'p-retry';
import { Logger } from './logger';
const RETRY_OPTIONS = { retries: 5, minTimeout: 1000, maxTimeout: 30_000, factor: 2 } as const;
export class UserService {
  constructor(private readonly logger: Logger, private readonly baseUrl: string) {}
  async getUser(id: string): Promise<User> {
    return pRetry(
      async () => {
        const res = await fetch(\`\${this.baseUrl}/users/\${id}\`);
        if (!res.ok) throw new Error(\`HTTP \${res.status}\`);
        return (await res.json()) as User;
      },
      { ...RETRY_OPTIONS, onFailedAttempt: (error) => { this.logger.warn(\`attempt \${error.attemptNumber} failed\`); } },
    );
  }
}`,
  },
  {
    name: 'p-retry-abort',
    reports: ['require-jitter'],
    code: `import pRetry, { AbortError } from 'p-retry';
export const run = async (url: string) => pRetry(async () => {
  const response = await fetch(url);
  if (response.status >= 400 && response.status < 500 && response.status !== 429) throw new AbortError(response.statusText);
  if (!response.ok) { const after = response.headers.get('retry-after'); throw new Error(\`status \${response.status} \${after}\`); }
  return response.blob();
}, { retries: 3, onFailedAttempt: console.warn });`,
  },
  {
    name: 'p-retry-generic',
    reports: ['require-delay-cap', 'require-jitter'],
    code: `import pRetry, { type Options } from 'p-retry';
export function withRetry<T>(fn: () => Promise<T>, options: Options = {}): Promise<T> {
  return pRetry(fn, { onFailedAttempt: ({ attemptNumber }) => console.warn(attemptNumber), ...options });
}`,
  },
  {
    name: 'p-retry-random',
    reports: [],
    code: `import pRetry from 'p-retry';
const opts = { retries: 3, randomize: true, onFailedAttempt: (e: Error) => console.error(e) };
export const f = () => pRetry(() => db.connect(), opts);`,
  },
  {
    name: 'async-retry-bail',
    reports: ['require-delay-cap'],
    code: `import retry from 'async-retry';
export async function download(url: string) {
  return retry(async (bail) => {
    const res = await fetch(url);
    if (403 === res.status || 404 === res.status || (res.status >= 400 && res.status < 500 && res.status !== 429)) { bail(new Error('Unauthorized')); return; }
    if (!res.ok) throw new Error(String(res.headers.get('retry-after')));
    return res.text();
  }, { retries: 10, onRetry: (e) => console.log(e) });
}`,
  },
  {
    name: 'async-retry-norandom',
    reports: ['require-jitter'],
    code: `const retry = require('async-retry');
module.exports = async function connect(client) {
  await retry(() => client.connect(), { retries: 5, factor: 2, minTimeout: 500, maxTimeout: 5000, randomize: false, onRetry: (err, n) => { console.warn('retry', n, err.message); } });
};`,
  },
  {
    name: 'axios-retry-default',
    reports: ['no-immediate-retry'],
    code: `import axios from 'axios';
import axiosRetry from 'axios-retry';
const http = axios.create({ baseURL: process.env.API_URL, timeout: 5000 });
axiosRetry(http, { retries: 3 });
export default http;`,
  },
  {
    name: 'axios-retry-exp',
    reports: [],
    code: `import axios, { type AxiosInstance } from 'axios';
import axiosRetry, { exponentialDelay, isNetworkOrIdempotentRequestError } from 'axios-retry';
export function createClient(baseURL: string): AxiosInstance {
  const instance = axios.create({ baseURL });
  axiosRetry(instance, { retries: 4, retryDelay: exponentialDelay, retryCondition: (e) => isNetworkOrIdempotentRequestError(e) || e.response?.status === 429, onRetry: (n, e) => { console.warn(n, e.message); } });
  return instance;
}`,
  },
  {
    name: 'axios-retry-linear-cb',
    reports: ['require-jitter', 'respect-retry-after'],
    code: `const axios = require('axios').default;
const axiosRetry = require('axios-retry').default;
axiosRetry(axios, { retries: 3, retryDelay: (retryCount) => { console.log(\`retry attempt: \${retryCount}\`); return retryCount * 2000; }, retryCondition: (error) => error.response.status === 503 });`,
  },
  {
    name: 'axios-retry-nest',
    reports: ['no-immediate-retry'],
    code: `import { Module, OnModuleInit } from '@nestjs/common';
import { HttpModule, HttpService } from '@nestjs/axios';
import axiosRetry from 'axios-retry';
@Module({ imports: [HttpModule], exports: [HttpModule] })
export class ApiModule implements OnModuleInit {
  constructor(private readonly httpService: HttpService) {}
  onModuleInit() { axiosRetry(this.httpService.axiosRef, { retries: 5 }); }
}`,
  },
  {
    name: 'axios-retry-all-conditions',
    reports: ['no-client-error-retry', 'no-immediate-retry'],
    keeps: { rules: ['no-client-error-retry'], because: 'A predicate says what is tried again.' },
    code: `import axios from 'axios';
import axiosRetry from 'axios-retry';
axiosRetry(axios, { retries: 3, retryCondition: () => true });`,
  },
  {
    name: 'ioredis-config',
    reports: ['require-jitter'],
    code: `import Redis, { type RedisOptions } from 'ioredis';
export const redisOptions: RedisOptions = { host: 'localhost', port: 6379, maxRetriesPerRequest: null, retryStrategy: (times: number) => Math.min(times * 50, 2000) };
export const redis = new Redis(redisOptions);`,
  },
  {
    name: 'ioredis-nest',
    reports: ['require-jitter'],
    code: `import { Module } from '@nestjs/common';
import { Redis } from 'ioredis';
@Module({ providers: [{ provide: 'REDIS', useFactory: (config: ConfigService) => new Redis({ host: config.get('HOST'), retryStrategy(times) { const delay = Math.min(times * 100, 3000); return delay; } }), inject: [ConfigService] }] })
export class RedisModule {}`,
  },
  {
    name: 'ioredis-null',
    reports: [],
    code: `import Redis from 'ioredis';
const redis = new Redis(process.env.REDIS_URL!, { lazyConnect: true, retryStrategy: () => null });
export default redis;`,
  },
  {
    name: 'ioredis-three',
    reports: ['no-fixed-delay'],
    code: `import Redis from 'ioredis';
class Cache { private client: Redis; constructor(url: string) { this.client = new Redis(url, { retryStrategy: (times) => { if (times > 3) { console.error('giving up'); return null; } return 200; } }); } }`,
  },
  {
    name: 'redis-v4',
    reports: ['require-jitter'],
    code: `import { createClient, type RedisClientType } from 'redis';
let client: RedisClientType;
export async function getRedis() {
  client ??= createClient({ url: process.env.REDIS_URL, socket: { reconnectStrategy: (retries) => Math.min(retries * 100, 3000) } });
  client.on('error', (e) => console.error(e));
  if (!client.isOpen) await client.connect();
  return client;
}`,
  },
  {
    name: 'redis-error',
    reports: [],
    code: `import { createClient } from 'redis';
export const client = createClient({ socket: { reconnectStrategy: (retries) => { if (retries > 10) return new Error('too many'); return Math.min(2 ** retries * 50, 2000) * Math.random(); } } });`,
  },
  {
    name: 'bullmq-default',
    reports: ['require-jitter'],
    code: `import { Queue } from 'bullmq';
export const emailQueue = new Queue('email', { connection: { host: 'localhost' }, defaultJobOptions: { attempts: 3, backoff: { type: 'exponential', delay: 1000 }, removeOnComplete: true } });`,
  },
  {
    name: 'bullmq-add',
    reports: ['no-fixed-delay'],
    code: `import { Injectable } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import { Queue } from 'bullmq';
@Injectable()
export class MailService {
  constructor(@InjectQueue('mail') private readonly queue: Queue) {}
  async send(to: string) { await this.queue.add('welcome', { to }, { attempts: 5, backoff: { type: 'fixed', delay: 5000 } }); }
}`,
  },
  {
    name: 'bullmq-nest-async',
    reports: ['require-jitter'],
    code: `import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
@Module({ imports: [BullModule.registerQueue({ name: 'orders', defaultJobOptions: { attempts: 4, backoff: { type: 'exponential', delay: 2000 } } })] })
export class OrdersModule {}`,
  },
  {
    name: 'got-extend',
    reports: ['require-jitter'],
    code: `import got from 'got';
export const client = got.extend({ prefixUrl: 'https://api.example.com', retry: { limit: 2, methods: ['GET'], statusCodes: [429, 503] } });`,
  },
  {
    name: 'got-many',
    reports: ['require-delay-cap', 'require-jitter'],
    code: `import got, { type Got } from 'got';
class Api { private readonly http: Got = got.extend({ retry: { limit: 8 } }); get(path: string) { return this.http.get(path).json(); } }`,
  },
  {
    name: 'got-404',
    reports: ['no-client-error-retry', 'require-jitter'],
    code: `import got from 'got';
const data = await got('https://x.test/a', { retry: { limit: 2, statusCodes: [404, 500, 502, 503, 504, 429] } }).json();`,
  },
  {
    name: 'ky-create',
    reports: ['require-jitter'],
    code: `import ky from 'ky';
export const api = ky.create({ prefixUrl: '/api', retry: { limit: 4, methods: ['get'], statusCodes: [408, 429, 500, 502, 503, 504], backoffLimit: 3000 } });`,
  },
  {
    name: 'ky-jitter',
    reports: [],
    code: `import ky from 'ky';
export const getUser = (id: string) => ky.get(\`users/\${id}\`, { retry: { limit: 3, jitter: true } }).json<User>();`,
  },
  {
    name: 'ky-post-retry',
    reports: ['no-non-idempotent-retry'],
    code: `import ky from 'ky';
export const createOrder = (order: Order) => ky.post('https://api.test/orders', { json: order, retry: { limit: 3, methods: ['post'], jitter: true } }).json();`,
  },
  {
    name: 'openai-max',
    reports: ['no-client-error-retry'],
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import OpenAI from 'openai';
export const openai = new OpenAI({ apiKey: process.env.OPENAI_API_KEY, maxRetries: 5, timeout: 20 * 1000 });`,
  },
  {
    name: 'openai-nested-pretry',
    reports: ['no-nested-retry', 'require-jitter'],
    code: `import OpenAI from 'openai';
import pRetry from 'p-retry';
const openai = new OpenAI();
export async function ask(prompt: string) {
  return pRetry(() => openai.chat.completions.create({ model: 'gpt-4o', messages: [{ role: 'user', content: prompt }] }), { retries: 3, onFailedAttempt: (e) => console.warn(e) });
}`,
  },
  {
    name: 'anthropic-nested-loop',
    reports: ['no-nested-retry'],
    code: `import Anthropic from '@anthropic-ai/sdk';
const client = new Anthropic();
export async function ask(prompt: string) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await client.messages.create({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: prompt }] }); }
    catch (error) { console.warn(error); if (attempt === 2) throw error; await new Promise((r) => setTimeout(r, Math.random() * 1000 * 2 ** attempt)); }
  }
}`,
  },
  {
    name: 'tanstack-client',
    reports: ['require-jitter'],
    code: `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: (attemptIndex) => Math.min(1000 * 2 ** attemptIndex, 30000) } } });
export const App = () => <QueryClientProvider client={queryClient}><Routes /></QueryClientProvider>;`,
  },
  {
    name: 'tanstack-hook',
    reports: ['no-fixed-delay'],
    code: `import { useQuery } from '@tanstack/react-query';
export function useTodos() { return useQuery({ queryKey: ['todos'], queryFn: () => fetchTodos(), retry: 2, retryDelay: 1000 }); }`,
  },
  {
    name: 'tanstack-fn',
    reports: ['require-jitter'],
    code: `import { useQuery } from '@tanstack/react-query';
export const useUser = (id: string) => useQuery({ queryKey: ['user', id], queryFn: () => api.getUser(id), retry: (failureCount, error) => failureCount < 3 && error.status !== 404 });`,
  },
  {
    name: 'tanstack-forever',
    reports: ['no-unbounded-retry', 'require-jitter'],
    code: `import { useMutation } from '@tanstack/react-query';
export const useSave = () => useMutation({ mutationFn: save, retry: true });`,
  },
  {
    name: 'swr-config',
    reports: ['no-unbounded-retry'],
    code: `import useSWR from 'swr';
export const useOrders = () => useSWR('/api/orders', fetcher, { errorRetryInterval: 1000 });`,
  },
  {
    name: 'swr-onerrorretry',
    reports: ['no-fixed-delay'],
    code: `import useSWR from 'swr';
export function useUser() {
  return useSWR('/api/user', fetcher, { onErrorRetry: (error, key, config, revalidate, { retryCount }) => { if (error.status === 404) return; if (retryCount >= 10) return; setTimeout(() => revalidate({ retryCount }), 5000); } });
}`,
  },
  {
    name: 'undici-agent',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The option that sets the waits decides on attempts, statuses and the header as well.' },
    code: `import { Agent, RetryAgent, setGlobalDispatcher } from 'undici';
setGlobalDispatcher(new RetryAgent(new Agent(), { maxRetries: 3, minTimeout: 500 }));`,
  },
  {
    name: 'undici-compose',
    reports: ['require-jitter', 'valid-retry-options'],
    keeps: { rules: ['require-jitter'], because: 'The option that sets the waits decides on attempts, statuses and the header as well.' },
    code: `const { Agent, interceptors } = require('undici');
const dispatcher = new Agent().compose(interceptors.retry({ maxRetries: 4, minTimeout: 200, timeoutFactor: 2, maxTimeout: 5000, retryAfter: false }));
module.exports = { dispatcher };`,
  },
  {
    name: 'exponential-backoff-a',
    reports: ['require-delay-cap', 'require-jitter'],
    code: `import { backOff } from 'exponential-backoff';
export const load = () => backOff(() => getWeather(), { numOfAttempts: 12, startingDelay: 500 });`,
  },
  {
    name: 'exponential-backoff-b',
    reports: [],
    code: `import { backOff, type BackoffOptions } from 'exponential-backoff';
const options: BackoffOptions = { jitter: 'full', maxDelay: 30_000, numOfAttempts: 8, retry: (e, n) => { console.warn(e, n); return true; } };
export const load = () => backOff(() => getWeather(), options);`,
  },
  {
    name: 'promise-retry-a',
    reports: ['require-jitter'],
    code: `import promiseRetry from 'promise-retry';
export const connect = () => promiseRetry((retry, number) => { console.log('attempt', number); return amqp.connect(url).catch(retry); }, { retries: 5, maxTimeout: 10_000 });`,
  },
  {
    name: 'retry-op',
    reports: ['require-jitter'],
    code: `import * as retry from 'retry';
export function resolve(address: string, cb: (e: Error | null, a?: string) => void) {
  const operation = retry.operation({ retries: 5, factor: 3, minTimeout: 1 * 1000, maxTimeout: 60 * 1000 });
  operation.attempt((current) => { dns.resolve(address, (err, addresses) => { if (operation.retry(err)) { console.log(current); return; } cb(err ? operation.mainError() : null, addresses); }); });
}`,
  },
  {
    name: 'rxjs-retry-angular',
    reports: ['no-client-error-retry', 'no-fixed-delay'],
    code: `import { HttpClient } from '@angular/common/http';
import { Injectable } from '@angular/core';
import { retry } from 'rxjs/operators';
@Injectable({ providedIn: 'root' })
export class UserService { constructor(private http: HttpClient) {} list() { return this.http.get<User[]>('/api/users').pipe(retry({ count: 3, delay: 1000 })); } }`,
  },
  {
    name: 'rxjs-retry-count',
    reports: ['no-client-error-retry', 'no-immediate-retry'],
    code: `import { HttpClient } from '@angular/common/http';
import { retry, catchError, throwError } from 'rxjs';
export class UserService { constructor(private http: HttpClient) {} list() { return this.http.get<User[]>('/api/users').pipe(retry(3), catchError((e) => throwError(() => e))); } }`,
  },
  {
    name: 'rxjs-ws',
    reports: ['no-unbounded-retry', 'require-jitter'],
    code: `import { retry, timer } from 'rxjs';
import { webSocket } from 'rxjs/webSocket';
export const socket$ = webSocket('wss://x.test').pipe(retry({ delay: (error, count) => { console.warn(error); return timer(Math.min(60_000, 2 ** count * 1000)); } }));`,
  },
  {
    name: 'rxjs-retrywhen',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The waits stand in the stream of errors, which no option holds.' },
    code: `import { retryWhen, mergeMap, timer, throwError } from 'rxjs';
export const genericRetryStrategy = ({ maxRetryAttempts = 3, scalingDuration = 1000 } = {}) => (attempts) => attempts.pipe(mergeMap((error, i) => { const attempt = i + 1; if (attempt > maxRetryAttempts) return throwError(() => error); return timer(attempt * scalingDuration); }));
export const users$ = source$.pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => (i >= 3 ? throwError(() => error) : timer((i + 1) * 1000))))));`,
  },
  {
    name: 'cockatiel-no-jitter',
    reports: ['require-jitter'],
    code: `import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from 'cockatiel';
const retryPolicy = retry(handleAll, { maxAttempts: 5, backoff: new ExponentialBackoff({ generator: noJitterGenerator }) });
retryPolicy.onRetry((r) => console.warn(r));
export const q = () => retryPolicy.execute(() => database.getInfo());`,
  },
  {
    name: 'cockatiel-constant',
    reports: ['no-fixed-delay'],
    code: `import { ConstantBackoff, handleType, retry } from 'cockatiel';
export const policy = retry(handleType(NetworkError), { maxAttempts: 3, backoff: new ConstantBackoff(500) });`,
  },
  {
    name: 'cockatiel-forever',
    reports: ['no-immediate-retry', 'no-unbounded-retry'],
    code: `import { handleAll, retry } from 'cockatiel';
export const policy = retry(handleAll, {});`,
  },
  {
    name: 'kafkajs',
    reports: [],
    code: `import { Kafka } from 'kafkajs';
export const kafka = new Kafka({ clientId: 'app', brokers: ['k:9092'], retry: { initialRetryTime: 100, retries: 8 } });`,
  },
  {
    name: 'stripe',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'The client has no option for its statuses, nor one for the header.' },
    code: `import Stripe from 'stripe';
export const stripe = new Stripe(process.env.STRIPE_KEY!, { apiVersion: '2024-06-20', maxNetworkRetries: 3 });`,
  },
  {
    name: 'stripe-loop-nested',
    reports: ['no-client-error-retry', 'no-fixed-delay', 'no-nested-retry', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'The client has no option for its statuses, nor one for the header.' },
    code: `import Stripe from 'stripe';
export class Payments { private stripe = new Stripe(key, { maxNetworkRetries: 2 });
  async charge(params: any) { for (let i = 0; ; i++) { try { return await this.stripe.paymentIntents.create(params, { idempotencyKey: params.id }); } catch (e) { console.warn(e); if (i >= 2) throw e; await new Promise((r) => setTimeout(r, 500 * Math.random() * 2 ** i)); } } } }`,
  },
  {
    name: 'aws-s3',
    reports: [],
    code: `import { S3Client } from '@aws-sdk/client-s3';
export const s3 = new S3Client({ region: 'eu-west-1', maxAttempts: 5 });`,
  },
  {
    name: 'aws-configured',
    reports: ['require-jitter'],
    code: `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ConfiguredRetryStrategy } from '@smithy/util-retry';
export const db = new DynamoDBClient({ retryStrategy: new ConfiguredRetryStrategy(4, (attempt: number) => 100 + attempt * 1000) });`,
  },
  {
    name: 'fetch-retry-a',
    reports: ['no-fixed-delay', 'respect-retry-after'],
    code: `import fetchBuilder from 'fetch-retry';
const fetchRetry = fetchBuilder(global.fetch);
export const load = (url: string) => fetchRetry(url, { retries: 5, retryDelay: 800, retryOn: [429, 503] });`,
  },
  {
    name: 'fetch-retry-exp',
    reports: ['require-jitter', 'respect-retry-after'],
    code: `const originalFetch = require('isomorphic-fetch');
const fetch = require('fetch-retry')(originalFetch);
fetch('https://x.test', { retryOn: [503], retryDelay: function (attempt, error, response) { return Math.pow(2, attempt) * 1000; } }).then((r) => r.json());`,
  },
  {
    name: 'fetch-retry-fn',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'respect-retry-after', 'valid-retry-options'],
    keeps: { rules: ['no-unbounded-retry', 'respect-retry-after', 'valid-retry-options'], because: 'The predicate takes the place of the limit.' },
    code: `import fetchRetry from 'fetch-retry';
const f = fetchRetry(fetch, { retries: 3, retryDelay: (n) => Math.random() * 1000 * 2 ** n, retryOn: (attempt, error, response) => error !== null || response.status >= 500 });
export const get = (url) => f(url);`,
  },
  {
    name: 'socketio',
    reports: [],
    code: `import { io, type Socket } from 'socket.io-client';
export const socket: Socket = io('https://x.test', { reconnectionAttempts: 5, reconnectionDelay: 1000, reconnectionDelayMax: 30_000 });`,
  },
  {
    name: 'socketio-nojitter',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'It never gives up: at its ceiling all clients wait the same.' },
    code: `import io from 'socket.io-client';
const socket = io.connect(url, { reconnection: true, reconnectionDelay: 1000, reconnectionDelayMax: 5000, reconnectionAttempts: Infinity, randomizationFactor: 0 });`,
  },
  {
    name: 'apollo',
    reports: [],
    code: `import { ApolloClient, from, HttpLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
const retryLink = new RetryLink({ delay: { initial: 300, max: 10_000, jitter: true }, attempts: { max: 5 } });
export const client = new ApolloClient({ link: from([retryLink, new HttpLink({ uri })]) });`,
  },
  {
    name: 'apollo-nojitter',
    reports: ['require-jitter'],
    code: `import { RetryLink } from '@apollo/client/link/retry';
export const link = new RetryLink({ delay: { initial: 300, max: Infinity, jitter: false }, attempts: { max: 5, retryIf: (error) => !!error } });`,
  },
  {
    name: 'ofetch',
    reports: ['no-fixed-delay', 'respect-retry-after'],
    code: `import { ofetch } from 'ofetch';
export const api = ofetch.create({ baseURL: '/api', retry: 3, retryDelay: 500, retryStatusCodes: [429, 500, 503] });`,
  },
  {
    name: 'nuxt-ofetch-imm',
    reports: ['no-client-error-retry', 'no-immediate-retry', 'respect-retry-after'],
    code: `import { $fetch } from 'ofetch';
export const load = () => $fetch('/api/a', { retry: 3 });`,
  },
  {
    name: 'superagent',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `import request from 'superagent';
export const load = () => request.get('/api/search').retry(3);`,
  },
  {
    name: 'graphql-ws',
    reports: [],
    code: `import { createClient } from 'graphql-ws';
export const client = createClient({ url: 'ws://x', retryAttempts: 5 });`,
  },
  {
    name: 'graphql-ws-wait',
    reports: ['require-jitter'],
    code: `import { createClient } from 'graphql-ws';
export const client = createClient({ url: 'ws://x', retryAttempts: 8, retryWait: async (retries) => { await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** retries, 30_000))); } });`,
  },
  {
    name: 'reconnecting-ws',
    reports: ['require-jitter'],
    code: `import ReconnectingWebSocket from 'reconnecting-websocket';
const rws = new ReconnectingWebSocket('wss://x', [], { maxRetries: 10, connectionTimeout: 1000 });`,
  },
  {
    name: 'partysocket',
    reports: ['require-jitter'],
    code: `import { WebSocket } from 'partysocket';
const ws = new WebSocket('wss://x', [], { maxRetries: 10, minReconnectionDelay: 1000 });`,
  },
  {
    name: 'signalr',
    reports: ['require-jitter'],
    code: `import { HubConnectionBuilder } from '@microsoft/signalr';
export const connection = new HubConnectionBuilder().withUrl('/hub').withAutomaticReconnect([0, 2000, 10000, 30000]).build();`,
  },
  {
    name: 'mqtt',
    reports: ['no-fixed-delay'],
    code: `import mqtt from 'mqtt';
export const client = mqtt.connect('mqtt://x', { reconnectPeriod: 5000 });`,
  },
  {
    name: 'nats',
    reports: ['no-fixed-delay'],
    code: `import { connect } from 'nats';
export const nc = await connect({ servers: 'x', maxReconnectAttempts: 10, reconnectTimeWait: 2000, reconnectJitter: 0 });`,
  },
  {
    name: 'temporal',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The waits are those of the server, which knows no randomness.' },
    code: `import { proxyActivities } from '@temporalio/workflow';
const { charge } = proxyActivities<typeof activities>({ startToCloseTimeout: '1 minute', retry: { initialInterval: '1s', maximumAttempts: 5, backoffCoefficient: 2 } });`,
  },
  {
    name: 'pgboss',
    reports: ['no-fixed-delay'],
    code: `import PgBoss from 'pg-boss';
const boss = new PgBoss(url);
export const send = () => boss.send('mail', { to }, { retryLimit: 5, retryDelay: 30 });`,
  },
  {
    name: 'pgboss-backoff',
    reports: [],
    code: `import PgBoss from 'pg-boss';
class Jobs { private boss: PgBoss; constructor() { this.boss = new PgBoss({ connectionString: url }); } send(d: object) { return this.boss.send('mail', d, { retryLimit: 5, retryDelay: 10, retryBackoff: true }); } }`,
  },
  {
    name: 'octokit-plugin',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'], because: 'The plugin has no option for its waits; another one looks at the header.' },
    code: `import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
const MyOctokit = Octokit.plugin(retry);
export const octokit = new MyOctokit({ auth, retry: { retries: 8 } });`,
  },
  {
    name: 'octokit-throttling',
    reports: [],
    code: `import { Octokit } from 'octokit';
const octokit = new Octokit({ auth, throttle: { onRateLimit: (retryAfter, options, octokit, retryCount) => { octokit.log.warn('quota'); if (retryCount < 1) return true; }, onSecondaryRateLimit: () => true } });`,
  },
  {
    name: 'slack',
    reports: ['no-client-error-retry', 'require-delay-cap', 'require-jitter'],
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import { WebClient, retryPolicies } from '@slack/web-api';
export const slack = new WebClient(token, { retryConfig: retryPolicies.fiveRetriesInFiveMinutes });`,
  },
  {
    name: 'slack-cfg',
    reports: ['no-client-error-retry', 'require-jitter'],
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import { WebClient } from '@slack/web-api';
export const slack = new WebClient(token, { retryConfig: { retries: 4, factor: 2, minTimeout: 1000, randomize: false } });`,
  },
  {
    name: 'elastic',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `import { Client } from '@elastic/elasticsearch';
export const es = new Client({ node: 'http://x', maxRetries: 5, requestTimeout: 60000 });`,
  },
  {
    name: 'azure',
    reports: [],
    code: `import { BlobServiceClient } from '@azure/storage-blob';
import { AppConfigurationClient } from '@azure/app-configuration';
export const c = new AppConfigurationClient(conn, { retryOptions: { maxRetries: 3, maxRetryDelayInMs: 5000 } });`,
  },
  {
    name: 'gaxios',
    reports: ['require-jitter', 'respect-retry-after'],
    code: `import { request } from 'gaxios';
export const load = () => request({ url: 'https://x', retry: true, retryConfig: { retry: 4, retryDelay: 500 } });`,
  },
  {
    name: 'retry-axios',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The options are set on the client, not handed over.' },
    code: `import axios from 'axios';
import * as rax from 'retry-axios';
const client = axios.create();
client.defaults.raxConfig = { instance: client, retry: 4, noResponseRetries: 2, retryDelay: 200, backoffType: 'exponential' };
rax.attach(client);`,
  },
  {
    name: 'lifeomic',
    reports: ['require-jitter'],
    code: `import { retry } from '@lifeomic/attempt';
export const load = () => retry(async (context) => { console.log(context.attemptNum); return doIt(); }, { delay: 200, factor: 2, maxAttempts: 5 });`,
  },
  {
    name: 'lifeomic-jitter',
    reports: [],
    code: `import { retry } from '@lifeomic/attempt';
export const load = () => retry(async () => doIt(), { delay: 200, factor: 2, maxAttempts: 5, jitter: true });`,
  },
  {
    name: 'ts-retry-promise',
    reports: ['no-fixed-delay'],
    code: `import { retry } from 'ts-retry-promise';
export const load = () => retry(() => doIt(), { retries: 3, delay: 500 });`,
  },
  {
    name: 'ts-retry-decorator',
    reports: ['require-jitter', 'valid-retry-options'],
    code: `import { retryDecorator } from 'ts-retry-promise';
export const load = retryDecorator(doIt, { retries: 4, delay: 200, backoff: 'EXPONENTIAL', maxBackOff: 5000 });`,
  },
  {
    name: 'ts-retry',
    reports: ['no-fixed-delay'],
    code: `import { retryAsync } from 'ts-retry';
export const load = async () => retryAsync(async () => doIt(), { delay: 100, maxTry: 5 });`,
  },
  {
    name: 'wretch',
    reports: ['require-jitter', 'respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The function of the waits is not told of the answer.' },
    code: `import wretch from 'wretch';
import { retry } from 'wretch/middlewares';
export const api = wretch('https://x').middlewares([retry({ delayTimer: 500, maxAttempts: 4, retryOnNetworkError: true, until: (r) => !!r && (r.ok || (r.status >= 400 && r.status < 500 && r.status !== 429)) })]);`,
  },
  {
    name: 'urql',
    reports: [],
    code: `import { retryExchange } from '@urql/exchange-retry';
import { Client, fetchExchange } from 'urql';
export const client = new Client({ url, exchanges: [retryExchange({ initialDelayMs: 1000, maxDelayMs: 15000, maxNumberAttempts: 3 }), fetchExchange] });`,
  },
  {
    name: 'trpc-link',
    reports: ['no-immediate-retry'],
    code: `import { createTRPCClient, httpBatchLink, retryLink } from '@trpc/client';
export const client = createTRPCClient<AppRouter>({ links: [retryLink({ retry: (opts) => opts.attempts <= 3 }), httpBatchLink({ url })] });`,
  },
  {
    name: 'effect-exp',
    reports: ['require-jitter'],
    code: `import { Effect, Schedule } from 'effect';
export const program = load.pipe(Effect.retry(Schedule.exponential('100 millis').pipe(Schedule.compose(Schedule.recurs(5)))));`,
  },
  {
    name: 'effect-jittered',
    reports: [],
    code: `import { Effect, Schedule, pipe } from 'effect';
export const program = Effect.retry(load, pipe(Schedule.exponential('100 millis'), Schedule.jittered, Schedule.compose(Schedule.recurs(5))));`,
  },
  {
    name: 'google-gax',
    reports: [],
    code: `import { v2 } from '@google-cloud/tasks';
import { createRetryOptions } from 'google-gax';
export const retryOptions = createRetryOptions([4, 14], { initialRetryDelayMillis: 100, retryDelayMultiplier: 1.3, maxRetryDelayMillis: 60000, totalTimeoutMillis: 600000 });`,
  },
  {
    name: 'gcs',
    reports: ['require-jitter', 'respect-retry-after'],
    keeps: { rules: ['require-jitter', 'respect-retry-after'], because: 'The ceiling takes the randomness away, and no option brings it back.' },
    code: `import { Storage } from '@google-cloud/storage';
export const storage = new Storage({ retryOptions: { autoRetry: true, maxRetries: 5, retryDelayMultiplier: 2, maxRetryDelay: 30 } });`,
  },
  {
    name: 'backoff-fib',
    reports: ['require-jitter'],
    code: `import backoff from 'backoff';
const call = backoff.call(get, 'https://x', (err, res) => { console.log(call.getNumRetries()); });
call.retryIf((err) => err.status === 503); call.setStrategy(new backoff.ExponentialStrategy()); call.failAfter(10); call.start();`,
  },
  {
    name: 'graphile',
    reports: [],
    code: `import { run } from 'graphile-worker';
await run({ connectionString, taskList: { hello: async (payload) => {} } });
export const add = (helpers) => helpers.addJob('hello', {}, { maxAttempts: 5 });`,
  },
  {
    name: 'static-factory',
    reports: ['require-jitter'],
    code: `import Redis from 'ioredis';
export abstract class RedisFactory { private static readonly options = { retryStrategy: (t: number) => Math.min(t * 200, 4000) }; static create(host: string) { return new Redis({ host, ...RedisFactory.options }); } }`,
  },
  {
    name: 'options-fn',
    reports: ['require-jitter'],
    code: `import { backOff } from 'exponential-backoff';
const buildOptions = (attempts = 5) => ({ numOfAttempts: attempts, startingDelay: 250, maxDelay: 5_000 });
export const load = () => backOff(() => getIt(), buildOptions());`,
  },
  {
    name: 'env-retries',
    reports: ['require-jitter', 'respect-retry-after'],
    code: `import axios from 'axios';
import axiosRetry from 'axios-retry';
const RETRIES = Number(process.env.HTTP_RETRIES ?? 3);
const DELAY = parseInt(process.env.HTTP_DELAY || '200', 10);
axiosRetry(axios, { retries: RETRIES, retryDelay: (n) => n * DELAY });`,
  },
  {
    name: 'default-export-config',
    reports: ['require-jitter'],
    code: `import { QueryClient } from '@tanstack/vue-query';
export default new QueryClient({ defaultOptions: { queries: { retry: 2, staleTime: 1000 } } });`,
  },
  {
    name: 'enum-options',
    reports: ['require-jitter'],
    code: `import retry from 'async-retry';
enum Limits { Retries = 4, Min = 250, Max = 4000 }
export const load = () => retry(() => getIt(), { retries: Limits.Retries, minTimeout: Limits.Min, maxTimeout: Limits.Max, randomize: false, onRetry: console.warn });`,
  },
  {
    name: 'higher-order',
    reports: ['require-jitter'],
    code: `import pRetry from 'p-retry';
export const retryable = <A extends unknown[], R>(fn: (...args: A) => Promise<R>, retries = 3) => (...args: A): Promise<R> => pRetry(() => fn(...args), { retries, onFailedAttempt: console.warn });`,
  },
  {
    name: 'decorator-own',
    reports: ['require-jitter'],
    code: `import pRetry from 'p-retry';
export function Retry(options = { retries: 3, minTimeout: 200, onFailedAttempt: console.warn }) { return function (_t: object, _k: string, descriptor: PropertyDescriptor) { const original = descriptor.value; descriptor.value = function (...args: unknown[]) { return pRetry(() => original.apply(this, args), options); }; return descriptor; }; }`,
  },
];
