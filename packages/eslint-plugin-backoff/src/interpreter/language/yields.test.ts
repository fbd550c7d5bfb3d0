import { expect, test } from 'vitest';

import { delaySequence } from '../../analysis.js';
import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const waits = (code: string): readonly number[] | null => delaySequence(siteOf(code), 3)?.map(({ min }) => min) ?? null;

const over = (generator: string, given = 'delays(100)'): string => `${generator} async function load() { for (const ms of ${given}) { try { return await fetch(url); } catch { await sleep(ms); } } throw new Error('no answer'); }`;

test('a loop over the waits that a generator yields retries', () => {
  const site = siteOf(over('function* delays(base) { for (let i = 0; i < 5; i++) yield base * 2 ** i; }'));
  expect(delaySequence(site, 3)?.map(({ min }) => min)).toEqual([100, 200, 400]);
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
});

test('an endless generator has no end to tell', () => {
  const site = siteOf(over('function* delays(ms) { while (true) { yield ms; ms = Math.min(ms * 2, 350); } }'));
  expect(delaySequence(site, 4)?.map(({ min }) => min)).toEqual([100, 200, 350, 350]);
  expect(site.facts.bound.kind).not.toBe('attempts');
});

test('what a generator yields by another one is part of it', () => {
  expect(waits(over('function* first() { yield 100; yield 200; } function* delays() { yield* first(); yield 500; yield 500; }'))).toEqual([100, 200, 500]);
});

test('items that a generator yields are others each time', () => {
  expect(sitesOf("function* hosts() { yield 'a'; yield 'b'; } async function load() { for (const host of hosts()) { try { return await fetch(host); } catch { await sleep(100); } } }")).toEqual([]);
  expect(sitesOf('async function load() { for (const host of hosts()) { try { return await fetch(host); } catch { await sleep(100); } } }')).toEqual([]);
});

test('a generator is asked for the next wait', () => {
  const asked = 'function* delays(base) { let ms = base; while (true) { yield ms; ms *= 3; } } async function load() { const each = delays(100); for (let i = 0; i < 4; i++) { try { return await fetch(url); } catch { await sleep(each.next().value); } } }';
  expect(waits(asked)).toEqual([100, 300, 900]);
});

const coroutine = (body: string): string => `const load = co.wrap(function* () { for (let i = 0; i < 4; i++) { ${body} } });`;

test('a generator that catches what it yields waits for it, as a coroutine does', () => {
  expect(waits(coroutine('try { return yield request(url); } catch (error) { yield sleep(100 * 2 ** i); }'))).toEqual([100, 200, 400]);
  expect(waits(coroutine('try { return yield call(api.get, url); } catch (error) { yield delay(500); }'))).toEqual([500, 500, 500]);
});

test('a generator that only gives its answers away has no operation', () => {
  expect(sitesOf(coroutine('yield request(url); log(i);'))).toEqual([]);
});

test('what a generator finds in another list is another thing each time', () => {
  const running = (list: string): number =>
    sitesOf(`function* commands(names) { for (const name of ${list}) { const path = resolve(name); if (path) yield { name, path }; } } async function start(names) { for (const { path } of commands(names)) { try { return await spawned(client, path); } catch (error) { log(error); } } }`).length;
  expect(running('names')).toBe(0);
  expect(sitesOf(over('function* delays(base) { for (const factor of [1, 2, 5]) yield base * factor; }'))).toHaveLength(1);
});

const saga = (again: string): string => `function* load(url, i = 0) { try { yield put(loaded(yield call(api.get, url))); } catch (error) { if (i < 3) { yield call(delay, 1000 * 2 ** i); ${again}; } else { yield put(failed(error)); } } }`;

test('a generator goes on with itself by `yield*`', () => {
  const site = siteOf(saga('yield* load(url, i + 1)'));
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(site.facts.growth.kind).toBe('exponential');
  expect(sitesOf(saga('yield* report(url, i + 1)'))).toEqual([]);
});

test('what another generator fails by comes out of `yield*`', () => {
  const streaming = (given: string): string => `async function* stream(url) { for (let i = 0; i < 4; i++) { try { ${given}; return; } catch (error) { await sleep(500); } } }`;
  expect(waits(streaming('yield* lines(url)'))).toEqual([500, 500, 500]);
  expect(sitesOf(streaming('yield lines(url)'))).toEqual([]);
});

test('who runs a generator may go on at once with what it tells of its last failure', () => {
  expect(siteOf(saga('yield* load(url, i + 1)')).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(saga('yield* load(url, i + 1)').replace('if (i < 3) { yield call(delay, 1000 * 2 ** i); ', 'yield call(delay, 1000 * 2 ** i); if (i < 3) { ')).facts.lastFailure.finalWait).not.toBeNull();
});
