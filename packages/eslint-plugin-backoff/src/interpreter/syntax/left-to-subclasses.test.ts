import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const task = (perform: string, failed = 'if (n === 2) throw error; await sleep(500);'): readonly string[] => {
  const code = `
    class Task {
      async run() { for (let n = 0; n < 3; n++) { try { return await this.perform(n); } catch (error) { ${failed} } } }
      ${perform}
    }`;
  return sitesOf(code).flatMap(({ facts }) => facts.operation.nodes.map(({ range }) => code.slice(...range)));
};

test('what a class leaves to those that extend it may fail, and be tried again', () => {
  expect(task("perform() { throw new Error('not implemented'); }")).toEqual(['this.perform(n)']);
  expect(task('perform() { throw new NotImplementedError(); }')).toEqual(['this.perform(n)']);
});

test('what they do is not tried again where its failure leaves', () => {
  expect(task("perform() { throw new Error('not implemented'); }", 'await sleep(500); throw error;')).toEqual([]);
});
