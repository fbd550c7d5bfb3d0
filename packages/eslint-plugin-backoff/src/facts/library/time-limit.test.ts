import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';
import { sequence } from '../words.js';

const growing = (timeout: number) => siteOf(`import { retry } from 'ts-retry-promise'; await retry(load, { backoff: 'EXPONENTIAL', timeout: ${timeout} });`).facts;

test('waits that come to the end of the time leave a number of attempts, and nothing is said to follow them', () => {
  expect(growing(60_000).bound).toEqual(expect.objectContaining({ kind: 'time', ms: 60_000, atMost: 3 }));
  expect(sequence(growing(60_000))).toBe('100 ms, 10 s');
  expect(sequence(growing(900_000))).toBe('100 ms, 10 s, 5 min, 5 min');
});
