import { expect, test } from 'vitest';

import { interval, number } from '../../interpreter/values/numbers.js';
import { Mark } from '../../interpreter/values/values.js';
import { jitterIn } from './jitter.js';

const random = (ranges: readonly (readonly [number, number])[]) => ranges.map(([min, max]) => interval(min, max, Mark.chance));

test.for([
  ['full', [[0, 100], [0, 200]]],
  ['equal', [[50, 100], [100, 200]]],
  ['decorrelated', [[100, 300], [100, 900]]],
  ['additive', [[100, 150], [200, 250]]],
  ['proportional', [[75, 125], [150, 250]]],
  ['other', [[10, 100], [90, 200]]],
] as const)('%s', ([kind, ranges]) => {
  expect(jitterIn(random(ranges)).kind).toBe(kind);
});

test('no chance is none', () => {
  expect(jitterIn([number(100), number(200)])).toEqual({ kind: 'none', widthMs: null, longestMs: null, cutOffByCap: false });
});

test('the longest wait tells how wide it is', () => {
  expect(jitterIn(random([[100, 200], [200, 300]]))).toMatchObject({ widthMs: 100, longestMs: 300, cutOffByCap: false });
});

test('a cap after the jitter takes it away', () => {
  expect(jitterIn(random([[100, 200], [400, 400]]))).toMatchObject({ cutOffByCap: true });
});

test('what the server asks for is no part of what the site spreads', () => {
  const told = (marks: number) => jitterIn([interval(7000, 7200, Mark.chance | marks)]).widthMs;
  expect([told(0), told(Mark.server)]).toEqual([200, null]);
});

test('a pause of another kind that comes in between has nothing to do with it', () => {
  expect(jitterIn([...random([[0, 200], [0, 400]]), number(300_000)])).toMatchObject({ widthMs: 400, longestMs: 400, cutOffByCap: false });
});
