import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const asking = (asked: string, after: string): string => `
import { attempt } from './attempt.js';
async function load(url) {
  for (let n = 0; n < 5; n++) {
    ${asked}
    ${after}
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** n));
  }
  throw new Error('no answer');
}`;

test.each([
  ['a pair, the failure first', 'const [error, response] = await attempt(fetch(url));', 'if (!error) return response;'],
  ['a pair, the failure last', 'const [response, error] = await attempt(fetch(url));', 'if (!error) return response;'],
  ['a pair of what a function does', 'const [error, response] = await attempt(() => fetch(url));', 'if (error === null) return response;'],
  ['parts by their names', 'const { error, response } = await attempt(fetch(url));', 'if (!error) return response;'],
  ['whether it went well', 'const { ok, error, value } = await attempt(fetch(url));', 'if (ok) return value;'],
])('a function from elsewhere tells of a failure by %s', (_, asked, after) => {
  const { facts } = siteOf(asking(asked, after));
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
  expect(facts.retriedStatuses.networkErrors).toBe('retried');
  expect(facts.retriedStatuses.byStatus?.get(503)).toBe('final');
});

test('and the answer is among the parts', () => {
  const { facts } = siteOf(asking('const [error, response] = await attempt(fetch(url));', 'if (!error && response.ok) return response;'));
  expect(facts.retriedStatuses.byStatus?.get(503)).toBe('retried');
  expect(facts.retryAfter.kind).toBe('ignored');
});

test('what has no part for a failure fails as it is', () => {
  expect(sitesOf(asking('const [head, response] = await attempt(fetch(url));', 'if (!head) return response;'))).toEqual([]);
});

test('a part of another name is not all that was answered, and who is ready to catch takes failures for thrown', () => {
  const status = siteOf(asking('const { status, error } = await attempt(() => fetch(url));', 'if (!error && status < 500) return status;'));
  expect(status.facts.retriedStatuses.networkErrors).toBe('retried');
  const queued = siteOf(`
    async function load(queue, url) {
      for (let n = 0; n < 5; n++) {
        try { const { result, error } = await queue.add(() => fetch(url).then((response) => response.json())); if (error) return null; return result; } catch (error) { await sleep(500 * 2 ** n); }
      }
    }`);
  expect(queued.facts.bound).toMatchObject({ kind: 'attempts', attempts: 5 });
});
