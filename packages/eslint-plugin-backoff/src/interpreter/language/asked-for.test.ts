import { expect, test } from 'vitest';

import { sitesOf, siteOf } from '../../facts/testing/site-of.js';

const load = (parameter: string, failed: string): string => `
const load = async (url, ${parameter}) => {
  try {
    return await fetch(url);
  } catch (error) {
    ${failed}
    throw error;
  }
};`;

test('who wants to have it tried again says how often, where the default is never', () => {
  const retrying = (failed: string) => siteOf(load('retries = 0', failed)).facts.bound;
  expect(retrying('if (retries > 0) return load(url, retries - 1);')).toMatchObject({ kind: 'named', name: 'retries' });
  expect(retrying('if (retries > 0) { const left = retries - 1; return load(url, left); }')).toMatchObject({ kind: 'named', name: 'retries' });
});

test('who wants to have it tried again says so, where the default is not to and the second attempt says it too', () => {
  const { bound, delay } = siteOf(load('retry = false', 'if (retry) { await sleep(2000); return load(url, false); }')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 2 });
  expect(delay.steps).toEqual([{ min: 2000, max: 2000 }]);
});

test.for([
  ['that counts up', 'retries = 0', 'if (retries < 2) return load(url, retries + 1);', 3],
  ['that counts up and is made less for the wait only', 'retry = 0', 'retry++; if (retry < 3) { await sleep(100 * 2 ** (retry - 1)); return load(url, retry); }', 3],
  ['that only the second attempt says otherwise', 'isRetry = false', 'if (!isRetry) return load(url, true);', 2],
] as const)('a default %s holds', ([, parameter, failed, attempts]) => {
  expect(siteOf(load(parameter, failed)).facts.bound).toMatchObject({ kind: 'attempts', attempts });
});

test('a flag that no call refuses stays as it is by default where a function calls itself', () => {
  expect(sitesOf(load('again = false', 'if (again) return load(url);'))).toHaveLength(0);
});

test.for([
  ['how often', 'const most = retry ? 4 : 1;', 'attempt === most'],
  ['whether', '', '!retry || attempt === 4'],
] as const)('a flag of callers tells %s a loop tries again', ([, limit, isLast]) => {
  const save = (flag: string): string => `async function save(order, ${flag}) {
    ${limit}
    for (let attempt = 1; ; attempt++) {
      try { return await store.put(order); } catch (error) { if (${isLast}) throw error; await sleep(100 * 2 ** attempt); }
    }
  }`;
  expect(siteOf(save('retry = false')).facts.delay.steps.slice(0, 3)).toEqual([200, 400, 800].map((ms) => ({ min: ms, max: ms })));
  expect(sitesOf(save('other = false').replace('{', '{ const retry = false;'))).toEqual([]);
});
