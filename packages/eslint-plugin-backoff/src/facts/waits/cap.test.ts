import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const capOf = (handler: string, shape?: Parameters<typeof retryLoop>[1]) => siteOf(retryLoop(handler, shape)).facts.cap;

test.for([
  ['Math.min', 'await sleep(Math.min(100 * 2 ** attempt, 30_000));', 30_000],
  ['in seconds', 'await sleep(Math.min(2 ** attempt, 30) * 1000);', 30_000],
  ['of the exponent', 'await sleep(1000 * 2 ** Math.min(attempt, 2));', 4000],
] as const)('a cap: %s', ([, handler, ms]) => {
  expect(capOf(handler)).toEqual({ kind: 'ms', ms, node: null });
});

test('a cap by a comparison is where the waits come to rest', () => {
  expect(capOf('delay *= 2; if (delay > 500) delay = 500; await sleep(delay);', { before: 'let delay = 100;', head: 'let attempt = 0; attempt < 8; attempt++' })).toEqual({ kind: 'ms', ms: 500, node: null });
});

test('what a count was held to on its way is no cap of the wait, but where both are', () => {
  const counting = (step: string): string => `function open(tries) { const source = connect(url); source.onerror = () => { tries = tries || 0; tries = ${step}; setTimeout(() => open(tries), tries * 500); }; }`;
  expect(siteOf(counting('Math.max(Math.min(tries * 2, 128), 1)')).facts.cap).toEqual({ kind: 'ms', ms: 64_000, node: null });
});

test('a pause of its own goes past the cap of the other waits, and is no growth', () => {
  const pausing = `function open(tries = 1) { const socket = connect(url); socket.on('close', () => {
    if (tries > 5) return setTimeout(() => open(1), 300_000);
    setTimeout(() => open(tries + 1), Math.min(60_000, 5000 * 2 ** (tries - 1)));
  }); }`;
  expect(siteOf(pausing).facts.cap).toEqual({ kind: 'ms', ms: 60_000, node: null });
});

test('a cap from outside has a name', () => {
  expect(capOf('await sleep(Math.min(100 * 2 ** attempt, options.maxDelay));')).toEqual({ kind: 'named', name: 'options.maxDelay', node: null });
});

test('the name of a cap is in the unit of the wait', () => {
  expect(capOf('const delay = Math.min(options.base * 2 ** attempt, options.most); await sleep(delay * 1000);')).toEqual({ kind: 'named', name: '1000 × options.most', node: null });
});

test('of a wait that grows from the last one the cap has the name that does not', () => {
  const growing = 'async function load(options) { let delayMs = options.delayMs; for (;;) { try { return await client.load(); } catch (error) { log(error); } await sleep(delayMs); delayMs = Math.min(delayMs * options.factor, options.maxMs); } }';
  expect(siteOf(growing).facts.cap).toEqual({ kind: 'named', name: 'options.maxMs', node: null });
  const reached = "import { delay } from './waiting.js'; async function load() { let seconds = 1; for (;;) { try { return await client.load(); } catch (error) { log(error); } await delay(seconds); seconds = Math.min(seconds * 2, 4); } }";
  expect(siteOf(reached).facts.cap).toMatchObject({ kind: 'named', name: '4 × unit' });
});

test('waits that are each held to something are held together', () => {
  const twice = (delay: string): string => `await sleep(${delay}); if (attempt === 2) await sleep(${delay}); if (attempt === 3) await sleep(${delay});`;
  expect(capOf(twice('Math.min(100 * 2 ** attempt, 30_000)'))).toEqual({ kind: 'unknown' });
  expect(capOf(twice('100 * 2 ** attempt'))).toEqual({ kind: 'none', longestMs: 1600 });
});

test('without a cap the bound says how long the longest is', () => {
  expect(capOf('await sleep(1000 * 2 ** attempt);')).toEqual({ kind: 'none', longestMs: 8000 });
  expect(capOf('await sleep(1000 * 2 ** attempt);', { head: 'let attempt = 0; attempt < 20; attempt++' })).toEqual({ kind: 'none', longestMs: 1000 * 2 ** 18 });
});

test('a fixed wait is its own longest', () => {
  expect(capOf('await sleep(700);', { head: ';;' })).toEqual({ kind: 'none', longestMs: 700 });
});

