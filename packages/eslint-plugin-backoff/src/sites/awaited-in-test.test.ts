import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const STEPS = "import { Then } from '@cucumber/cucumber'; import { backOff } from 'exponential-backoff'; ";
const LIBRARY = "import { backOff } from 'exponential-backoff'; ";
const step = (tried: string, imports = STEPS): number => sitesOf(`${imports}Then('the order is listed', async function () { await backOff(async () => { ${tried} }, { numOfAttempts: 8 }); });`).length;

test('a step that fails by itself as long as something is not there yet waits for it', () => {
  const finds = "const orders = await list(); const order = orders.find(({ id }) => id === wanted); if (!order) throw new Error('not listed yet'); return order;";
  expect(step(finds)).toBe(0);
  expect(step(finds, LIBRARY)).toBe(1);
  expect(step("const orders = await list(); for (const { id } of orders) { if (id === wanted) return; } throw new Error('not listed yet');")).toBe(0);
  expect(step('return await list();')).toBe(1);
});

test('a request that failed is none that is not there yet', () => {
  const asks = (refuses: string): number => step(`const answer = await fetch(url); ${refuses} return answer;`);
  expect(asks("if (!answer.ok) throw new Error('refused');")).toBe(1);
  expect(asks("if (answer.status !== 200) throw new Error('refused');")).toBe(1);
  expect(asks("if (!answer.ok) throw new Error('refused'); const { state } = await answer.json(); if (state !== 'sent') throw new Error('not yet');")).toBe(0);
});

test('what a test tries again may be wanted by a function of its file, or by one that it hands on', () => {
  const asked = (wanted: string): number => step('await check();', `${STEPS}async function check() { const rows = await list(); ${wanted} } `);
  expect(asked("if (rows.length < 3) throw new Error('too few');")).toBe(0);
  expect(asked('show(rows);')).toBe(1);
  const eventually = (handed: string): number =>
    sitesOf(`async function eventually(run) { for (let i = 0; ; i++) { try { return await run(); } catch (error) { if (i === 9) throw error; await sleep(50 * 2 ** i); } } }
      test('is listed in the end', async () => { await eventually(() => expect(list()).toHaveLength(3)); await eventually(${handed}); });`).length;
  expect(eventually('async () => assertListed(await list())')).toBe(0);
  expect(eventually('() => list()')).toBe(1);
});

test('who tries again after some failures alone does not wait for what a test wants', () => {
  const loop = (answer: string): number => sitesOf(`test('is listed', async () => { for (let i = 0; i < 3; i++) { try { expect(await list()).toHaveLength(3); return; } catch (error) { ${answer} } } });`).length;
  expect(loop("const code = codeOf(error); if (code !== 'ECONNRESET') throw error;")).toBe(1);
  expect(loop('if (i === 2) throw error; await sleep(100);')).toBe(0);
});

test('a function of a test that calls itself until an assertion holds waits for it', () => {
  const look = (tried: string): number => sitesOf(`describe('orders', () => { const look = async (n) => { try { ${tried} } catch (error) { if (n === 0) throw error; await sleep(20); return look(n - 1); } }; });`).length;
  expect(look('(await list()).length.should.equal(3);')).toBe(0);
  expect(look('return await list();')).toBe(1);
});

test('a test that says of each turn what it is to come to repeats it for that', () => {
  const guess = (said: string): number => sitesOf(`test('locks', async () => { for (let i = 0; i < 4; i++) { const answer = await redeem(id, '0000'); ${said} if (answer.ok) return; } });`).length;
  expect(guess('expect(answer.ok).toBe(false);')).toBe(0);
  expect(guess('assert(!answer.ok);')).toBe(0);
  expect(guess('tries += 1;')).toBe(1);
});

test('a test that asks what it was handed whether it is so waits until it is', () => {
  const ticking = (asked: string, end = 'test'): number => sitesOf(`async function forward(clock, seen) { while (true) { await clock.tick(); try { ${asked} } catch (error) { log(error); } } } ${end}('sees it', async () => { await forward(clock, () => done); });`).length;
  expect(ticking('if (await seen()) break;')).toBe(0);
  expect(ticking('await seen(); break;')).toBe(1);
  expect(ticking('if (await seen()) break;', 'run')).toBe(1);
});

test('what is handed in and done at once, in a function that might await it, looks whether something is so by now', () => {
  const waiting = (done: string, head = 'async function'): number => sitesOf(`export ${head} settled(callback) { let ms = 10; while (true) { try { ${done} } catch (error) { ms *= 2; await new Promise((resolve) => setTimeout(resolve, ms)); } } }`).length;
  expect(waiting('callback(); break;')).toBe(0);
  expect(waiting('callback(); return;')).toBe(0);
  expect(waiting('await callback(); break;')).toBe(1);
  expect(waiting('return callback();')).toBe(1);
});

test('so does what is returned at once, by what is called as tests call it', () => {
  const named = (name: string, call: string): number =>
    sitesOf(`export async function ${name}(callback) {
      for (let i = 0; i < 20; i++) {
        try { return ${call}; } catch {}
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return callback();
    }`).length;
  expect(named('waitFor', 'callback()')).toBe(0);
  expect(named('withRetries', 'callback()')).toBe(1);
  expect(named('waitFor', 'await callback()')).toBe(1);
});

test('what only a runner of tests hands in is named for a test', () => {
  const untilPassed = (handed: string): number => sitesOf(`import { vi } from 'vitest'; export async function untilPassed(${handed}) { let failure; let delayMs = 500; let tries = 0; do { try { await ${handed}(); return; } catch (error) { failure = error; await sleep(delayMs); delayMs *= 2; tries++; } } while (tries < 15); throw failure; }`).length;
  expect(untilPassed('testFunction')).toBe(0);
  expect(untilPassed('sendFunction')).toBe(1);
});

test('who is handed a condition waits until it is so', () => {
  const waiting = (handed: string): number =>
    sitesOf(`function waitUntil(${handed}) {
      const go = (waitMs, left) => new Promise((resolve) => resolve(${handed}())).catch((error) => {
        if (left === 0) throw error;
        return new Promise((resolve) => setTimeout(() => resolve(go(waitMs * 2, left - 1)), waitMs));
      });
      return go(1, 9);
    }`).length;
  expect(waiting('condition')).toBe(0);
  expect(waiting('send')).toBe(1);
});

test('what counts as false in a test where it fails is not so by now', () => {
  const waiting = (failed: string, imports = "import test from 'ava';"): number =>
    sitesOf(`${imports} const shown = async (page, look) => { for (let i = 0; i < 100; i++) { const value = await page.evaluate(look).catch(() => ${failed}); if (value) return value; await sleep(100); } return null; };`).length;
  expect(waiting('false')).toBe(0);
  expect(waiting('null')).toBe(1);
  expect(waiting('false', '')).toBe(1);
});
