import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';
import { retryLoop } from '../../facts/testing/retry-loop.js';

test('a clock that a test moves on has waited', () => {
  const again = (between: string): unknown => siteOf(`it('asks again', async () => { try { await cache.get(key); } catch { ${between} await cache.get(key); } });`).facts.delay.steps;
  expect(again('jest.advanceTimersByTime(2000);')).toEqual([{ min: 2000, max: 2000 }]);
  expect(again('await vi.advanceTimersByTimeAsync(2000);')).toEqual([{ min: 2000, max: 2000 }]);
  expect(again('jest.clearAllTimers();')).toEqual([{ min: 0, max: 0 }]);
});

const delayOf = (name: string, call = `await ${name}(2000);`) => siteOf(`import { ${name} } from './waiting.js';\n${retryLoop(call)}`).facts.delay;

test.each(['sleep', '_sleep', 'msleep', 'sleepAsync', 'delayFn', 'abortableDelay', 'sleepOrAbort', 'sleepUnlessAborted', 'promiseDelay', 'waitForTimeout', 'wait_for_ms', 'sleepFor', 'asyncSetTimeout', 'timeoutPromise', 'jitteredSleep'])(
  '%s waits, wherever it comes from',
  (name) => expect(delayOf(name).steps[0]).toEqual({ min: 2000, max: 2000 }),
);

test.each(['cancelDelay', 'waitFor', 'waitForAbort', 'waitWithTimeout', 'delayError', 'awaitPostLoad', 'timeout', 'setWait', 'sleepingCars'])('%s may do something else', (name) =>
  expect(delayOf(name).kind).not.toBe('waits'),
);

test('what is told no length comes to rest itself, where nobody waits for it', () => {
  const wait = (call: string): string | null => siteOf(`import { audio } from './audio.js';\n${retryLoop(call)}`).facts.delay.noWaitBecause;
  expect(wait('audio.pause();')).toBe('missing');
  expect(wait('audio.pause(500);')).toBe('not awaited');
  expect(wait('await audio.pause();')).toBeNull();
});

test('the name of a length waits where somebody waits for it', () => {
  expect(delayOf('delayMs').steps[0]).toEqual({ min: 2000, max: 2000 });
  expect(delayOf('delayMs', 'log(delayMs(2000));').kind).not.toBe('waits');
});

test.each([
  'new Promise((resolve) => setTimeout(resolve, delayFor(attempt)))',
  'new Promise((resolve) => setTimeout(resolve, Math.min(delayFor(attempt), 30_000) || 0))',
  'new Promise((resolve) => setTimeout(resolve, delayFor(attempt) * 2))',
  'new Promise((resolve) => setTimeout(resolve, delayFor(attempt) || 0))',
  'new Promise((resolve) => setTimeout(resolve, fullJitter(0, { base: delayFor(attempt), cap: 30_000 })))',
])('what is worked with as a number is a length, whatever its name: %s', (wait) => {
  const { facts } = siteOf(`import { delayFor, fullJitter } from './waiting.js';\n${retryLoop(`await ${wait};`)}`);
  expect([facts.delay.kind, facts.delay.steps[0], facts.ineffective]).toEqual(['waits', null, []]);
});

test('what is waited for beside something else is none', () => expect(delayOf('delayFor', 'await Promise.all([delayFor(2000), log(attempt)]);').steps[0]).toEqual({ min: 2000, max: 2000 }));

test('a name that says seconds takes seconds', () => {
  const { steps, waits } = delayOf('sleepSeconds', 'await sleepSeconds(2);');
  expect(steps[0]).toEqual({ min: 2000, max: 2000 });
  expect(waits[0]?.unitMs).toBe(1000);
});

test('what sleeps before it returns is waited for without an await', () => {
  expect(delayOf('sleepSync', 'sleepSync(2000);').steps[0]).toEqual({ min: 2000, max: 2000 });
  expect(delayOf('fsRetrySleepSync', 'fsRetrySleepSync(2000);').waits[0]?.awaited).toBe(true);
  expect(delayOf('sleep', 'sleep(2000);').waits[0]?.awaited ?? false).toBe(false);
});