test('a bound from a parameter lets the waits grow without end', () => {
  expect(capOf('await sleep(1000 * 2 ** attempt);', { head: 'let attempt = 0; attempt < options.retries; attempt++' })).toEqual({ kind: 'none', longestMs: null });
});

test('a bound that another file states is known to its author', () => {
  const code = retryLoop('await sleep(1000 * 2 ** attempt);', { head: 'let attempt = 0; attempt < MAX_ATTEMPTS; attempt++' });
  expect(siteOf(`import { MAX_ATTEMPTS } from './limits.js';${code}`).facts.cap).toEqual({ kind: 'unknown' });
});

test('chance that is a share of a capped wait leaves the cap in place', () => {
  const jittered = (delay: string): ReturnType<typeof capOf> => capOf(`const ms = ${delay}; const spread = ms * 0.2 * (Math.random() * 2 - 1); await sleep(ms + spread);`);
  expect(jittered('Math.min(1000 * 2 ** attempt, 8000)')).toEqual({ kind: 'ms', ms: 9600, node: null });
  expect(jittered('1000 * 2 ** attempt')).toMatchObject({ kind: 'none' });
});

test('a bound that every caller writes down is known to its author, too', () => {
  const helper = (callers: string, head = 'async function load(url, options)') => siteOf(`${callers}
    ${head} {
      for (let attempt = 0; attempt < options.attempts; attempt++) {
        try { return await fetch(url); } catch (error) { if (attempt === options.attempts - 1) throw error; }
        await sleep(1000 * 2 ** attempt);
      }
    }`).facts.cap;
  const some = "load('/a', { attempts: 3 });";
  expect(helper(`${some} load('/b', { attempts: 5 });`)).toEqual({ kind: 'unknown' });
  expect(helper(`${some} export const other = (options) => load('/b', options);`)).toEqual({ kind: 'none', longestMs: null });
  expect(helper(some, 'export async function load(url, options)')).toEqual({ kind: 'none', longestMs: null });
});

test('of a method that is private the class tells who calls it', () => {
  const method = (modifier: string, call = 'this.load(url, attempts)') => siteOf(`class Loader {
    static async page(url: string, { attempts = 3, size }: { attempts?: number; size: number }) { return ${call}; }
    ${modifier} async load(url: string, attempts: number): Promise<Response> {
      for (let attempt = 0; attempt < attempts; attempt++) {
        try { return await fetch(url); } catch (error) { if (attempt === attempts - 1) throw error; }
        await sleep(1000 * 2 ** attempt);
      }
    }
  }`).facts.cap;
  expect(method('private static')).toEqual({ kind: 'unknown' });
  expect(method('static')).toEqual({ kind: 'none', longestMs: null });
  expect(method('private static', 'this.load(url, size)')).toEqual({ kind: 'none', longestMs: null });
});

test('what goes on after a success grows without end while failures last, where nothing holds it down', () => {
  const following = (grown: string): string =>
    siteOf(`async function follow(url) {
      let delayMs = 1000;
      while (true) {
        try { show(await client.read(url)); delayMs = 1000; } catch (error) { log(error); await sleep(delayMs); ${grown} }
      }
    }`).facts.cap.kind;
  expect(following('delayMs *= 2;')).toBe('none');
  expect(following('delayMs = Math.min(delayMs * 2, 30_000);')).toBe('ms');
  expect(following('if (delayMs < 600_000) delayMs *= 2;')).toBe('ms');
});

test('the longest entry of a table that is written down is its ceiling, which a factor beside it is not', () => {
  const waiting = (length: string) => siteOf(`const DELAYS_MS = [30_000, 60_000, 120_000]; ${retryLoop(`const delayMs = ${length}; await sleep(delayMs);`)}`).facts.cap;
  expect(waiting('DELAYS_MS[attempt]')).toEqual({ kind: 'ms', ms: 120_000, node: null });
  expect(waiting('DELAYS_MS[attempt] ?? 1000')).toEqual({ kind: 'ms', ms: 120_000, node: null });
  expect(waiting('30_000 * 2 ** attempt')).toMatchObject({ kind: 'none' });
});
