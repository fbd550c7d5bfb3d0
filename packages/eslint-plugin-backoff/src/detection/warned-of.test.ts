import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const asking = (refused: string, head = 'for (let n = 1; n < 5; n++)', ask = 'await relay.load(id)', isGood = 'answer'): number =>
  sitesOf(`async function load(relay, id) { ${head} { const answer = ${ask}; if (${isGood}) return answer; ${refused} } }`).length;

test('who warns of an answer with nothing in it, and waits longer each time or not at all, tries again', () => {
  expect(asking("console.warn('nothing, trying again'); await sleep(1000 * n);")).toBe(1);
  expect(asking("this.log.error('attempt', n, 'failed');")).toBe(1);
});

test('who waits for as long each time, or warns of nothing, waits for it to come', () => {
  expect(asking("console.warn('nothing, trying again'); await sleep(1000);")).toBe(0);
  expect(asking("console.log('nothing, trying again'); await sleep(1000 * n);")).toBe(0);
  expect(asking("console.warn('not there yet'); await sleep(1000 * n);")).toBe(0);
  expect(asking("console.warn('slot empty');")).toBe(0);
  expect(asking('await sleep(1000 * n);')).toBe(0);
});

test('who warns of what an answer says, and waits longer each time, tries again; who only waits for it polls', () => {
  const read = (refused: string): number => asking(refused, undefined, "await (await fetch('/token')).text()", "!answer.includes('failed')");
  expect(read("console.warn('failed', answer); await sleep(1000 * n);")).toBe(1);
  expect(read("console.warn('failed', answer); await sleep(1000);")).toBe(0);
  expect(read("console.log('failed', answer); await sleep(1000 * n);")).toBe(0);
});

test('a consumer that warns of one message and takes the next one at once polls', () => {
  const consuming = `async function listen(client, queue) { while (true) { const answer = await client.receive({ queue, wait: 4 }); if (answer.messages.length === 0) continue; try { await client.remove(answer.messages[0]); } catch (error) { console.error('not removed', error); continue; } return answer; } }`;
  expect(sitesOf(consuming)).toEqual([]);
});
