import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const site = (calls: string, declared = 'async function withRetry(operation, attempts, baseMs)') =>
  siteOf(`const MOST = 3; ${calls}
    ${declared} {
      for (let attempt = 0; attempt < attempts; attempt++) {
        try { return await operation(); } catch (error) { if (attempt === attempts - 1) throw error; }
        await sleep(baseMs * 2 ** attempt);
      }
    }`).facts;

const load = 'export const load = (url) => withRetry(() => fetch(url), MOST, 1000);';

test('what all callers pass to a function that nobody else can call is its value', () => {
  const { bound, delay } = site(load);
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000]);
});

test('who may be called elsewhere, or otherwise, is passed what a caller likes', () => {
  expect(site(load, 'export async function withRetry(operation, attempts, baseMs)').bound.kind).toBe('named');
  expect(site(`${load} export { withRetry };`).bound.kind).toBe('named');
  expect(site(`${load} export const save = (url) => withRetry(() => put(url), 5, 1000);`).bound.kind).toBe('named');
  expect(site(`${load} register(withRetry);`).bound.kind).toBe('named');
});

test('a private method is passed what its class passes', () => {
  const method = (name: string) => siteOf(`class Loader {
    load(url) { return this.${name}(url, 3); }
    async ${name}(url, attempts) {
      for (let attempt = 0; attempt < attempts; attempt++) {
        try { return await fetch(url); } catch (error) { if (attempt === attempts - 1) throw error; }
        await sleep(1000);
      }
    }
  }`).facts.bound;
  expect(method('#attempt')).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(method('attempt').kind).toBe('named');
});

const sender = (first: string, more = ''): ReturnType<typeof siteOf>['facts'] =>
  siteOf(`class Sender {
    constructor() { this.most = 3; }
    post(body, left) {
      return fetch(this.url, { method: 'POST', body }).catch((error) => {
        if (left === 0) throw error;
        return new Promise((resolve) => setTimeout(resolve, 500 * 2 ** (this.most - left))).then(() => this.post(body, left - 1));
      });
    }
    send(body) { return this.post(body, ${first}); }
    ${more}
  }`).facts;

test('a method that calls itself begins where its class begins it, by a field too', () => {
  const { bound, delay } = sender('this.most');
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([500, 1000, 2000]);
});

test('a field that somebody changes, or that is no number, tells nothing', () => {
  expect(sender('this.most', 'allow(most) { this.most = most; }').bound.kind).not.toBe('attempts');
  expect(sender('this.least').bound.kind).not.toBe('attempts');
});

test('what is handed on is followed through a few functions, however many call one another', () => {
  const through = (count: number) => {
    const callers = Array.from({ length: count }, (_, i) => `function f${i + 1}(url, most) { return url ? f${i}(url, most) : f${Math.floor((i + 1) / 2)}(url, most); }`);
    return siteOf(`async function f0(url, most) { for (let n = 0; ; n++) { try { return await fetch(url); } catch (error) { if (n > most) throw error; await sleep(100); } } }
      ${callers.join('\n')}
      f${count}(location.href, 3);`).facts.bound;
  };
  expect(through(3)).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(through(100)).toMatchObject({ kind: 'named', name: 'most' });
});

test('a function that is called where it is written begins with what it is passed there', () => {
  const steps = (called: string) => siteOf(`export const load = (url) => new Promise((resolve, reject) => {
    ${called.replace('attempt', `function attempt(n) {
      fetch(url).then(resolve).catch((error) => { if (n > 4) reject(error); else setTimeout(() => attempt(n + 1), 100 * (n - 1) ** 2 + 50); });
    }`)};
  });`).facts.delay.steps.slice(0, 3).map((step) => step?.max);
  expect(steps('(attempt)(1)')).toEqual([50, 150, 450]);
  expect(steps('(attempt)(2)')).toEqual([150, 450, 950]);
});

test('a function that is handed to somebody is passed what that one likes, though its name stands in it alone', () => {
  const { cap } = siteOf(`export const start = (queue, client) => queue.register(async function load(id, attempts) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      try { return await client.load(id); } catch (error) { if (attempt === attempts - 1) throw error; }
      await sleep(1000 * 2 ** attempt);
    }
    return load(id, 3);
  });`).facts;
  expect(cap).toEqual({ kind: 'none', longestMs: null });
});