test('of two lengths the first is waited for, the second stands in for it; what is no length is passed over', () => {
  const loop = (call: string) => siteOf(`import { sleep } from './waiting.js';\n${retryLoop(`const delay = policy.next(); await ${call};`)}`).facts.delay.steps[0];
  expect(loop('sleep(delay, 1000)')).toBeNull();
  expect(loop('sleep(this.retryDelayMs, delay || 1000)')).toBeNull();
  expect(loop('sleep(signal, 1000)')).toEqual({ min: 1000, max: 1000 });
});

test.each(['waitForRetry', 'waitBeforeRetrying', 'sleepBeforeNextAttempt', 'delayUntilNextTry', 'backoff', 'backoffAndWait'])('%s waits as long as it sees fit, unless it is handed a length', (name) => {
  expect(delayOf(name).steps[0]).toEqual({ min: 2000, max: 2000 });
  expect(delayOf(name, `await ${name}(attempt);`).steps[0]).toBeNull();
  expect(delayOf(name, `await ${name}(error.response);`).steps[0]).toBeNull();
  expect(delayOf(name, `await ${name}(undefined);`).steps[0]).toBeNull();
});

test.each(['waitForAttempt', 'retryWaiting', 'waitForRetryButton'])('%s may do something else than to wait', (name) => expect(delayOf(name).kind).not.toBe('waits'));

test('what is kept and handed to a timer is a length, though its name is that of a wait', () => {
  const calling = (waits: string): string => `export async function run(task, delayFn) { for (let attempt = 1; ; attempt++) { try { return await task(); } catch (error) { ${waits} } } }`;
  const kept = siteOf(calling('const inMs = delayFn(attempt, error); if (inMs === false) throw error; await new Promise((resolve) => setTimeout(resolve, inMs));')).facts;
  expect(kept.delay.waits.map(({ node }) => node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name)).toEqual(['setTimeout']);
  expect(kept.bound.kind).toBe('unknown');
  expect(siteOf(calling('const waiting = delayFn(500); console.warn(error); await waiting;')).facts.growth).toEqual({ kind: 'fixed' });
  expect(siteOf(calling('const waiting = delayFn(500); setTimeout(warn, 100, waiting); await waiting;')).facts.growth).toEqual({ kind: 'fixed' });
});

test('what a backoff is handed to wait by may be the number of the attempt', () => {
  const waiting = (call: string): unknown => siteOf(`import { Backoff, clock } from './waiting.js';\nconst backoff = new Backoff();\n${retryLoop(call)}`).facts.delay.steps[0];
  expect(waiting('await backoff.wait(attempt);')).toBeNull();
  expect(waiting('await wait(error.header, attempt);')).toBeNull();
  expect(waiting('await wait(error.header, 1000 * attempt);')).not.toBeNull();
  expect(waiting('await backoff.wait(2000);')).toEqual({ min: 2000, max: 2000 });
  expect(waiting('await clock.wait(100 * 2 ** attempt);')).toEqual({ min: 100, max: 100 });
});

test('a wait of which the answer is kept waits for the end of something, and is what may fail', () => {
  const operations = (call: string): readonly string[] =>
    sitesOf(`async function settle(transaction, count) { for (let n = 0; n < 5; n++) { try { ${call} return n; } catch (error) { console.warn(error); } await sleep(1000); } throw new Error('gave up'); }`).flatMap(({ facts }) => facts.operation.nodes.map(({ type }) => type));
  expect(operations('const receipt = await transaction.wait(count);')).toEqual(['CallExpression']);
  expect(operations('await transaction.wait(count);')).toEqual([]);
  expect(operations('const isOver = await this.wait(count);')).toEqual([]);
});

test('the name of a length may tell the unit that a wait from elsewhere takes', () => {
  const waiting = (call: string) => siteOf(`import { wait, RETRY_MINUTES, RETRY_SECONDS, RETRY } from './waiting.js';\n${retryLoop(call)}`).facts.delay.waits.map(({ unitMs }) => unitMs);
  expect(waiting('await wait(RETRY_MINUTES * 60);')).toEqual([1000]);
  expect(waiting('await wait(RETRY_MINUTES * 60_000);')).toEqual([1]);
  expect(waiting('await wait(RETRY_SECONDS);')).toEqual([1000]);
  expect(waiting('await wait(RETRY * 60);')).toEqual([1]);
  expect(waiting('await wait(RETRY_SECONDS * 2 ** i);')).toEqual([1000]);
  expect(waiting('await wait(RETRY_SECONDS * 1000 * 2 ** i);')).toEqual([1]);
});
