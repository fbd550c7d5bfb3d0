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

const polling = (head: string, answer: string, parameter = 'response: Response'): readonly unknown[] =>
  sitesOf(`
    ${head} Poll {
      protected parse(${parameter}): Job { return ${answer}; }
      async run() {
        for (let n = 0; n < 60; n++) {
          try { const job = this.parse(await fetch(url, { method: 'POST', body })); if (job.completed) return job; await sleep(500); } catch (error) { log(error); await sleep(500); }
        }
      }
    }`);

test('what an abstract class answers whatever it is handed may be answered otherwise', () => {
  expect(polling('export abstract class', '{ completed: true }')).toEqual([]);
  expect(polling('abstract class', '{ completed: true }')).toHaveLength(1);
  expect(polling('class', '{ completed: true }')).toHaveLength(1);
  expect(polling('export abstract class', '{ completed: true }', '')).toHaveLength(1);
});
