import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const load = (asked: string, failed: string): number =>
  sitesOf(`
    async function load(url, left = 3) {
      let answer;
      try { answer = await api.get(url); } catch { ${failed} }
      if (${asked}) return left > 0 ? load(url, left - 1) : [];
      return answer.orders;
    }`).length;

test.for([
  ['!isDefined(answer)', '', 1],
  ['isDefined(answer)', '', 0],
  ['_.isNil(answer)', 'answer = null;', 1],
  ['_.isNull(answer)', 'answer = null;', 1],
  ['isUndefined(answer)', 'answer = [];', 0],
] as const)('%s, where a failure leaves nothing, or this: %s', ([asked, failed, sites]) => {
  expect(load(asked, failed)).toBe(sites);
});
