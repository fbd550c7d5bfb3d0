import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const pressing = (length: string): string => `
  const isSlow = () => device.platform() === 'android';
  async function press(target) {
    for (let attempt = 1; attempt <= 5; attempt++) {
      const pauseMs = ${length};
      await sleep(pauseMs);
      try { return await target.press(); } catch (error) { await device.disable(); }
    }
  }`;

test('one of two lengths by what is asked of the surroundings is no growth, though something was done since', () => {
  expect(siteOf(pressing('isSlow() ? 2000 : 3000')).facts.growth).toEqual({ kind: 'fixed' });
  expect(siteOf(pressing('isSlow() ? 2000 * attempt : 3000 * attempt')).facts.growth).toMatchObject({ kind: 'linear' });
});
