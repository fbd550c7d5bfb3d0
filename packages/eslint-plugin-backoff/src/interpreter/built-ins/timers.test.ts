import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const draining = (later: string): string =>
  siteOf(`
    function schedule() { ${later}; }
    async function drain() {
      try { await store.write(queue); } catch (error) { log(error); schedule(); }
    }`).facts.delay.kind;

test('how long the page takes to come to what it is asked to run is not known', () => {
  expect(draining('requestIdleCallback(() => { void drain(); }, { timeout: 4000 })')).toBe('unknown');
  expect(draining('requestAnimationFrame(() => { void drain(); })')).toBe('unknown');
  expect(draining('queueMicrotask(() => { void drain(); })')).toBe('none');
  expect(draining('setTimeout(() => { void drain(); }, 32)')).toBe('waits');
});

test('an interval settles a promise once', () => {
  const { facts } = siteOf(`
    async function load() {
      for (let attempt = 0; ; attempt++) {
        try { return await fetch(url); } catch (error) {
          if (attempt === 3) throw error;
          await new Promise((resolve) => setInterval(resolve, 1000 * 2 ** attempt));
        }
      }
    }`);
  expect(facts.delay.steps).toEqual([{ min: 1000, max: 1000 }, { min: 2000, max: 2000 }, { min: 4000, max: 4000 }]);
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});
