import { expect, test } from 'vitest';

import { sitesOf } from '../testing/site-of.js';

const asking = (caught: string): number =>
  sitesOf(`import retry from 'async-retry'; retry(async (bail) => { try { return await docker('version'); } catch (error) { ${caught} } }, { retries: 10 });`).length;

test('who gives up at every failure tries nothing again', () => {
  expect(asking('bail(error);')).toBe(0);
  expect(asking('log(error); return bail(error);')).toBe(0);
});

test('who gives up at some failures tries again after the others', () => {
  expect(asking('if (error.code === 127) bail(error); throw error;')).toBe(1);
  expect(asking('if (error.code !== 127) throw error; bail(error);')).toBe(1);
  expect(asking('log(bail); throw error;')).toBe(1);
});
