import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const goesOn = (code: string) => siteOf(code).facts.shape.goesOn;

/** Asks until it is there, and outlives failures; `asked` is what it does with an answer. */
const poll = (asked: string) => `
  async function watch(url: string) {
    while (true) {
      try { const response = await fetch(url); if (!response.ok) throw new Error('HTTP'); const page = await response.json(); ${asked} }
      catch (error) { console.warn(error); await sleep(500); }
    }
  }`;

test('a success that may be asked for again goes on', () => {
  expect(goesOn(poll("if (page.state === 'done') return page; await sleep(3000);"))).toBe(true);
});

test('a success that leaves does not', () => {
  expect(goesOn(poll('return page;'))).toBe(false);
});

test('an answer that is nothing is no success', () => {
  const code = `
    async function read(client: Client) {
      while (true) {
        let page;
        try { page = await client.send('/page'); } catch (error) { console.warn(error); }
        if (page) return page;
        await sleep(500);
      }
    }`;
  expect(goesOn(code)).toBe(false);
});
