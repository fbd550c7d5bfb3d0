import { expect, test } from 'vitest';
import { parsed } from '../../../test/parsed.js';
import { shiftedComparison } from './comparison.js';

test.each([
  ['i < 3', 1, true, 'i < 2'],
  ['i <= 3', 1, true, 'i < 3'],
  ['i < max', 1, true, 'i < max - 1'],
  ['i <= max', 1, true, 'i < max'],
  ['max > i', 1, true, 'i < max - 1'],
  ['i === 3', 0, false, 'i !== 3'],
  ['i >= limits.max', 1, false, 'i < limits.max - 1'],
  ['++i < 5', 0, true, 'i < 4'],
  ['i++ < 5', 0, true, 'i < 5'],
])('%s after %d more', (code, steps, outcome, condition) => {
  expect(shifted(code, 1, steps, outcome)).toBe(condition);
});

test.each([
  ['i > 0', 1, true, 'i > 1'],
  ['i-- > 0', 0, true, 'i > 0'],
  ['i--', 0, true, 'i > 0'],
  ['--i', 0, true, 'i > 1'],
  ['!i', 0, false, 'i > 0'],
  ['i === 0', 1, false, 'i !== 1'],
])('%s counting down, after %d more', (code, steps, outcome, condition) => {
  expect(shifted(code, -1, steps, outcome)).toBe(condition);
});

test('nothing of a test of something else', () => {
  expect(shifted('n < 3', 1, 0, true)).toBeNull();
});

function shifted(code: string, step: 1 | -1, steps: number, outcome: boolean): string | null {
  const { expression, file } = parsed(code);
  return shiftedComparison(expression, { text: 'i', first: 0, step, test: expression }, steps, outcome, file);
}
