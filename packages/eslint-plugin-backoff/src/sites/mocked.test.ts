import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what stands in for something in a test is no site', () => {
  const sites = (handed: string): number => sitesOf(`${handed}(async (ask, left) => { while (left-- > 0) { try { return await ask(); } catch (error) { if (left === 0) throw error; } } });`).length;
  expect(sites('retry.mockImplementation')).toBe(0);
  expect(sites('vi.fn')).toBe(0);
  expect(sites('retry.use')).toBe(1);
});

test('what asks such a stand-in in a test asks nobody', () => {
  const asking = (made: string): number =>
    sitesOf(`test('comes back', async () => { ${made} const load = async () => { for (let i = 0; i < 3; i++) { try { return await ask(); } catch (error) { if (i === 2) throw error; } } }; await load(); });`).length;
  expect(asking('const ask = vi.fn<() => Promise<string>>(); ask.mockRejectedValueOnce(new Error());')).toBe(0);
  expect(asking('const ask = jest.fn().mockRejectedValueOnce(new Error()).mockResolvedValue(1);')).toBe(0);
  expect(asking('const spy = vi.fn(); const ask = () => fetch(url);')).toBe(1);
});
