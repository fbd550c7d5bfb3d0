import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const load = (isTest: string): string => `
  const isTest = ${isTest};
  async function load(client, id) {
    for (let attempt = 0; attempt < 3; attempt++) {
      try { return await client.load(id); } catch (error) { if (attempt === 2) throw error; }
      const jitterMs = isTest ? 0 : Math.random() * 1000;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt + jitterMs));
    }
  }`;

test('what code does for its own tests is not what its users see', () => {
  const kindOf = (isTest: string): string => siteOf(load(isTest)).facts.jitter.kind;
  expect(kindOf("process.env.NODE_ENV === 'test'")).not.toBe('none');
  expect(kindOf("!!process.env.JEST_WORKER_ID || process.env.NODE_ENV === 'test'")).not.toBe('none');
  expect(kindOf("process.env.NODE_ENV !== 'test'")).toBe('none');
});
