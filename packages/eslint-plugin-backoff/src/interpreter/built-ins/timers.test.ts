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
