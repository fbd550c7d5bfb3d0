import { parse } from '@typescript-eslint/parser';
import { expect, test } from 'vitest';
import { policy, waits } from './site-words.js';

const node = parse('attempt < 5');

test('names what is known of a policy', () => {
  expect(
    policy({
      bound: { kind: 'attempts', attempts: 5, node },
      growth: { kind: 'exponential', factor: 2, baseMs: 100 },
      jitter: { kind: 'none', widthMs: 0, longestMs: 800, cutOffByCap: false },
      cap: { kind: 'none', longestMs: 800 },
    }),
  ).toBe('5 attempts, exponential × 2, no jitter, no cap');
});

test('leaves out what is not', () => {
  expect(
    policy({
      bound: { kind: 'named', name: 'maxRetries', node: null },
      growth: { kind: 'unknown' },
      jitter: { kind: 'unknown', widthMs: null, longestMs: null, cutOffByCap: false },
      cap: { kind: 'unknown' },
    }),
  ).toBe('as many attempts as maxRetries allows');
});

test('says nothing of jitter and cap where there is no wait', () => {
  expect(
    policy({
      bound: { kind: 'none' },
      growth: { kind: 'none' },
      jitter: { kind: 'none', widthMs: 0, longestMs: 0, cutOffByCap: false },
      cap: { kind: 'none', longestMs: 0 },
    }),
  ).toBe('attempts without end, no wait');
});

test('lists waits', () => {
  expect(waits([{ min: 0, max: 0 }, { min: 0, max: 1000 }, { min: 2000, max: 2000 }])).toBe('0 ms, 0–1 s, 2 s');
  expect(waits(null)).toBe('known at run time only');
});
