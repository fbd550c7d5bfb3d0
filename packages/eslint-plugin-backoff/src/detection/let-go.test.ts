import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const reopen = (failed: string): string => `
  async function reopen(device) {
    for (let attempt = 1; attempt <= 5; attempt++) {
      await sleep(1000 * attempt);
      try {
        try { await device.input.close(); } catch {}
        try { await device.output.close(); } catch {}
        try { await device.control.close(); } catch {}
        return await device.begin();
      } catch (error) {
        ${failed}
      }
    }
  }`;

test('what is let go before the attempt does not hide it', () => {
  expect(sitesOf(reopen('log(error);')).map(({ facts }) => facts.operation.nodes[0]?.loc.start.line)).toEqual([9]);
  expect(sitesOf(reopen('throw error;'))).toEqual([]);
});

test('what nothing else catches is no less tried again where its failure goes by in silence', () => {
  const begin = (caught: string): number => sitesOf(`async function begin(device) { for (;;) { try { return await device.begin(); } ${caught} await sleep(1000); } }`).length;
  expect(begin('catch {}')).toBe(1);
  expect(begin('finally {}')).toBe(0);
});
