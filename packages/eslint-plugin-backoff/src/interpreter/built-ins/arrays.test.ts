import { expect, test } from 'vitest';

import { delaySequence } from '../../analysis.js';
import { siteOf } from '../../facts/testing/site-of.js';

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
