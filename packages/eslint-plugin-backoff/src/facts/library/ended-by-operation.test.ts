import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const bail = (condition: string, options: string): string =>
  `import retry from 'async-retry'; retry(async (bail, attempt) => { try { return await load(); } catch (error) { if (${condition}) { bail(error); return; } throw error; } }, ${options});`;

const again = (condition: string, options: string): string =>
  `import promiseRetry from 'promise-retry'; promiseRetry(async (again, number) => { try { return await load(); } catch (error) { if (${condition}) throw error; return again(error); } }, ${options});`;

const aborted = (condition: string, options: string): string =>
  `import pRetry, { AbortError } from 'p-retry'; pRetry(async (attempt) => { try { return await load(); } catch (error) { if (${condition}) throw new AbortError(error); throw error; } }, ${options});`;

test.each([
  [bail('attempt >= 3', '{ forever: true }'), 3],
  [bail('attempt >= 3 || isFatal(error)', '{ forever: true }'), 3],
  [bail('attempt >= 3', '{ retries: 1 }'), 2],
  [again('number > 2', '{ retries: 30 }'), 3],
  [aborted('attempt === 5', '{ retries: Infinity }'), 5],
])('the code that is repeated ends it by the number of the attempt: %s', (code, attempts) => {
  expect(siteOf(code).facts.bound).toMatchObject({ kind: 'attempts', attempts });
});

test.each([
  aborted('attempt > limits.attempts', '{ retries: Infinity }'),
  bail('attempt > limits.attempts', '{ forever: true }'),
  `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, shouldRetry: ({ attemptNumber }) => attemptNumber < limits.attempts });`,
])('nobody knows when where the number is held against something unknown: %s', (code) => {
  expect(siteOf(code).facts.bound).toEqual({ kind: 'unknown' });
});

test.each([
  `import pRetry from 'p-retry'; pRetry(load, { retries: Infinity, shouldRetry: ({ error }) => isTransient(error) });`,
  bail('isFatal(error)', '{ forever: true }'),
  bail('attempt >= 3 && isFatal(error)', '{ forever: true }'),
  again('error.status === 404', '{ forever: true }'),
  aborted('attempt > 2 && isFatal(error)', '{ retries: Infinity }'),
])('or does not: %s', (code) => {
  expect(siteOf(code).facts.bound).toEqual({ kind: 'none' });
});
