import { expect, test } from 'vitest';

import { sitesOf } from '../testing/site-of.js';

const asking = (body: string): number =>
  sitesOf(`import promiseRetry from 'promise-retry'; import { load } from './jobs.js'; promiseRetry(async (retry, attempt) => { ${body} }, { retries: 10, minTimeout: 500 });`).length;

test('who asks again only for what is not yet as it should be, polls', () => {
  expect(asking("const job = await load(7); if (job.state !== 'done') retry(new Error('not yet')); return job;")).toBe(0);
});

test('who asks again for a failure as well, retries it', () => {
  expect(asking("try { return await load(7); } catch (error) { retry(error); }")).toBe(1);
  expect(asking('return await load(7).catch(retry);')).toBe(1);
  expect(asking('return await load(7, retry);')).toBe(1);
});

test('an answer that is a failure is retried', () => {
  expect(asking("const res = await fetch('/jobs/7'); if (res.status === 503) retry(new Error('busy')); return res;")).toBe(1);
  expect(asking('const { data, error } = await load(7); if (error) retry(error); return data;')).toBe(1);
});
