import { expect, test } from 'vitest';

import { siteOf } from '../facts/testing/site-of.js';

const turn = (tried: string): string => `async function restart(client) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try { ${tried} } catch (error) { log(error); }
  }
  throw new Error('gave up');
}`;

test('what is cleared away before the wait makes ready for what is tried after it', () => {
  const { delay, operation } = siteOf(turn('await client.stop(); await sleep(1000 * 2 ** attempt); await client.start(); return;')).facts;
  expect(delay.steps.slice(0, 3).map((step) => step?.min)).toEqual([1000, 2000, 4000]);
  expect(operation.nodes).toHaveLength(1);
  expect(siteOf(turn('await client.stop(); await sleep(1000 * 2 ** attempt); if (client.isClosed) return; await client.start(); return;')).facts.delay.steps[0]).toEqual({ min: 1000, max: 1000 });
});

test('a rest after the work makes ready for nothing', () => {
  expect(siteOf(turn('const page = await client.load(); await sleep(1000); return page;')).facts.delay.noWaitBecause).toBe('missing');
});

test('what fails before a wait at its own place is tried again by itself, where nothing after it is', () => {
  expect(siteOf(turn('await client.load(); await sleep(1000); } catch (error) { log(error); continue; } await client.report(); return; try {')).facts.delay.noWaitBecause).toBe('missing');
});
