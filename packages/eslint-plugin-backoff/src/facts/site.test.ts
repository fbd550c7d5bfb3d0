import { expect, test, vi } from 'vitest';

import { retryLoop } from './testing/retry-loop.js';
import { siteOf } from './testing/site-of.js';

vi.mock('./bound/bound.js', () => ({
  boundOf: () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
}));

test('a fact that cannot be computed is unknown, and the others are told', () => {
  const { facts } = siteOf(retryLoop('await new Promise((resolve) => setTimeout(resolve, 1000));'));
  expect(facts.bound).toEqual({ kind: 'unknown' });
  expect(facts.delay.kind).toBe('waits');
});
