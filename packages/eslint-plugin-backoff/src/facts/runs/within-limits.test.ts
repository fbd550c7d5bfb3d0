import { expect, test } from 'vitest';

import { greatest, interval, least, monotone, multiply, number, symbolic, textOf } from '../../interpreter/values/numbers.js';
import { withinLimits } from './within-limits.js';

const [base, most] = [symbolic('base'), symbolic('most')];

test('what stays the same is the limit, and what moves is what grows', () => {
  const lengths = [1, 2, 4].map((n) => least([most, multiply(base, number(n))]));
  expect(withinLimits(lengths).map(textOf)).toEqual(['base', '2 × base', '4 × base']);
});

test('a limit by name may hold known numbers, from above and from below', () => {
  const capped = [100, 200].map((ms) => least([number(ms), most]));
  expect(withinLimits(capped).map(textOf)).toEqual(['100', '200']);
  const floored = [100, 200].map((ms) => greatest([symbolic('minDelay'), number(ms)]));
  expect(withinLimits(floored).map(textOf)).toEqual(['100', '200']);
});

test('what is done to the least is done to both sides', () => {
  const lengths = [100, 200].map((ms) => monotone(multiply(least([most, number(ms)]), interval(0, 1)), Math.floor));
  expect(withinLimits(lengths).map(textOf)).toEqual(['0 to 100', '0 to 200']);
});

test('where both sides stay the same nothing tells which is the limit', () => {
  const lengths = [1, 2].map(() => least([most, base]));
  expect(withinLimits(lengths)).toBe(lengths);
});

test('lengths that nothing holds stay as they are', () => {
  const lengths = [number(100), number(200)];
  expect(withinLimits(lengths)).toBe(lengths);
  expect(withinLimits([])).toEqual([]);
});
