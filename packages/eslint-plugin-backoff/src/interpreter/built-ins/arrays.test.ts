import { expect, test } from 'vitest';

import { delaySequence } from '../../analysis.js';
import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const sending = (next: string) =>
  siteOf(`
    const DELAYS = [1000, 2000, 5000];
    async function send(url, delayMs = DELAYS[0]) {
      try { return await fetch(url); } catch (error) {
        const next = ${next};
        if (next === undefined) throw error;
        await sleep(delayMs);
        return send(url, next);
      }
    }`);

test('a table of waits that is gone through by the place of the last one', () => {
  const site = sending('DELAYS[DELAYS.indexOf(delayMs) + 1]');
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delaySequence(site, 2)).toMatchObject([{ min: 1000 }, { min: 2000 }]);
});

test('the place of the first one is the same each time', () => {
  expect(sending('DELAYS[DELAYS.indexOf(1000) + 1]').facts.bound.kind).toBe('none');
});

test('a list that is emptied holds what it is given after that', () => {
  const loading = (next: string) =>
    sitesOf(`
      async function load(first) {
        const queue = [...first];
        while (queue.length) {
          const found = [];
          await Promise.all(queue.map(async (url) => {
            try { found.push(await fetch(url)); } catch (error) { console.error(error); }
          }));
          ${next}
          queue.push(...found);
        }
      }`);
  expect(loading('queue.length = 0;')).toHaveLength(0);
  expect(loading('queue.limit = 0;')).toHaveLength(1);
});

test('a loop over a list that only success empties tries again', () => {
  const loading = (emptied: string) =>
    sitesOf(`
      async function load(url) {
        const queue = [url];
        while (queue.length) {
          try { await fetch(queue[0]); ${emptied} } catch (error) { console.error(error); }
        }
      }`);
  expect(loading('queue.length = 0;')).toHaveLength(1);
  expect(loading('queue.length = 1;')).toHaveLength(0);
});
