import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const waiting = (first: string, second: string): unknown => {
  const { delay } = siteOf(`
    export async function read(url: string, platform: unknown) {
      for (let attempt = 0; attempt < 3; attempt++) {
        try { return await load(url); } catch (error) {
          if (${first}) await sleep(1000);
          if (${second}) await sleep(500);
        }
      }
    }`).facts;
  return delay.steps.map((step) => step?.max);
};

test('what is equal to one constant is equal to no other', () => {
  expect(waiting("platform === 'ios'", "platform === 'android'")).toEqual([1000, 1000]);
  expect(waiting("platform === 'ios'", "'android' === platform")).toEqual([1000, 1000]);
  expect(waiting("platform === 'ios'", 'platform === null')).toEqual([1000, 1000]);
  expect(waiting("platform === 'ios'", "platform !== 'android'")).toEqual([1500, 1500]);
});

test('what is equal to one constant may be equal to what is not known, and another name to any', () => {
  expect(waiting("platform === 'ios'", 'platform === DEFAULT')).toEqual([1500, 1500]);
  expect(waiting("platform === 'ios'", "url === 'android'")).toEqual([1500, 1500]);
  expect(waiting("platform == '5'", 'platform == 5')).toEqual([1500, 1500]);
});

test('what is equal to a number is neither above it nor below', () => {
  expect(waiting('platform === 0', 'platform > 0')).toEqual([1000, 1000]);
  expect(waiting('platform === 0', '0 < platform')).toEqual([1000, 1000]);
  expect(waiting('platform === 3', 'platform <= 2')).toEqual([1000, 1000]);
  expect(waiting('platform === 0', 'platform >= 0')).toEqual([1500, 1500]);
  expect(waiting('platform === 0', 'size > 0')).toEqual([1500, 1500]);
});
