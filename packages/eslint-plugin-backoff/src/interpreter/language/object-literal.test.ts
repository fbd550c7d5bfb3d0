import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const loading = (again: string): string => `
function load(options) {
  if (typeof options.url !== 'string') throw new Error('no address');
  return fetch(options.url).catch((error) => {
    const retries = (options.retries || 0) + 1;
    if (retries > 5) throw error;
    return sleep(Math.min(1000 * 2 ** retries, 60_000)).then(() => load(${again}));
  });
}`;

test('what is assigned to a literal is what a literal has that it is spread into', () => {
  const spread = siteOf(loading('{ ...options, retries }')).facts;
  const assigned = siteOf(loading('Object.assign({}, options, { retries })')).facts;
  expect(assigned.delay.steps.slice(0, 3)).toEqual([2000, 4000, 8000].map((ms) => ({ min: ms, max: ms })));
  expect([assigned.bound.kind, assigned.delay.steps]).toEqual([spread.bound.kind, spread.delay.steps]);
});

test('and asks for another thing where it says so', () => {
  expect(sitesOf(loading('Object.assign({}, options, { retries, url: options.mirror })'))).toEqual([]);
  expect(sitesOf(loading('{ ...options, retries, url: options.mirror }'))).toEqual([]);
});
