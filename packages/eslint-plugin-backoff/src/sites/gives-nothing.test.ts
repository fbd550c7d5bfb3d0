import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const platform = (early: string, given: string): string => `
class Platform {
  tries = {};
  async load(id, info) {
    if (this.tries[id] === undefined) this.tries[id] = 20;
    else if (this.tries[id] <= 0) ${early}
    else await delay(10000);
    try {
      const item = this.make(id, info);
      return ${given};
    } catch (error) {
      this.log.error(error.message);
      this.tries[id] -= 1;
      return await this.load(id, info);
    }
  }
}`;

test('what a function gives that otherwise gives nothing is taken for no promise', () => {
  expect(sitesOf(platform('return;', 'this.api.registerItems(NAME, [item])'))).toEqual([]);
  expect(siteOf(platform('return id;', 'this.api.registerItems(NAME, [item])')).facts.ineffective).toMatchObject([{ kind: 'not awaited' }]);
});

test('but for a request, which is known to give one', () => {
  expect(siteOf(platform('return;', 'fetch(id, item)')).facts.ineffective).toMatchObject([{ kind: 'not awaited' }]);
});
