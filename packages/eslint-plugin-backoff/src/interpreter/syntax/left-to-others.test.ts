import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const load = `
  async load(url) {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.send(url);
      } catch (error) {
        if (attempt === 3 || !this.isTransient(error)) throw error;
        await sleep(1000);
      }
    }
  }`;

const sitesOfClass = (members: string): number => sitesOf(`class Client { ${members} ${load} }`).length;

test('a method that only refuses is there for another one to take its place', () => {
  expect(sitesOfClass("send(url) { throw new Error('Not implemented'); }")).toBe(1);
  expect(sitesOfClass('async send(url) { throw new TypeError(`${this.constructor.name} has no send`); }')).toBe(1);
  expect(sitesOfClass("isTransient(error) { throw new Error('Not implemented'); }")).toBe(1);
  const shim = "const shim = { send: (url) => { throw new Error('Not implemented'); }, async load(url) { for (let i = 0; i < 3; i++) { try { return await shim.send(url); } catch (error) { await sleep(1000); } } } };";
  expect(sitesOf(shim)).toHaveLength(1);
  const timer = "const shim = { setTimeout: (fn, delayMs) => { throw new Error('Not implemented'); }, sleep: (delayMs) => new Promise((resolve) => { shim.setTimeout(() => resolve(), delayMs); }), async load(url) { for (let i = 0; i < 3; i++) { try { return await fetch(url); } catch (error) { await shim.sleep(1000); } } } };";
  expect(sitesOf(timer).map(({ facts }) => facts.delay.steps[0])).toEqual([{ min: 1000, max: 1000 }]);
});

test('one that refuses what it is handed, or that nobody asks for anything, is not', () => {
  expect(sitesOfClass('send(url) { throw new Error(`${url} is refused`); }')).toBe(0);
  expect(sitesOfClass("send(url): never { throw new Error('refused'); }")).toBe(0);
  expect(sitesOfClass("send(url) { log(url); throw new Error('refused'); }")).toBe(0);
  const given = (refuse: string): string => `class Client { refuse() { throw new Error('refused'); } load() { return fetch(url).catch(() => { ${refuse} return this.load(); }); } }`;
  expect(sitesOf(given('this.refuse();'))).toEqual([]);
});
