import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const reconciling = (last: string): string => `
  class Monitor {
    async reconcile() {
      if (this.isReconciling) { this.isAskedAgain = true; return; }
      this.isReconciling = true;
      try {
        await this.database.load();
      } catch (error) {
        console.error(error);
        if (isConnectionError(error)) { setTimeout(() => this.reconcile(), 30_000); return; }
      } finally {
        this.isReconciling = false;
        ${last}
      }
    }
  }`;

test('what is run again for who asked meanwhile is no retry, and tells nothing of how long retries wait', () => {
  const { bound, delay } = siteOf(reconciling('if (this.isAskedAgain) { this.isAskedAgain = false; void this.reconcile(); }')).facts;
  expect(bound.kind).not.toBe('attempts');
  expect(delay.steps.slice(0, 2)).toEqual([{ min: 30_000, max: 30_000 }, { min: 30_000, max: 30_000 }]);
});

test('what is run again from a `finally` block because it failed is one', () => {
  const { delay } = siteOf(`
    async function load(retries = 3) {
      let isLoaded = false;
      try { await client.load(); isLoaded = true; } catch (error) { console.error(error); } finally { if (!isLoaded && retries > 0) load(retries - 1); }
    }`).facts;
  expect(delay.kind).toBe('none');
});
