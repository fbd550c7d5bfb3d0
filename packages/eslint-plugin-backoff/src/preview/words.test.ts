import { describe, expect, test } from 'vitest';
import { interval, retries, time } from './words.js';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('a time', () => {
  test('has the unit that fits, and no more digits than tell something', () => {
    expect([0, 15, 999, 1000, 1500, 119_000, 120_000, 510_000, 1_020_000, 7_200_000].map((ms) => plain(time(ms)))).toEqual([
      '0', '15 ms', '999 ms', '1 s', '1.5 s', '119 s', '2 min', '8.5 min', '17 min', '2 h',
    ]);
  });

  test('is a multiple where its unit has only a name', () => {
    expect(plain(time(7, 'baseDelay'))).toBe('7 ×');
  });

  test('never breaks between number and unit', () => {
    expect(time(100)).toBe('100\u00a0ms');
  });
});

describe('a wait', () => {
  test('names a shared unit once', () => {
    expect(plain(interval({ min: 1000, max: 1000 }))).toBe('1 s');
    expect(plain(interval({ min: 0, max: 1000 }))).toBe('0 – 1 s');
    expect(plain(interval({ min: 1000, max: 2000 }))).toBe('1 – 2 s');
  });

  test('names both units where they differ', () => {
    expect(plain(interval({ min: 500, max: 1500 }))).toBe('500 ms – 1.5 s');
  });

  test('of nothing is none', () => {
    expect(interval({ min: 0, max: 0 })).toBe('none');
  });

  test('may be a multiple of a name', () => {
    expect(plain(interval({ min: 0, max: 2 }, 'baseDelay'))).toBe('0 – 2 ×');
  });
});

test('retries are counted in words', () => {
  expect([1, 4, 1000].map((count) => plain(retries(count)))).toEqual(['1 retry', '4 retries', '1,000 retries']);
});
