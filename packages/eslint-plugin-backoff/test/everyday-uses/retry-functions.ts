import type { EverydayUse } from './everyday-use.js';

/** Functions that repeat what they are handed. */
export const retryFunctions: readonly EverydayUse[] = [
  {
    name: 'p-retry-service',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    keeps: { rules: ['respect-retry-after'], because: 'The function has no option for the header, and the hook is not one that waits.' },
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
    name: 'backoff-fib',
    reports: ['require-jitter'],
    code: `import backoff from 'backoff';
const call = backoff.call(get, 'https://x', (err, res) => { console.log(call.getNumRetries()); });
call.retryIf((err) => err.status === 503); call.setStrategy(new backoff.ExponentialStrategy()); call.failAfter(10); call.start();`,
  },
  {
    name: 'options-fn',
    reports: ['require-jitter'],
    code: `import { backOff } from 'exponential-backoff';
const buildOptions = (attempts = 5) => ({ numOfAttempts: attempts, startingDelay: 250, maxDelay: 5_000 });
export const load = () => backOff(() => getIt(), buildOptions());`,
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
    name: 'exponential-backoff-satisfies',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[200, 200], [400, 400], [800, 800]] },
    code: `import { backOff, type IBackOffOptions } from 'exponential-backoff';
const options = { numOfAttempts: 4, startingDelay: 200, retry: (error, attempt) => { logger.warn({ error, attempt }); return true; } } satisfies Partial<IBackOffOptions>;
export default { load: (id: number) => backOff(() => store.read(id), options) };`,
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
    name: 'retry-wrap',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `const retry = require('retry');
const client = createClient();
retry.wrap(client, { retries: 3 }, ['get', 'set']);`,
  },
  {
    name: 'p-retry-makeRetriable',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { makeRetriable } from 'p-retry';
export const load = makeRetriable(readIt, { retries: 3, onFailedAttempt: console.warn });`,
  },
  {
    name: 'async-retry-callbacks',
    reports: ['no-immediate-retry'],
    code: `const async = require('async');
exports.connect = (callback) => async.retry(3, (done) => database.connect(done), callback);`,
    policy: { attempts: 3, waits: [[0, 0], [0, 0]] },
  },
  {
    name: 'async-retry-interval',
    reports: ['require-jitter'],
    code: `import { retry } from 'async';
export const publish = (message) => retry({ times: 5, interval: (count) => 50 * 2 ** count }, async () => broker.publish(message));`,
    policy: { attempts: 5, waits: [[100, 100], [200, 200], [400, 400], [800, 800]] },
  },
  {
    name: 'es-toolkit-count',
    reports: ['no-immediate-retry'],
    code: `import { retry } from 'es-toolkit';
export const connect = () => retry(() => database.connect(), 3);`,
    policy: { attempts: 4, waits: [[0, 0], [0, 0], [0, 0]] },
  },
  {
    name: 'es-toolkit-random',
    reports: [],
    code: `import { retry } from 'es-toolkit';
export const connect = (signal: AbortSignal) => retry(() => database.connect(), { retries: 3, signal, delay: (attempts) => Math.random() * Math.min(100 * 2 ** attempts, 10_000) });`,
    policy: { attempts: 4, waits: [[0, 100], [0, 200], [0, 400]] },
  },
  {
    name: 'radash-backoff',
    reports: ['require-jitter'],
    code: `import { retry } from 'radash';
export const find = (id: string) => retry({ times: 4, backoff: (i) => 10 ** i }, async () => users.find(id));`,
    policy: { attempts: 4, waits: [[10, 10], [100, 100], [1000, 1000]] },
  },
  {
    name: 'radash-delay',
    reports: ['no-fixed-delay'],
    code: `import { retry } from 'radash';
export const find = (id: string) => retry({ times: 4, delay: 1000 }, async () => users.find(id));`,
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
  },
  {
    name: 'redux-saga-retry',
    reports: ['no-fixed-delay'],
    code: `import { call, put, retry } from 'redux-saga/effects';
export function* load(action) {
  const user = yield retry(3, 1000, api.load, action.id);
  yield put({ type: 'loaded', user });
}`,
    policy: { attempts: 3, waits: [[1000, 1000], [1000, 1000]] },
  },
];
