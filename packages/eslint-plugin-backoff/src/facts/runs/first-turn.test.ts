import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const refreshing = (delayMs: string, called = ''): string => `
  class Hub {
    schedule(name, retries = 0) {
      const delayMs = ${delayMs};
      setTimeout(() => { this.load(name).catch(() => { if (retries < 3) this.schedule(name, retries + 1); }); }, delayMs);
    }
    load(name) { return this.client.request(name); }
    ${called}
  }`;

test('a first turn that the site tells from the others follows no failure', () => {
  const { bound, delay } = siteOf(refreshing('retries === 0 ? 300 : 1000 * 2 ** (retries - 1)')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000, 4000]);
});

test('one that waits like the others follows one, as it does in what schedules a reconnect', () => {
  const { bound, delay } = siteOf(refreshing('1000 * 2 ** retries')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1000, 2000, 4000, 8000]);
});
