import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decorrelatedJitter } from './decorrelated-jitter.js';
import { equalJitter } from './equal-jitter.js';
import { fullJitter } from './full-jitter.js';

const longest = 2_147_483_647;
const now = Date.UTC(2026, 0, 1, 12, 0, 0);

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('fullJitter', () => {
  test('draws from nothing to the exponential', () => {
    random(0);
    expect(fullJitter(3, { base: 100, cap: 30_000 })).toBe(0);
    random(0.5);
    expect(fullJitter(0, { base: 100, cap: 30_000 })).toBe(50);
    expect(fullJitter(3, { base: 100, cap: 30_000 })).toBe(400);
  });

  test('caps the exponential before it draws', () => {
    random(0.5);
    expect(fullJitter(20, { base: 100, cap: 30_000 })).toBe(15_000);
    expect(fullJitter(5000, { base: 100, cap: 30_000 })).toBe(15_000);
  });

  test('takes a factor', () => {
    random(0.5);
    expect(fullJitter(2, { base: 100, cap: 30_000, factor: 3 })).toBe(450);
  });

  test('adds its jitter to what the server asks for', () => {
    random(0.5);
    expect(fullJitter(0, { base: 100, cap: 30_000, retryAfter: '7' })).toBe(7050);
    expect(fullJitter(0, { base: 100, cap: 1000, retryAfter: '60' })).toBe(60_050);
  });
});

describe('equalJitter', () => {
  test('keeps half of the exponential and draws the other half', () => {
    random(0);
    expect(equalJitter(3, { base: 100, cap: 30_000 })).toBe(400);
    random(0.5);
    expect(equalJitter(3, { base: 100, cap: 30_000 })).toBe(600);
    expect(equalJitter(20, { base: 100, cap: 30_000 })).toBe(22_500);
  });
});

describe('decorrelatedJitter', () => {
  test('starts between the base and three times the base', () => {
    random(0);
    expect(decorrelatedJitter(0, { base: 100, cap: 30_000 })).toBe(100);
    random(0.5);
    expect(decorrelatedJitter(0, { base: 100, cap: 30_000 })).toBe(200);
  });

  test('steps on from where the last step ended', () => {
    random(0.5);
    expect(decorrelatedJitter(1, { base: 100, cap: 30_000 })).toBe(350);
    expect(decorrelatedJitter(2, { base: 100, cap: 30_000 })).toBe(575);
  });

  test('ends at the cap', () => {
    random(0.9);
    expect(decorrelatedJitter(5_000_000_000, { base: 100, cap: 30_000 })).toBe(30_000);
  });
});

describe.each([
  ['fullJitter', fullJitter],
  ['equalJitter', equalJitter],
  ['decorrelatedJitter', decorrelatedJitter],
])('%s reads Retry-After', (_name, jitter) => {
  const waitFor = (retryAfter: string | null | undefined) => jitter(0, { base: 0, cap: 0, retryAfter });

  test('as seconds', () => {
    expect(waitFor('7')).toBe(7000);
    expect(waitFor(' 120 ')).toBe(120_000);
    expect(waitFor('0')).toBe(0);
  });

  test('as a date in each of its three forms', () => {
    expect(waitFor('Thu, 01 Jan 2026 12:00:05 GMT')).toBe(5000);
    expect(waitFor('Thursday, 01-Jan-26 12:00:05 GMT')).toBe(5000);
    expect(waitFor('Thu Jan  1 12:00:05 2026')).toBe(5000);
  });

  test('as absent where it says nothing usable', () => {
    expect(waitFor(null)).toBe(0);
    expect(waitFor(undefined)).toBe(0);
    expect(waitFor('')).toBe(0);
    expect(waitFor('-3')).toBe(0);
    expect(waitFor('5.5')).toBe(0);
    expect(waitFor('1000abc')).toBe(0);
    expect(waitFor('soon, 2100')).toBe(0);
    expect(waitFor('2100-01-01T00:00:00Z')).toBe(0);
    expect(waitFor('Thu, 01 Jan 2026 11:59:59 GMT')).toBe(0);
  });

  test('no further than a timer reaches', () => {
    expect(waitFor('99999999999')).toBe(longest);
    expect(waitFor('9'.repeat(400))).toBe(longest);
    expect(waitFor('Fri, 01 Jan 2100 00:00:00 GMT')).toBe(longest);
  });
});

test.each([
  ['fullJitter', fullJitter],
  ['equalJitter', equalJitter],
  ['decorrelatedJitter', decorrelatedJitter],
])('%s returns what a timer takes, whatever it is given', (_name, jitter) => {
  const number = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 5e-324, 1e308, -1e308), fc.integer());
  const digits = fc.bigInt({ min: 0n }).map(String);
  const date = fc.date({ noInvalidDate: true }).map((d) => d.toUTCString());
  const retryAfter = fc.option(fc.oneof(fc.string(), digits, date), { nil: undefined });
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(number, number, number, number, retryAfter, chance, (attempt, base, cap, factor, header, roll) => {
      random(roll);
      const delay = jitter(attempt, { base, cap, factor, retryAfter: header });
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(longest);
    }),
    { numRuns: 2000 },
  );
});

function random(roll: number): void {
  vi.spyOn(Math, 'random').mockReturnValue(roll);
}
