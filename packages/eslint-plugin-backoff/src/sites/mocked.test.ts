import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what stands in for something in a test is no site', () => {
  const sites = (handed: string): number => sitesOf(`${handed}(async (ask, left) => { while (left-- > 0) { try { return await ask(); } catch (error) { if (left === 0) throw error; } } });`).length;
  expect(sites('retry.mockImplementation')).toBe(0);
  expect(sites('vi.fn')).toBe(0);
  expect(sites('retry.use')).toBe(1);
});
