import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const sending = (before: string, list = 'keys'): number =>
  sitesOf(`async function send(client, keys) { for (const key of ${list}) { ${before} try { return await client.send(); } catch (error) { note(error); } } }`).length;

test('what is done with each of a list before the attempt makes it another way', () => {
  expect(sending('await client.use(key);')).toBe(0);
  expect(sending('await new Promise((resolve) => { const child = run("use", key); child.on("close", resolve); });')).toBe(0);
});

test('a wait, a log and a question by what a list has for a turn change nothing', () => {
  expect(sending('await sleep(key);', '[100, 200, 400]')).toBe(1);
  expect(sending('console.log(key); await client.use();', '[1, 2, 3]')).toBe(1);
  expect(sending('const isFirst = key === 1; await client.use();', '[1, 2, 3]')).toBe(1);
});
