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

test('what is seen on the screen may change, and the waits with it, which is no growth', () => {
  const showing = (before: string): unknown => siteOf(`
    async function show(page) {
      for (let n = 0; n < 20; n++) {
        try {
          return await page.open('/done');
        } catch (error) {
          if (await page.isAsking()) { ${before} }
          if (n % 10 === 0) await page.screenshot({ path: 'now.png' });
          await sleep(500);
        }
      }
    }`).facts.growth.kind;
  expect(showing('await sleep(1000);')).toBe('fixed');
  expect(showing('await sleep(1000 * n);')).not.toBe('fixed');
});
