import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const chat = (asked: string, read: string, wait = 'await sleep(1000 * 2 ** n);'): string => `
  async function* chat(prompt: string) {
    for (let n = 0; n < 4; n++) {
      ${asked}
      try { ${read} return; } catch (error) { if (n === 3) throw error; ${wait} }
    }
  }`;

test('an answer that is read piece by piece may break off: what is asked for anew then is tried again', () => {
  expect(sitesOf(chat('const stream = await client.stream(prompt);', 'for await (const chunk of stream) yield chunk;'))).toHaveLength(1);
  expect(sitesOf(chat('const answer = await client.stream(prompt);', 'for await (const chunk of answer.body) yield chunk;'))).toHaveLength(1);
  expect(sitesOf(chat('const list = await client.list(prompt);', 'for (const item of list) yield item;'))).toEqual([]);
  expect(sitesOf(chat('const stream = await client.stream(prompt);', 'for await (const chunk of prompts) yield chunk;'))).toEqual([]);
});

test('who is told of each failure by a yield is not taken to wait where the site does', () => {
  const steps = (wait: string): unknown => sitesOf(chat('', 'if (n > 0) yield RETRYING; yield await client.ask(prompt);', wait)).map(({ facts }) => facts.delay.steps.map((step) => step?.max));
  expect(steps('await sleep(1000 * 2 ** n);')).toEqual([[1000, 2000, 4000]]);
  expect(steps('')).toEqual([[undefined, undefined, undefined]]);
});
