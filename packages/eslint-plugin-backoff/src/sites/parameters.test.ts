import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

test('the type of this is no parameter: what is handed over comes after it', () => {
  const { facts } = siteOf(`
    async function load(this: Client, url: string, attempt = 0) {
      try {
        return await this.get(url);
      } catch (error) {
        if (attempt === 3) throw error;
        await sleep(100 * 2 ** attempt);
        return load.call(this, url, attempt + 1);
      }
    }`);
  expect(facts.delay.steps).toEqual([{ min: 100, max: 100 }, { min: 200, max: 200 }, { min: 400, max: 400 }]);
});

test('an error comes first to a callback that says what its this is', () => {
  const load = (first: string): number =>
    sitesOf(`function load(left: number) { db.query('select 1', function (${first}, rows: unknown) { if (error && left > 0) load(left - 1); else done(rows); }); }`).length;
  expect(load('this: Query, error: Error')).toBe(1);
  expect(load('error: Error')).toBe(1);
});
