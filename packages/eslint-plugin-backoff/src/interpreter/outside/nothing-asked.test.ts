import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

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

test('who asks whether it is a promise is told so, and has not forgotten to wait for the answer', () => {
  const run = (asked: string, made = '') =>
    siteOf(`${made} async function run(fn) { for (let i = 0; i < 4; i++) { try { const given = fn(); if (!${asked}(given)) throw new TypeError('no promise'); return await given; } catch (error) { if (error instanceof TypeError) throw error; await sleep(100 * 2 ** i); } } throw new Error('gave up'); }`).facts.ineffective.map(({ kind }) => kind);
  expect(run('isPromiseLike')).toEqual([]);
  expect(run('types.isPromise')).toEqual([]);
  expect(run('isObservable')).toEqual([]);
  expect(run('isObservable', 'const isObservable = async (given) => Symbol.observable in (await given);')).toEqual(['async predicate']);
});
