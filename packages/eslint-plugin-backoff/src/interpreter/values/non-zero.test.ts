import { expect, test } from 'vitest';

import { Mark } from './values.js';
import { isNonZero } from './non-zero.js';
import { interval } from './numbers.js';

test('of a range that begins with 0, chance alone is taken not to hit its end', () => {
  expect(isNonZero(interval(0, 1000, Mark.chance))).toBe(true);
  expect(isNonZero(interval(0, 1000))).toBeUndefined();
  expect(isNonZero(interval(-1, 1000, Mark.chance))).toBeUndefined();
  expect(isNonZero(interval(0, 1, Mark.chance))).toBeUndefined();
  expect(isNonZero(interval(0, 0, Mark.chance))).toBe(false);
});
