import { expect, test, vi } from 'vitest';

import { lazily } from './lazily.js';

test('a value is computed once, when it is asked for', () => {
  const compute = vi.fn(() => 3);
  const value = lazily(compute, 0);
  expect(compute).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([3, 3]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('an internal error makes a value unknown, once and for all', () => {
  const compute = vi.fn((): number => {
    throw new TypeError('a mistake');
  });
  const value = lazily(compute, 0);
  expect([value(), value()]).toEqual([0, 0]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a stack that is too deep makes a value unknown', () => {
  const depth = (n: number): number => 1 + depth(n + 1);
  expect(lazily(() => depth(0), -1)()).toBe(-1);
});
