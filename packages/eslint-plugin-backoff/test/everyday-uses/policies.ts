import type { EverydayUse } from './everyday-use.js';

/** Policies, schedules and decorators that are made first and then run. */
export const policies: readonly EverydayUse[] = [
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
    name: 'ts-retry-promise-infinitely',
    reports: ['no-fixed-delay', 'no-unbounded-retry'],
    policy: { attempts: 'none', waits: [[1000, 1000]] },
    code: `import { retry } from 'ts-retry-promise';
export const boot = () => retry(() => loadSettings(), { retries: 'INFINITELY', timeout: 'INFINITELY', delay: 1000 });`,
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
    name: 'lifeomic-abort',
    reports: ['no-client-error-retry', 'require-jitter', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'A handler of the file decides on each failure, and does not wait.' },
    code: `import { retry, type AttemptContext } from '@lifeomic/attempt';
export const load = (id: string) => retry(async () => client.get(id), { delay: 500, factor: 2, maxDelay: 5000, maxAttempts: 4, handleError(err: any, context: AttemptContext) { console.warn(err); if (err.status === 404) context.abort(); } });`,
  },
  {
    name: 'lifeomic-calculate',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[200, 200], [400, 400], [800, 800]] },
    code: `import { retry } from '@lifeomic/attempt';
const calculateDelay = (context, options) => options.delay * 2 ** context.attemptNum;
export const load = () => retry(async () => client.get(1), { delay: 100, maxAttempts: 5, calculateDelay });`,
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
];
