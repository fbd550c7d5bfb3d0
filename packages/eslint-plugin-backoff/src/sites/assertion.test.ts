import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('an assertion may go by another name, and be one that is waited for', () => {
  const clicking = (wanted: string, from = ''): number => sitesOf(`${from} export async function check(box) { for (let i = 0; i < 3; i++) { try { await ${wanted}; return; } catch { await sleep(100); } } }`).length;
  expect(clicking('see(box).toBeVisible()', "import { expect as see } from 'detox';")).toBe(0);
  expect(clicking('see(box).toBeVisible()', "const { expect: see } = require('detox');")).toBe(0);
  expect(clicking('see(box).toBeVisible()', "import { see } from './eyes.js';")).toBe(1);
  expect(clicking('waitFor(box).not.toBeVisible().withTimeout(2000)')).toBe(0);
  expect(clicking('waitFor(box).send(2000)')).toBe(1);
});
