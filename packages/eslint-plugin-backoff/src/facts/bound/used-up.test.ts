import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const kindOf = (asked: string, left: string): string =>
  siteOf(`const limits = read('limits');
    async function load(url, leftMs = limits.totalMs, delayMs = limits.firstMs) {
      try { return await get(url); } catch (error) {
        if (!(${asked})) throw error;
        await sleep(delayMs);
        return load(url, ${left}, delayMs * 2);
      }
    }`).facts.bound.kind;

test('what each attempt takes some of comes to its end', () => {
  expect(kindOf('leftMs > delayMs', 'leftMs - delayMs')).toBe('unknown');
});

test('what stays as it is ends nothing', () => {
  expect(kindOf('leftMs > limits.leastMs', 'leftMs')).toBe('none');
  expect(kindOf('leftMs > limits.leastMs', 'limits.totalMs - delayMs')).toBe('none');
});
