import type { EverydayUse } from './everyday-use.js';

/** HTTP clients that retry, by themselves or by a plugin. */
export const httpClients: readonly EverydayUse[] = [
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
    keeps: { rules: ['no-unbounded-retry', 'valid-retry-options'], because: 'The predicate takes the place of the limit.' },
    code: `import fetchRetry from 'fetch-retry';
const f = fetchRetry(fetch, { retries: 3, retryDelay: (n) => Math.random() * 1000 * 2 ** n, retryOn: (attempt, error, response) => error !== null || response.status >= 500 });
export const get = (url) => f(url);`,
  },
  {
    name: 'ofetch',
    reports: ['no-fixed-delay', 'respect-retry-after'],
    code: `import { ofetch } from 'ofetch';
export const api = ofetch.create({ baseURL: '/api', retry: 3, retryDelay: 500, retryStatusCodes: [429, 500, 503] });`,
  },
  {
    name: 'nuxt-ofetch-imm',
    reports: ['no-immediate-retry', 'respect-retry-after'],
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
    name: 'wretch',
    reports: ['require-jitter', 'respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The function of the waits is not told of the answer.' },
    code: `import wretch from 'wretch';
import { retry } from 'wretch/middlewares';
export const api = wretch('https://x').middlewares([retry({ delayTimer: 500, maxAttempts: 4, retryOnNetworkError: true, until: (r) => !!r && (r.ok || (r.status >= 400 && r.status < 500 && r.status !== 429)) })]);`,
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
    name: 'wretch-ramp',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[0, 500], [0, 1000], [0, 1500]] },
    keeps: { rules: ['respect-retry-after'], because: 'The function of the waits is not told of the answer.' },
    code: `import wretch from 'wretch';
import { retry } from 'wretch/middlewares';
export const api = () => wretch('https://x').middlewares([retry({ maxAttempts: 3, delayTimer: 500, delayRamp: (delay, n) => Math.random() * delay * n })]);`,
  },
  {
    name: 'rax-linear',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    keeps: { rules: ['require-jitter'], because: 'Linear waits know no randomness.' },
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
    name: 'retry-request-cap',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 5, waits: [[2000, 2999], [4000, 4999], [8000, 8999], [10_000, 10_000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The library has no option for the header.' },
    code: `const retryRequest = require('retry-request');
const request = require('request');
module.exports = (url, callback) => retryRequest(url, { request, retries: 4, maxRetryDelay: 10 }, callback);`,
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
    name: 'gaxios-instance',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[300, 300], [500, 500]] },
    code: `import { Gaxios } from 'gaxios';
const gaxios = new Gaxios({ baseURL: 'https://x', retryConfig: { retry: 2, statusCodesToRetry: [[500, 599]], retryDelay: 300 } });
export const load = () => gaxios.request({ url: '/a' });`,
  },
  {
    name: 'ofetch-raw',
    reports: ['respect-retry-after'],
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
    name: 'ky-delay',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    code: `import ky from 'ky';
const api = ky.extend({ hooks: { beforeRetry: [({ error }) => { console.warn(error); }] }, retry: { limit: 5, delay: (attemptCount) => 1000 * attemptCount } });
export const get = (path: string) => api.get(path).json();`,
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
    name: 'fetch-retry-now',
    reports: ['no-immediate-retry', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
    code: `import fetchRetry from 'fetch-retry';
const fetchAgain = fetchRetry(globalThis.fetch, { retries: 3, retryOn: [502, 503, 504], retryDelay: 0 });
export const load = async () => (await fetchAgain('/a')).json();`,
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
    name: 'rax-request',
    reports: ['require-jitter'],
    code: `import axios from 'axios';
import 'retry-axios';
export const load = () => axios.get('https://x', { raxConfig: { retry: 4 } });`,
  },
  {
    name: 'make-fetch-happen-defaults',
    reports: ['require-jitter', 'respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'It has no option for the header.' },
    policy: { attempts: 4, waits: [[10_000, 10_000], [60_000, 60_000], [60_000, 60_000]] },
    code: `import fetch from 'make-fetch-happen';
export const registry = fetch.defaults({ cachePath: './cache', retry: { retries: 3, factor: 10, minTimeout: 10_000, maxTimeout: 60_000 } });`,
  },
  {
    name: 'requestretry-readme',
    reports: ['no-fixed-delay'],
    policy: { attempts: 5, waits: [[5000, 5000], [5000, 5000]] },
    code: `const request = require('requestretry');
request({ url: 'https://api.example.com/v1/data', json: true, maxAttempts: 5, retryDelay: 5000, retryStrategy: request.RetryStrategies.HTTPOrNetworkError }, function (err, response, body) { if (response) console.log(response.attempts); });`,
  },
];
