import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const sending = (pick: string, note: string): string => `async function send(message: string) {
  const exclude: string[] = [];
  while (true) {
    const node = await nodes.select(${pick});
    try {
      return await node.deliver(message);
    } catch (error) {
      console.error(error);
      ${note}
    }
  }
}`;

test.for([
  ['message, { exclude }', 'exclude.push(node.id);'],
  ['exclude', 'exclude.push(node);'],
] as const)('what has failed is left out when the next is picked by %s: that is no retry', ([pick, note]) => {
  expect(sitesOf(sending(pick, note))).toEqual([]);
});

test.for([
  ['message', 'exclude.push(node.id);'],
  ['message, { exclude }', ''],
] as const)('picked by %s, with %s behind a failure, it may be the same', ([pick, note]) => {
  expect(sitesOf(sending(pick, note))).toHaveLength(1);
});

test('who only counts what has failed tries the same again', () => {
  const counting = (made: string, caught: string): string => `async function load() { const failures = []; while (true) { ${made} try { return await fetch(url); } catch (error) { ${caught} await sleep(1000); } } }`;
  expect(sitesOf(counting('', 'const failure = describe(error, { attempt: failures.length }); failures.push(failure);'))).toHaveLength(1);
  expect(sitesOf(counting('const run = await runs.create({ attempt: failures.length });', 'failures.push(run.id);'))).toHaveLength(1);
});
