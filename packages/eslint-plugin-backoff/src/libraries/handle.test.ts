import { describe, expect, test } from 'vitest';

import { siteOf } from '../facts/testing/site-of.js';

const statusesOf = (code: string): Readonly<Record<string, string>> => {
  const { byStatus } = siteOf(code).facts.retriedStatuses;
  return Object.fromEntries([404, 429, 503].map((status) => [status, byStatus?.get(status) ?? 'not asked']));
};

const begun = (attempt: string, before = 'const operation = retry.operation({ retries: 3 });'): string =>
  `import retry from 'retry'; import axios from 'axios'; function load(url, codes, done) { ${before} operation.attempt(${attempt}); }`;

describe('what is repeated by the object that the library gives', () => {
  test.each([
    ['after any failure', begun(`async () => { try { done(await axios.get(url)); } catch (error) { if (!operation.retry(error)) done(operation.mainError()); } }`), { 404: 'retried', 429: 'retried', 503: 'retried' }],
    ['after an answer that is bad', begun(`async () => { const response = await fetch(url); if (response.status >= 500 && operation.retry(new Error('again'))) return; done(response); }`), { 404: 'final', 429: 'final', 503: 'retried' }],
    ['after failures that pass by themselves', begun(`(n) => { axios.get(url).then(done, (error) => { if (error.response?.status === 404) return done(error); operation.retry(error); }); }`), { 404: 'final', 429: 'retried', 503: 'retried' }],
    ['after those that somebody else names', begun(`async () => { const response = await fetch(url); if (codes.includes(response.status) && operation.retry(new Error('again'))) return; done(response); }`), { 404: 'unknown', 429: 'unknown', 503: 'unknown' }],
    ['by a field', `import retry from 'retry'; class Api { operation = retry.operation(); load() { this.operation.attempt(() => { fetch(url).then((r) => { if (!r.ok) throw new Error('failed'); }).catch((e) => { this.operation.retry(e); }); }); } }`, { 404: 'retried', 429: 'retried', 503: 'retried' }],
    ['never, where nobody asks for it', begun(`async () => { await fetch(url); }`), { 404: 'not asked', 429: 'not asked', 503: 'not asked' }],
    ['never, where no error is handed over', begun(`async () => { const response = await fetch(url); if (!response.ok) operation.retry(null); done(response); }`), { 404: 'not asked', 429: 'not asked', 503: 'not asked' }],
  ])('%s', (_, code, statuses) => {
    expect(statusesOf(code)).toEqual(statuses);
  });

  test('waits as the options say, whatever the function does', () => {
    const { bound, delay, operation } = siteOf(begun(`() => { query((error, rows) => { if (operation.retry(error)) return; done(error, rows); }); }`)).facts;
    expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
    expect(delay.steps).toEqual([1000, 2000, 4000].map((ms) => ({ min: ms, max: ms })));
    expect(operation.http).toBe(false);
  });

  test('is logged, or not', () => {
    const attempt = (log: string): string => begun(`async () => { try { done(await axios.get(url)); } catch (error) { ${log} operation.retry(error); } }`);
    expect(siteOf(attempt('console.warn(error);')).facts.observability.observed).toBe(true);
    expect(siteOf(attempt('')).facts.observability).toEqual({ observed: false });
  });
});
