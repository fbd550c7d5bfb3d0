import { expect, test } from 'vitest';

import { prefersTrue } from './preference.js';
import { Mark, unknown } from './values/values.js';

test.each([
  ['options.verbose', true],
  ['navigator.onLine === false', false],
  ['options.secure === false', false],
  ['!options.secure === false', true],
  ['mode === fast', true],
])('what a first run takes %s for', (symbol, preferred) => {
  expect(prefersTrue(unknown(symbol))).toBe(preferred);
});

test('a failure is none of the special ones', () => {
  expect(prefersTrue(unknown('error.code === EAUTH', Mark.operation))).toBe(false);
  expect(prefersTrue(unknown('error.isFinal', Mark.operation))).toBe(true);
});
