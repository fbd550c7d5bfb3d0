import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const waiting = (end: string): string => `async function read(id: string, timeoutMs: number, deadline: number) {
  const start = Date.now();
  while (${end}) { try { return await query(id); } catch (error) { log(error); await sleep(1000); } }
}`;

test.for([
  ['Date.now() - start < timeoutMs'],
  ['Date.now() < start + timeoutMs'],
  ['start + timeoutMs - Date.now() > 0'],
  ['Date.now() < deadline'],
  ['deadline - Date.now() >= 0'],
])('a deadline known by name stays ahead, however long it is waited: %s', ([end]) => {
  const { bound, delay } = siteOf(waiting(end ?? '')).facts;
  expect(bound).toMatchObject({ kind: 'time', ms: null });
  expect(delay.steps.length).toBeGreaterThan(5);
});

test('what is compared with the clock and ends nothing is no deadline', () => {
  expect(siteOf(waiting('true').replace('log(error)', 'if (Date.now() - start < timeoutMs) log(error)')).facts.bound).toEqual({ kind: 'none' });
});

test('of turns that take long, the paths beside the first see few: limit and waits are told all the same', () => {
  const work = Array.from({ length: 60 }, (_, i) => `state.part${i} = merge(state.part${i}, ${i});`).join('\n');
  const { bound, delay, growth } = siteOf(`async function read(id: string) {
    for (let attempt = 0; attempt < 12; attempt++) {
      try { return await query(id); } catch (error) {
        ${work}
        if (isUrgent(error)) await sleep(100 * 2 ** attempt); else await sleep(1000 * 2 ** attempt);
      }
    }
  }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 12 });
  expect(delay.steps.slice(0, 3)).toEqual([{ min: 100, max: 100 }, { min: 200, max: 200 }, { min: 400, max: 400 }]);
  expect(growth).toMatchObject({ kind: 'exponential' });
});

test('limits of which no number is known are taken for kept, so that a run comes past many of them to what is tried', () => {
  const guards = Array.from({ length: 8 }, (_, i) => `if (usage.part${i} > limits.part${i}) throw new Error('over ${i}');`).join(' ');
  const send = (failed: string): string => `async function send(usage, limits, url) { for (let attempt = 0; attempt < 5; attempt++) { ${guards} try { return await client.get(url); } catch (error) { ${failed} } } throw new Error('gave up'); }`;
  expect(siteOf(send('await sleep(100 * 2 ** attempt);')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(sitesOf(send('if (usage.total > limits.total) throw error; throw new Error(error.message);'))).toEqual([]);
});
