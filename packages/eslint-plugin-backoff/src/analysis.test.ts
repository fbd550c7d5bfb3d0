import { expect, test, vi } from 'vitest';

import { sitesOf } from './facts/testing/site-of.js';
import type * as Detection from './detection/detect.js';

vi.mock('./detection/detect.js', async (original) => {
  const actual = await original<typeof Detection>();
  const detect: typeof actual.detect = (group, source) => {
    if (group.some(({ node }) => source.text(node).includes('tooDeep'))) throw new RangeError('Maximum call stack size exceeded');
    return actual.detect(group, source);
  };
  return { ...actual, detect };
});

const retrying = (call: string): string => `
  export async function ${call}Again() {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        return await ${call}();
      } catch {}
    }
    throw new Error('gave up');
  }`;

test('a place that the analysis fails on is left out, and the others are found', () => {
  const sites = sitesOf(retrying('tooDeep') + retrying('query'));
  expect(sites.map(({ facts }) => facts.bound)).toMatchObject([{ kind: 'attempts', attempts: 3 }]);
});

test('a function through which two cycles go is one site, and one that another function has of its own is another', () => {
  const minting = (caught: string): string => `
    class Service {
      async mint(request) {
        try {
          const known = await this.find(request.id);
          return known ?? (await this.ledger.create(request));
        } catch (error) {
          if (isBusy(error)) return ${caught};
          throw error;
        }
      }
      async mintLater(request) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        try { return await this.mint(request); } catch (error) { if (isBusy(error)) return this.mintLater(request); throw error; }
      }
      async find(id) { return this.store.get(id); }
    }`;
  expect(sitesOf(minting('this.mintLater(request)'))).toHaveLength(1);
  expect(sitesOf(minting('this.mint(request)'))).toHaveLength(2);
});
