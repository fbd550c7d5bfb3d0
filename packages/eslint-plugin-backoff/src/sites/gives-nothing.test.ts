import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what a function gives that otherwise gives nothing is taken for no promise', () => {
  const registering = (early: string): number =>
    sitesOf(`async function attempt(api, item, left) {
      try {
        ${early}
        return api.save(item);
      } catch (error) {
        if (left === 0) throw error;
        return attempt(api, item, left - 1);
      }
    }`).length;
  expect(registering('if (item === null) return;')).toBe(0);
  expect(registering('if (item === null) return item;')).toBe(1);
});
