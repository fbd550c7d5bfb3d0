import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf, sitesOf } from '../testing/site-of.js';

const counterOf = (code: string) => siteOf(code).facts.shape.counter;

test.for([
  ['the head counts up', 'await sleep(1000);', { head: 'let i = 0; i < 3; i++' }, { text: 'i', first: 0, step: 1, test: { type: 'BinaryExpression' } }],
  ['the head counts down', 'await sleep(1000);', { head: 'let left = 3; left > 0; left--' }, { text: 'left', first: 3, step: -1 }],
  ['counted before the wait', 'n++; if (n > 3) throw error; await sleep(1000);', { before: 'let n = 0;', head: ';;' }, { text: 'n', first: 1, step: 1 }],
  ['counted after the wait', 'if (n > 3) throw error; await sleep(1000); n += 1;', { before: 'let n = 0;', head: ';;' }, { text: 'n', first: 0, step: 1 }],
  ['nobody tests it', 'n++; await sleep(1000 * n);', { before: 'let n = 0;', head: ';;' }, { text: 'n', first: 1, step: 1, test: null }],
  ['no wait', 'log(error);', { head: 'let i = 1; i <= 3; i++' }, { text: 'i', first: 1, step: 1 }],
  ['one retry, counted by the head', 'log(error);', { head: 'let i = 0; i < 2; i++' }, { text: 'i', first: 0, step: 1 }],
  ['one retry, counted before it is decided', 'n++; if (n > 1) throw error;', { before: 'let n = 0;', head: ';;' }, { text: 'n', first: 1, step: 1 }],
  ['the entries of a list', 'log(error);', { head: 'const n of [1, 2, 3]' }, { text: 'n', first: 1, step: 1 }],
  ['tested and counted at once', 'await sleep(1000);', { before: 'let left = 3;', head: '; left-- > 0;' }, { text: 'left', first: 2, step: -1 }],
] as const)('%s', ([, handler, shape, counter]) => {
  expect(counterOf(retryLoop(handler, shape))).toMatchObject(counter);
});

test('a parameter', () => {
  expect(counterOf('async function read(id: string, n = 1) { try { return await query(id); } catch (error) { if (n >= 4) throw error; await sleep(500); return read(id, n + 1); } }')).toMatchObject({ text: 'n', first: 1, step: 1 });
});

test('a field', () => {
  const code = `
    class Client {
      private retries = 0;
      connect() {
        open().catch((error) => { if (this.retries > 3) return; this.retries += 1; setTimeout(() => this.connect(), 500 * this.retries); });
      }
    }`;
  expect(counterOf(code)).toMatchObject({ text: 'this.retries', first: 1, step: 1 });
});

test('what does not move by one is no counter', () => {
  expect(counterOf(retryLoop('await sleep(delay); delay *= 2;', { before: 'let delay = 100;', head: ';;' }))).toBeNull();
});

test('the step is part of the test behind the turn', () => {
  const code = 'async function read(id: string) { let left = 3; do { try { return await query(id); } catch (error) { log(error); } } while (--left > 0); }';
  expect(counterOf(code)).toMatchObject({ text: 'left', first: 3, step: -1, test: { type: 'BinaryExpression' } });
});

const retried = (question: string, step: string, head = 'true'): unknown =>
  sitesOf(`async function send(job) { while (${head}) { try { return await query(job); } catch (error) { ${step} ${question} await sleep(1000); } } throw new Error('down'); }`)[0]?.facts.bound;

test('a count that the file does not begin is taken to begin at nothing', () => {
  expect(retried('if (job.tries > 4) throw error;', 'job.tries++;')).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(retried('if (this.tries >= 4) throw error;', 'this.tries += 1;')).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(retried('', 'job.tries++;', 'job.tries < 4')).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(retried('if (job.errors.length > 4) throw error;', 'job.errors.push(error);')).toEqual({ kind: 'unknown' });
});

test('what is not counted is a limit, which may well be past', () => {
  expect(retried('if (job.size > 4) throw error;', '')).toBeUndefined();
  expect(retried('', '', 'job.size < 4')).toBeUndefined();
});

const loading = (failed: string): readonly unknown[] =>
  sitesOf(`export default { created() { this.load(); }, methods: { async load() { try { const res = await fetch('/rows'); if (!res.ok) throw new Error('failed'); this.rows = await res.json(); } catch (error) { ${failed} } } } };`).map(({ facts }) => [facts.bound.kind, facts.retriedStatuses.byStatus?.get(404)]);

test('a method whose object has members that stand elsewhere may count by one', () => {
  expect(loading('this.tries += 1; if (this.tries < 4) setTimeout(() => this.load(), 3000);')).toEqual([['attempts', 'retried']]);
  expect(loading('this.tries += 1; if (this.tries < 4) setTimeout(() => this.show(), 3000);')).toEqual([]);
  expect(loading('if (this.tries < 4) setTimeout(() => this.load(), 3000);')).toEqual([]);
});
