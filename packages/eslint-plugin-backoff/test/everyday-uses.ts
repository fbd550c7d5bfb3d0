/** Code as people write it with the libraries, and what is reported of it. */
export interface EverydayUse {
  readonly name: string;
  readonly code: string;
  /** The rules that report, of those that judge the policy. */
  readonly reports: readonly string[];
  /** How many attempts there are, and the first waits in whole ms, from the least to the most, where they are held as well. */
  readonly policy?: { readonly attempts: number | 'none' | 'unknown'; readonly waits: readonly (readonly [number, number])[] };
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
    code: `import { Agent, RetryAgent, setGlobalDispatcher } from 'undici';
setGlobalDispatcher(new RetryAgent(new Agent(), { maxRetries: 3, minTimeout: 500 }));`,
  },
  {
    name: 'undici-compose',
    reports: ['require-jitter', 'valid-retry-options'],
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
    name: 'octokit-both-plugins',
    reports: ['no-client-error-retry', 'require-jitter'],
    keeps: { rules: ['no-client-error-retry', 'require-jitter'], because: 'The plugin has no option for its waits.' },
    code: `import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
const MyOctokit = Octokit.plugin(retry, throttling);
export const octokit = new MyOctokit({ auth, retry: { retries: 2 } });`,
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
    keeps: { rules: ['respect-retry-after'], because: 'The library has no option for the header.' },
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
  {
    name: 'graphile-quick',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[2718, 2718], [7389, 7389]] },
    keeps: { rules: ['require-jitter'], because: 'The database works the waits out.' },
    code: `import { quickAddJob } from 'graphile-worker';
export const mail = (to: string) => quickAddJob({ connectionString: process.env.DATABASE_URL }, 'mail', { to }, { maxAttempts: 3 });`,
  },
  {
    name: 'ts-retry-until',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[500, 500], [500, 500], [500, 500]] },
    code: `import { retryAsyncUntilDefined } from 'ts-retry';
export const load = (id: string) => retryAsyncUntilDefined(async () => api.find(id), { delay: 500, maxTry: 4 });`,
  },
  {
    name: 'ts-retry-decorator-random',
    reports: [],
    policy: { attempts: 6, waits: [[100, 500], [100, 500]] },
    code: `import { createRandomDelay, retryAsyncDecorator } from 'ts-retry';
export const load = retryAsyncDecorator(fetchUser, { delay: createRandomDelay(100, 500), maxTry: 6 });`,
  },
  {
    name: 'nats-handler',
    reports: [],
    policy: { attempts: 5, waits: [[1000, 5000], [1000, 5000]] },
    code: `import { connect, type ConnectionOptions } from 'nats';
const options: ConnectionOptions = { servers: ['nats://a'], maxReconnectAttempts: 5, reconnectDelayHandler: () => 1000 + Math.random() * 4000 };
export const nc = await connect(options);`,
  },
  {
    name: 'nats-forever',
    reports: [],
    policy: { attempts: 'none', waits: [[500, 600], [500, 600]] },
    code: `import { connect } from '@nats-io/transport-node';
export async function bus() { return connect({ servers: process.env.NATS, maxReconnectAttempts: -1, reconnectTimeWait: 500, reconnectJitter: 100 }); }`,
  },
  {
    name: 'ts-retry-promise-infinitely',
    reports: ['no-fixed-delay', 'no-unbounded-retry'],
    policy: { attempts: 'none', waits: [[1000, 1000]] },
    code: `import { retry } from 'ts-retry-promise';
export const boot = () => retry(() => connect(), { retries: 'INFINITELY', timeout: 'INFINITELY', delay: 1000 });`,
  },
  {
    name: 'ts-retry-promise-customized',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[50, 50], [100, 100]] },
    code: `import { customizeRetry } from 'ts-retry-promise';
const quickly = customizeRetry({ retries: 2, delay: 50, backoff: 'LINEAR' });
export const load = () => quickly(async () => readIt());`,
  },
  {
    name: 'ts-retry-promise-own',
    reports: [],
    policy: { attempts: 5, waits: [[0, 400], [0, 800]] },
    code: `import { retry } from 'ts-retry-promise';
export const load = () => retry(async () => readIt(), { retries: 4, delay: 200, backoff: (attempt, delay) => Math.random() * delay * 2 ** attempt });`,
  },
  {
    name: 'signalr-policy',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000], [8000, 8000]] },
    code: `import * as signalR from '@microsoft/signalr';
export const connection = new signalR.HubConnectionBuilder().withUrl('/chat', { accessTokenFactory: () => token }).withAutomaticReconnect({ nextRetryDelayInMilliseconds: (context) => context.previousRetryCount < 5 ? Math.min(1000 * 2 ** context.previousRetryCount, 30_000) : null }).configureLogging(signalR.LogLevel.Information).build();`,
  },
  {
    name: 'signalr-elapsed',
    reports: [],
    code: `import { HubConnectionBuilder, type RetryContext } from '@microsoft/signalr';
class Hub { connection = new HubConnectionBuilder().withUrl('/hub').withAutomaticReconnect({ nextRetryDelayInMilliseconds(context: RetryContext) { if (context.elapsedMilliseconds < 60_000) { return Math.random() * 10_000; } return null; } }).build(); }`,
  },
  {
    name: 'signalr-default',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[0, 0], [2000, 2000], [10_000, 10_000], [30_000, 30_000]] },
    code: `import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
export function useHub(url: string) { const connection = new HubConnectionBuilder().withUrl(url).configureLogging(LogLevel.Warning).withAutomaticReconnect().build(); return connection; }`,
  },
  {
    name: 'partysocket-hook',
    reports: ['require-jitter'],
    code: `import { useWebSocket } from 'partysocket/react';
export const useFeed = (url: string) => useWebSocket(url, undefined, { maxRetries: 8, minReconnectionDelay: 500, onMessage: (event) => console.log(event.data) });`,
  },
  {
    name: 'partysocket-room',
    reports: [],
    code: `import PartySocket from 'partysocket';
export const socket = new PartySocket({ host: 'x.partykit.dev', room: 'main', maxRetries: 3, minReconnectionDelay: 1000 + Math.random() * 4000 });`,
  },
  {
    name: 'wretch-ramp',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[0, 500], [0, 1000], [0, 1500]] },
    keeps: { rules: ['respect-retry-after'], because: 'The function of the waits is not told of the answer.' },
    code: `import wretch from 'wretch';
import { retry } from 'wretch/middlewares';
export const api = () => wretch('https://x').middlewares([retry({ maxAttempts: 3, delayTimer: 500, delayRamp: (delay, n) => Math.random() * delay * n })]);`,
  },
  {
    name: 'urql-linear',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[500, 500], [1000, 1000], [1500, 1500]] },
    code: `import { retryExchange } from '@urql/exchange-retry';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
const retrying = retryExchange({ initialDelayMs: 500, maxNumberAttempts: 4, randomDelay: false });
export const client = new Client({ url: '/graphql', exchanges: [cacheExchange, retrying, fetchExchange] });`,
  },
  {
    name: 'urql-retry-if',
    reports: [],
    policy: { attempts: 2, waits: [[1500, 2500]] },
    code: `import { retryExchange } from '@urql/exchange-retry';
const options = { retryIf: (error) => !!(error.graphQLErrors.length > 0 || error.networkError) };
export const exchanges = [retryExchange(options)];`,
  },
  {
    name: 'mqtt-async',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[2000, 2000], [2000, 2000]] },
    code: `import mqtt from 'mqtt';
export async function listen(topic: string) { const client = await mqtt.connectAsync('mqtts://broker', { reconnectPeriod: 2000, username: 'a' }); await client.subscribeAsync(topic); return client; }`,
  },
  {
    name: 'mqtt-first',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[10_000, 10_000]] },
    code: `import { connect } from 'mqtt';
export const client = connect({ host: 'broker', port: 1883, reconnectPeriod: 10 * 1000 });`,
  },
  {
    name: 'pgboss-queue',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[60_000, 60_000], [60_000, 60_000]] },
    code: `import PgBoss from 'pg-boss';
export async function start() { const boss = new PgBoss(process.env.DATABASE_URL!); await boss.start(); await boss.createQueue('mail', { retryLimit: 3, retryDelay: 60 }); return boss; }`,
  },
  {
    name: 'pgboss-object',
    reports: [],
    policy: { attempts: 5, waits: [[5000, 10_000], [10_000, 20_000]] },
    code: `const PgBoss = require('pg-boss');
const boss = new PgBoss('postgres://x');
exports.queue = (data) => boss.send({ name: 'mail', data, options: { retryLimit: 4, retryBackoff: true, retryDelay: 5 } });`,
  },
  {
    name: 'bigquery',
    reports: ['respect-retry-after'],
    policy: { attempts: 4, waits: [[2000, 2999], [4000, 4999], [8000, 8999]] },
    keeps: { rules: ['respect-retry-after'], because: 'The library has no option for the header.' },
    code: `import { BigQuery } from '@google-cloud/bigquery';
export class Warehouse { private readonly bigquery: BigQuery; constructor(projectId: string) { this.bigquery = new BigQuery({ projectId, retryOptions: { maxRetries: 3 } }); } }`,
  },
  {
    name: 'graphql-ws-endless',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'require-jitter'],
    policy: { attempts: 'none', waits: [[1300, 3999], [2300, 4999]] },
    code: `import { createClient } from 'graphql-ws';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
export const link = new GraphQLWsLink(createClient({ url: 'wss://x', connectionParams: async () => ({ token: await getToken() }), retryAttempts: Infinity, shouldRetry: () => true }));`,
  },
  {
    name: 'graphql-ws-random',
    reports: [],
    policy: { attempts: 11, waits: [[1000, 4000], [1000, 4000]] },
    code: `import { createClient } from 'graphql-ws';
export const client = createClient({ url: 'wss://x', retryAttempts: 10, retryWait: async () => { await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 3000)); } });`,
  },
  {
    name: 'lifeomic-abort',
    reports: ['no-client-error-retry', 'require-jitter'],
    policy: { attempts: 4, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'A handler of the file decides on each failure.' },
    code: `import { retry, type AttemptContext } from '@lifeomic/attempt';
export const load = (id: string) => retry(async () => client.get(id), { delay: 500, factor: 2, maxDelay: 5000, maxAttempts: 4, handleError(err: any, context: AttemptContext) { console.warn(err); if (err.status === 404) context.abort(); } });`,
  },
  {
    name: 'lifeomic-calculate',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[200, 200], [400, 400], [800, 800]] },
    keeps: { rules: ['require-jitter'], because: 'The function works with the numbers that it is handed.' },
    code: `import { retry } from '@lifeomic/attempt';
const calculateDelay = (context, options) => options.delay * 2 ** context.attemptNum;
export const load = () => retry(async () => client.get(1), { delay: 100, maxAttempts: 5, calculateDelay });`,
  },
  {
    name: 'rws-endless',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 5000]] },
    code: `import ReconnectingWebSocket from 'reconnecting-websocket';
export class Feed { private socket = new ReconnectingWebSocket(() => this.url(), 'json', { maxReconnectionDelay: 20_000, minReconnectionDelay: 1000 + Math.random() * 4000, maxRetries: Infinity }); url() { return 'wss://x'; } }`,
  },
  {
    name: 'backoff-fibonacci',
    reports: ['require-jitter'],
    policy: { attempts: 11, waits: [[10, 10], [10, 10], [20, 20], [30, 30]] },
    code: `const backoff = require('backoff');
const fibonacci = backoff.fibonacci({ randomisationFactor: 0, initialDelay: 10, maxDelay: 300 });
fibonacci.failAfter(10);
fibonacci.on('ready', (number, delay) => { console.log(number, delay); connect((error) => { if (error) fibonacci.backoff(); }); });
fibonacci.on('fail', () => console.error('gone'));
fibonacci.backoff();`,
  },
  {
    name: 'backoff-exponential-endless',
    reports: ['no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[100, 100], [200, 200], [400, 400], [800, 800]] },
    code: `import * as backoff from 'backoff';
const again = backoff.exponential({ initialDelay: 100, maxDelay: 10_000 });
again.on('ready', () => connect());`,
  },
  {
    name: 'rax-linear',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[50, 50], [150, 150], [350, 350]] },
    keeps: { rules: ['require-jitter'], because: 'Linear waits know no randomness, and `attach` takes no options.' },
    code: `import axios from 'axios';
import * as rax from 'retry-axios';
rax.attach();
export const load = () => axios({ url: 'https://x', raxConfig: { retry: 5, backoffType: 'linear' } });`,
  },
  {
    name: 'rax-statuses',
    reports: ['no-client-error-retry', 'no-fixed-delay'],
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'The statuses are ranges.' },
    code: `import axios from 'axios';
import * as rax from 'retry-axios';
const client = axios.create({ baseURL: 'https://x' });
client.defaults.raxConfig = { instance: client, retry: 3, retryDelay: 1000, backoffType: 'static', statusCodesToRetry: [[400, 599]] };
rax.attach(client);`,
  },
  {
    name: 'cockatiel-iterable',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[100, 100], [500, 500], [1000, 1000], [1000, 1000]] },
    code: `import { handleType, IterableBackoff, retry } from 'cockatiel';
export class Store { private readonly policy = retry(handleType(NetworkError), { maxAttempts: 4, backoff: new IterableBackoff([100, 500, 1000]) }); load(id: string) { return this.policy.execute(() => this.db.load(id)); } }`,
  },
  {
    name: 'cockatiel-delegate',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[500, 500], [1000, 1000], [1500, 1500]] },
    code: `import { DelegateBackoff, handleAll, retry } from 'cockatiel';
export const policy = retry(handleAll, { maxAttempts: 3, backoff: new DelegateBackoff((context) => context.attempt * 500) });`,
  },
  {
    name: 'cockatiel-wrap',
    reports: [],
    policy: { attempts: 4, waits: [[0, 176]] },
    code: `import { circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleAll, retry, wrap } from 'cockatiel';
const retrying = retry(handleAll, { maxAttempts: 3, backoff: new ExponentialBackoff() });
const breaker = circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) });
export const load = () => wrap(retrying, breaker).execute(() => database.getInfo());`,
  },
  {
    name: 'trpc-delay',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    code: `import { createTRPCClient, httpLink, retryLink } from '@trpc/client';
export const client = createTRPCClient<AppRouter>({ links: [retryLink({ retry: ({ error, attempts }) => error.data?.code !== 'UNAUTHORIZED' && attempts <= 3, retryDelayMs: (attempt) => Math.min(1000 * 2 ** attempt, 30_000) }), httpLink({ url })] });`,
  },
  {
    name: 'trpc-ws',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[0, 0], [5000, 5000], [5000, 5000]] },
    code: `import { createWSClient, wsLink } from '@trpc/client';
const wsClient = createWSClient({ url: 'ws://localhost:3001', retryDelayMs: (attemptIndex) => attemptIndex === 0 ? 0 : 5000 });
export const link = wsLink({ client: wsClient });`,
  },
  {
    name: 'temporal-start',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[10_000, 10_000], [20_000, 20_000]] },
    keeps: { rules: ['require-jitter'], because: 'The waits are those of the server, which knows no randomness.' },
    code: `import { Client, Connection } from '@temporalio/client';
export async function order(id: string) { const connection = await Connection.connect(); const client = new Client({ connection }); return client.workflow.start(orderWorkflow, { taskQueue: 'orders', workflowId: id, args: [id], retry: { maximumAttempts: 3, initialInterval: '10s' } }); }`,
  },
  {
    name: 'temporal-constant',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[5000, 5000], [5000, 5000]] },
    code: `import * as wf from '@temporalio/workflow';
import type * as activities from './activities';
const { charge, refund } = wf.proxyActivities<typeof activities>({ startToCloseTimeout: '1 minute', retry: { initialInterval: '5 seconds', backoffCoefficient: 1, maximumAttempts: 4 } });`,
  },
  {
    name: 'temporal-endless',
    reports: ['no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 1000], [2000, 2000]] },
    keeps: { rules: ['require-jitter'], because: 'The waits are those of the server, which knows no randomness.' },
    code: `import { proxyLocalActivities } from '@temporalio/workflow';
export const { notify } = proxyLocalActivities<typeof activities>({ startToCloseTimeout: 5000, retry: { initialInterval: 1000, nonRetryableErrorTypes: ['Invalid'] } });`,
  },
  {
    name: 'retry-request-cap',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 5, waits: [[2000, 2999], [4000, 4999], [8000, 8999], [10_000, 10_000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The library has no option for the header.' },
    code: `const retryRequest = require('retry-request');
const request = require('request');
module.exports = (url, callback) => retryRequest(url, { request, retries: 4, maxRetryDelay: 10 }, callback);`,
  },
  {
    name: 'elastic-timeout',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `const { Client } = require('@elastic/elasticsearch');
module.exports = new Client({ node: process.env.ES, maxRetries: 2, retryOnTimeout: true, auth: { apiKey: process.env.KEY } });`,
  },
  {
    name: 'opensearch',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[0, 0]] },
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `import { Client } from '@opensearch-project/opensearch';
export class Search { static client = new Client({ node: 'https://x', maxRetries: 5, requestTimeout: 30_000 }); }`,
  },
  {
    name: 'azure-policy',
    reports: [],
    policy: { attempts: 6, waits: [[250, 500], [500, 1000], [1000, 2000], [2000, 4000]] },
    code: `import { createDefaultHttpClient, createPipelineRequest, exponentialRetryPolicy } from '@azure/core-rest-pipeline';
pipeline.addPolicy(exponentialRetryPolicy({ maxRetries: 5, retryDelayInMs: 500 }), { phase: 'Retry' });`,
  },
  {
    name: 'azure-tables',
    reports: [],
    policy: { attempts: 11, waits: [[500, 1000], [1000, 2000]] },
    code: `import { TableClient } from '@azure/data-tables';
export const tables = new TableClient(url, 'users', credential, { retryOptions: { maxRetries: 10 } });`,
  },
  {
    name: 'kafka-producer-factor',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[200, 200], [400, 400], [800, 800]] },
    code: `import { Kafka, Partitioners } from 'kafkajs';
const kafka = new Kafka({ clientId: 'a', brokers });
export const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, retry: { retries: 3, initialRetryTime: 200, factor: 0 } });`,
  },
  {
    name: 'kafka-many',
    reports: ['require-jitter'],
    policy: { attempts: 21, waits: [[240, 360], [384, 864]] },
    code: `import { Kafka } from 'kafkajs';
class Bus { private kafka = new Kafka({ brokers: ['a:9092'] }); consumer(groupId: string) { return this.kafka.consumer({ groupId, retry: { retries: 20 } }); } }`,
  },
  {
    name: 'bullmq-strategy',
    reports: ['require-jitter'],
    policy: { attempts: 'unknown', waits: [[1000, 1000], [2000, 2000]] },
    code: `import { Worker, type Job } from 'bullmq';
export const worker = new Worker('mail', async (job: Job) => send(job.data), { connection, concurrency: 5, settings: { backoffStrategy: (attemptsMade: number) => attemptsMade * 1000 } });`,
  },
  {
    name: 'bullmq-flow',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { FlowProducer } from 'bullmq';
const flow = new FlowProducer({ connection });
export const add = (id: string) => flow.add({ name: 'ship', queueName: 'orders', data: { id }, opts: { attempts: 3, backoff: { type: 'exponential', delay: 1000 } } });`,
  },
  {
    name: 'bullmq-number',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[5000, 5000], [5000, 5000]] },
    code: `import { Queue } from 'bullmq';
const queues = new Map<string, Queue>();
const mail = new Queue('mail', { connection });
queues.set('mail', mail);
export async function enqueue(data: object) { await mail.add('send', data, { attempts: 3, backoff: 5000, removeOnFail: true }); }`,
  },
  {
    name: 'bullmq-scheduler',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { Queue } from 'bullmq';
const queue = new Queue('reports');
await queue.upsertJobScheduler('daily', { pattern: '0 3 * * *' }, { name: 'report', data: {}, opts: { attempts: 3, backoff: { type: 'exponential', delay: 1000 } } });`,
  },
  {
    name: 'superagent-callback',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `import request from 'superagent';
export const load = (id: string) => request.get(\`/users/\${id}\`).set('Accept', 'application/json').retry(2, (error, response) => !!response && response.status >= 500).then((r) => r.body);`,
  },
  {
    name: 'superagent-agent',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry', 'respect-retry-after'], because: 'The library has no option for a wait.' },
    code: `const superagent = require('superagent');
const agent = superagent.agent();
exports.load = () => agent.get('https://x/a').timeout({ response: 5000 }).retry(2);`,
  },
  {
    name: 'slack-bolt',
    reports: ['no-client-error-retry', 'require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import { App } from '@slack/bolt';
export const app = new App({ token: process.env.TOKEN, signingSecret: process.env.SECRET, clientOptions: { retryConfig: { retries: 3 } } });`,
  },
  {
    name: 'gaxios-instance',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[300, 300], [500, 500]] },
    code: `import { Gaxios } from 'gaxios';
const gaxios = new Gaxios({ baseURL: 'https://x', retryConfig: { retry: 2, statusCodesToRetry: [[500, 599]], retryDelay: 300 } });
export const load = () => gaxios.request({ url: '/a' });`,
  },
  {
    name: 'effect-spaced',
    reports: ['no-fixed-delay'],
    policy: { attempts: 5, waits: [[2000, 2000], [2000, 2000]] },
    code: `import { Effect, Schedule } from 'effect';
const policy = Schedule.spaced('2 seconds').pipe(Schedule.intersect(Schedule.recurs(4)));
export const program = Effect.retry(fetchUser, policy);`,
  },
  {
    name: 'effect-times',
    reports: ['no-immediate-retry'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `import { Effect } from 'effect';
export const program = Effect.gen(function* () { const user = yield* getUser.pipe(Effect.retry({ times: 3 })); return user.name; });`,
  },
  {
    name: 'effect-while',
    reports: ['require-jitter'],
    policy: { attempts: 7, waits: [[50, 50], [75, 75]] },
    code: `import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
export const program = getUser.pipe(Effect.timeout('1 second'), Effect.retry({ schedule: Schedule.exponential('50 millis', 1.5), times: 6, while: (e) => e._tag === 'Network' }), Effect.orDie);`,
  },
  {
    name: 'ofetch-raw',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[0, 500], [0, 500]] },
    code: `import { ofetch } from 'ofetch';
export const load = () => ofetch.raw('/api/a', { retry: 5, retryDelay: () => 500 * Math.random() });`,
  },
  {
    name: 'ofetch-post',
    reports: [],
    code: `import { ofetch } from 'ofetch';
export const save = (body: object) => ofetch('/api/a', { method: 'POST', body });`,
  },
  {
    name: 'socketio-manager',
    reports: [],
    code: `import { Manager } from 'socket.io-client';
const manager = new Manager('https://x', { reconnectionDelay: 500, reconnectionDelayMax: 60_000, reconnectionAttempts: 4 });
export const socket = manager.socket('/');`,
  },
  {
    name: 'anthropic-request',
    reports: ['no-client-error-retry'],
    policy: { attempts: 6, waits: [[375, 500], [750, 1000]] },
    keeps: { rules: ['no-client-error-retry'], because: 'The client has no option for its statuses.' },
    code: `import Anthropic from '@anthropic-ai/sdk';
export class Model { private readonly client = new Anthropic({ apiKey: process.env.KEY }); async ask(content: string) { return this.client.messages.create({ model: 'm', max_tokens: 100, messages: [{ role: 'user', content }] }, { maxRetries: 5, timeout: 5000 }); } }`,
  },
  {
    name: 'azure-openai-off',
    reports: [],
    code: `import { AzureOpenAI } from 'openai';
export const client = new AzureOpenAI({ endpoint, apiKey, maxRetries: 0 });`,
  },
  {
    name: 'ky-delay',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    code: `import ky from 'ky';
const api = ky.extend({ hooks: { beforeRetry: [({ error }) => { console.warn(error); }] }, retry: { limit: 5, delay: (attemptCount) => 1000 * attemptCount } });
export const get = (path: string) => api.get(path).json();`,
  },
  {
    name: 'apollo-functions',
    reports: [],
    policy: { attempts: 4, waits: [[0, 1000], [0, 2000], [0, 3000]] },
    code: `import { RetryLink } from '@apollo/client/link/retry';
const delay = (count: number) => count * 1000 * Math.random();
export const link = new RetryLink({ delay, attempts: (count, operation, error) => !!error && count < 4 });`,
  },
  {
    name: 'stripe-request',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    policy: { attempts: 5, waits: [[500, 500], [500, 500], [500, 1000], [1000, 2000]] },
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'The client has no option for its statuses, nor one for the header.' },
    code: `const stripe = require('stripe')(process.env.STRIPE_KEY);
exports.charge = (params, idempotencyKey) => stripe.charges.create(params, { maxNetworkRetries: 4, idempotencyKey });`,
  },
  {
    name: 'promise-retry-forever',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 1000], [2000, 2000], [4000, 4000], [5000, 5000]] },
    keeps: { rules: ['require-jitter'], because: 'It never gives up: at its ceiling all clients wait the same.' },
    code: `const promiseRetry = require('promise-retry');
const connect = async () => promiseRetry(async (retry, number) => { try { return await amqp.connect(url); } catch (error) { console.warn(number, error); return retry(error); } }, { forever: true, maxTimeout: 5000 });`,
  },
  {
    name: 'promise-retry-class',
    reports: [],
    policy: { attempts: 4, waits: [[1000, 2000], [2000, 4000], [4000, 8000]] },
    code: `import promiseRetry from 'promise-retry';
class Store { constructor(private readonly db: Db) {} open() { return promiseRetry({ retries: 3, randomize: true }, (retry) => this.db.connect().catch(retry)); } }`,
  },
  {
    name: 'swr-config-backoff',
    reports: ['no-unbounded-retry', 'require-jitter'],
    policy: { attempts: 'none', waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    keeps: { rules: ['no-unbounded-retry'], because: 'The function alone says when to stop.' },
    code: `import { SWRConfig } from 'swr';
export const App = ({ children }) => <SWRConfig value={{ fetcher, onErrorRetry: (error, key, config, revalidate, { retryCount }) => { if (error.status === 404) return; setTimeout(() => revalidate({ retryCount }), Math.min(2 ** retryCount * 1000, 30_000)); } }}>{children}</SWRConfig>;`,
  },
  {
    name: 'exponential-backoff-satisfies',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[200, 200], [400, 400], [800, 800]] },
    code: `import { backOff, type IBackOffOptions } from 'exponential-backoff';
const options = { numOfAttempts: 4, startingDelay: 200, retry: (error, attempt) => { logger.warn({ error, attempt }); return true; } } satisfies Partial<IBackOffOptions>;
export default { load: (id: number) => backOff(() => store.read(id), options) };`,
  },
  {
    name: 'redis-cluster',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[0, 0], [50, 50], [100, 100]] },
    code: `import { createCluster } from 'redis';
export const cluster = createCluster({ rootNodes: [{ url: 'redis://a' }], defaults: { socket: { reconnectStrategy: (retries) => Math.min(retries * 50, 1000) } } });`,
  },
  {
    name: 'redis-number',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000]] },
    code: `import redis from 'redis';
const client = redis.createClient({ socket: { host: 'a', reconnectStrategy: 1000 } });`,
  },
  {
    name: 'ioredis-cluster',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[102, 102], [104, 104], [106, 106]] },
    code: `import Redis from 'ioredis';
export const cluster = new Redis.Cluster([{ host: 'a', port: 7000 }], { clusterRetryStrategy: (times) => Math.min(100 + times * 2, 2000), redisOptions: { password } });`,
  },
  {
    name: 'ioredis-random',
    reports: [],
    policy: { attempts: 'none', waits: [[50, 1050], [100, 1100]] },
    code: `import { Redis } from 'ioredis';
export const connection = new Redis({ host: env.HOST, maxRetriesPerRequest: null, reconnectOnError: (error) => error.message.includes('READONLY'), retryStrategy: (times) => Math.min(times * 50, 2000) + Math.random() * 1000 });`,
  },
  {
    name: 'tanstack-infinite',
    reports: [],
    policy: { attempts: 6, waits: [[0, 1000], [0, 2000], [0, 4000]] },
    code: `import { useInfiniteQuery } from '@tanstack/react-query';
export const usePages = () => useInfiniteQuery({ queryKey: ['pages'], queryFn: ({ pageParam }) => getPage(pageParam), initialPageParam: 0, getNextPageParam: (last) => last.next, retry: 5, retryDelay: (attempt) => Math.random() * Math.min(1000 * 2 ** attempt, 30_000) });`,
  },
  {
    name: 'tanstack-fetch',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import { QueryClient } from '@tanstack/react-query';
const queryClient = new QueryClient();
export const loader = async ({ params }) => queryClient.fetchQuery({ queryKey: ['user', params.id], queryFn: () => getUser(params.id), retry: 2 });`,
  },
  {
    name: 'tanstack-options',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
export const userQuery = (id: string) => queryOptions({ queryKey: ['user', id], queryFn: () => getUser(id), retry: 3 });
export const useUser = (id: string) => useSuspenseQuery(userQuery(id));`,
  },
  {
    name: 'undici-handler',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[100, 100], [200, 200]] },
    code: `import { getGlobalDispatcher, RetryHandler } from 'undici';
export function dispatch(options, handler) { const dispatcher = getGlobalDispatcher(); return dispatcher.dispatch(options, new RetryHandler({ ...options, retryOptions: { maxRetries: 2, minTimeout: 100, statusCodes: [429] } }, { dispatch: dispatcher.dispatch.bind(dispatcher), handler })); }`,
  },
  {
    name: 'axios-retry-linear',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[500, 500], [1000, 1000], [1500, 1500]] },
    code: `import axios from 'axios';
import axiosRetry, { linearDelay } from 'axios-retry';
export const api = axios.create({ baseURL });
axiosRetry(api, { retries: 3, retryDelay: linearDelay(500), onRetry: (count, error) => console.warn(count, error.message) });`,
  },
  {
    name: 'aws-standard',
    reports: [],
    code: `import { SQSClient } from '@aws-sdk/client-sqs';
import { StandardRetryStrategy } from '@smithy/util-retry';
export const sqs = new SQSClient({ retryStrategy: new StandardRetryStrategy(async () => 5) });`,
  },
  {
    name: 'async-retry-openai',
    reports: ['no-nested-retry'],
    policy: { attempts: 3, waits: [[1000, 2000], [2000, 4000]] },
    code: `import retry from 'async-retry';
import { OpenAI } from 'openai';
class Embedder { private openai = new OpenAI(); embed(input: string) { return retry(() => this.openai.embeddings.create({ model: 'm', input }), { retries: 2, onRetry: (e) => console.warn(e) }); } }`,
  },
  {
    name: 'fetch-retry-now',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `import fetchRetry from 'fetch-retry';
const fetchAgain = fetchRetry(globalThis.fetch, { retries: 3, retryOn: [502, 503, 504], retryDelay: 0 });
export const load = async () => (await fetchAgain('/a')).json();`,
  },
  {
    name: 'rxjs-defer',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    code: `import { defer, from, lastValueFrom, retry, timer } from 'rxjs';
export const load = (url: string) => lastValueFrom(defer(() => from(fetch(url))).pipe(retry({ count: 4, delay: (_error, n) => timer(1000 * n) })));`,
  },
  {
    name: 'retry-wrap',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `const retry = require('retry');
const client = createClient();
retry.wrap(client, { retries: 3 }, ['get', 'set']);`,
  },
  {
    name: 'octokit-throttle-always',
    reports: ['no-unbounded-retry'],
    keeps: { rules: ['no-unbounded-retry'], because: 'A function of the file says when to stop.' },
    code: `import { Octokit } from '@octokit/rest';
import { throttling } from '@octokit/plugin-throttling';
const Throttled = Octokit.plugin(throttling);
export const octokit = new Throttled({ auth, throttle: { onRateLimit: () => true, onSecondaryRateLimit: () => true } });`,
  },
  {
    name: 'p-retry-makeRetriable',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { makeRetriable } from 'p-retry';
export const load = makeRetriable(readIt, { retries: 3, onFailedAttempt: console.warn });`,
  },
  {
    name: 'got-instance-options',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[1000, 1000], [2000, 2000]] },
    code: `import got, { type ExtendOptions } from 'got';
const base: ExtendOptions = { timeout: { request: 5000 }, retry: { limit: 2, noise: 0 } };
export const api = got.extend(base, { headers: { a: 'b' } });`,
  },
  {
    name: 'undici-default',
    reports: ['require-jitter'],
    code: `import { Agent, RetryAgent } from 'undici';
const agent = new RetryAgent(new Agent());`,
  },
  {
    name: 'rxjs-retrywhen-attempt',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'The wait is worked out of a constant of the function.' },
    code: `import { retryWhen, mergeMap, timer, throwError } from 'rxjs';
export const users$ = source$.pipe(retryWhen((errors) => errors.pipe(mergeMap((error, i) => { const attempt = i + 1; if (attempt > 3) return throwError(() => error); return timer(attempt * 1000); }))));`,
  },
  {
    name: 'rxjs-retrywhen-delaywhen',
    reports: ['require-jitter'],
    code: `import { retryWhen, delayWhen, take, timer } from 'rxjs';
export const users$ = source$.pipe(retryWhen((errors) => errors.pipe(delayWhen((_, i) => timer(2 ** i * 1000)), take(5))));`,
  },
  {
    name: 'effect-times-first',
    reports: ['no-immediate-retry'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `import { Effect } from 'effect';
export const program = Effect.retry(getUser, { times: 3, while: (e) => e._tag === 'Network' });`,
  },
  {
    name: 'effect-recurs',
    reports: ['no-immediate-retry'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    keeps: { rules: ['no-immediate-retry'], because: 'A schedule that is given as the only argument has to be joined with another one.' },
    code: `import { Effect, Schedule } from 'effect';
export const program = getUser.pipe(Effect.retry(Schedule.recurs(3)));`,
  },
  {
    name: 'rax-request',
    reports: ['require-jitter'],
    code: `import axios from 'axios';
import 'retry-axios';
export const load = () => axios.get('https://x', { raxConfig: { retry: 4 } });`,
  },
];
