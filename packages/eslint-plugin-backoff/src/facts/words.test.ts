import { parse } from '@typescript-eslint/parser';
import { expect, test } from 'vitest';
import type { Bound, Cap, DelayFact } from './retry-site.js';
import { attempts, list, range, sequence, time } from './words.js';

test('a time has the unit that keeps it short', () => {
  expect(time(0)).toBe('0 ms');
  expect(time(999)).toBe('999 ms');
  expect(time(1500)).toBe('1.5 s');
  expect(time(64_000)).toBe('64 s');
  expect(time(512_000)).toBe('8.53 min');
  expect(time(5_400_000)).toBe('90 min');
  expect(time(2 ** 31)).toBe('24.9 days');
  expect(time(-5000)).toBe('-5 s');
});

test('a range names its unit once where both ends share it', () => {
  expect(range({ min: 1000, max: 1000 })).toBe('1 s');
  expect(range({ min: 0, max: 8000 })).toBe('0–8 s');
  expect(range({ min: 500, max: 2000 })).toBe('500 ms–2 s');
});

const cap: Cap = { kind: 'unknown' };

test('a short sequence is complete', () => {
  expect(sequence({ delay: delays(1000, 2000, 4000, 8000), bound: tries(5), cap })).toBe('1 s, 2 s, 4 s, 8 s');
});

test('a long sequence goes on', () => {
  expect(sequence({ delay: delays(1000, 2000, 4000, 8000, 16_000), bound: tries(6), cap })).toBe('1 s, 2 s, 4 s, …');
});

test('a sequence goes on where its end is not known', () => {
  expect(sequence({ delay: delays(1000, 2000), bound: { kind: 'none' }, cap })).toBe('1 s, 2 s, …');
});

test('equal waits are one', () => {
  expect(sequence({ delay: delays(1000, 1000, 1000), bound: { kind: 'none' }, cap })).toBe('1 s');
  expect(sequence({ delay: { ...delays(1000, 1000), steps: [{ min: 1000, max: 1000 }, null] }, bound: tries(3), cap })).toBe('1 s, …');
});

test('what is like the first wait is counted up to the one that is not', () => {
  expect(sequence({ delay: delays(100, 100, 100, 100, 1000), bound: tries(6), cap })).toBe('100 ms 4 times, then 1 s');
  expect(sequence({ delay: delays(100, 100, 100, 1000, 2000), bound: { kind: 'none' }, cap })).toBe('100 ms 3 times, then 1 s, …');
  expect(sequence({ delay: delays(100, 100, 1000), bound: tries(4), cap })).toBe('100 ms, 100 ms, 1 s');
});

test('waits after the last retry do not count', () => {
  expect(sequence({ delay: delays(1000, 2000, 4000), bound: tries(3), cap })).toBe('1 s, 2 s');
});

test('what the first attempt waits for too is one more than there are retries', () => {
  expect(sequence({ delay: { ...delays(1000, 2000, 4000), leads: true }, bound: tries(3), cap })).toBe('1 s, 2 s, 4 s');
});

test('what comes from outside has its name', () => {
  const symbolic = [{ text: 'baseDelay', multiple: null }, { text: '2 × baseDelay', multiple: null }];
  const delay: DelayFact = { ...delays(), steps: [null, null], symbolic };
  expect(sequence({ delay, bound: tries(3), cap })).toBe('baseDelay, 2 × baseDelay');
});

test('a sequence names what it is held to', () => {
  const held: Cap = { kind: 'named', name: 'MAX_DELAY_MS', node: null };
  expect(sequence({ delay: delays(1000, 2000, 4000, 8000), bound: { kind: 'none' }, cap: held })).toBe('1 s, 2 s, 4 s, … (at most MAX_DELAY_MS)');
  expect(sequence({ delay: delays(1000, 2000), bound: { kind: 'none' }, cap: { ...held, name: '30 × unit' } })).toBe('1 s, 2 s, … (at most 30)');
  expect(sequence({ delay: delays(1000, 1000), bound: tries(3), cap: held })).toBe('1 s');
});

test('a sequence stops where nothing is known any more', () => {
  const delay: DelayFact = { ...delays(), steps: [{ min: 1000, max: 1000 }, null, null] };
  expect(sequence({ delay, bound: tries(4), cap })).toBe('1 s, …');
  expect(sequence({ delay: delays(), bound: tries(4), cap })).toBeNull();
});

test('attempts follow from the bound', () => {
  expect(attempts({ kind: 'none' })).toBe('attempts without end');
  expect(attempts({ kind: 'unknown' })).toBe('all attempts');
  expect(attempts({ kind: 'named', name: 'options.retries', node: null })).toBe('as many attempts as options.retries allows');
});

test('a list ends with "and"', () => {
  expect(list([])).toBe('');
  expect(list([404])).toBe('404');
  expect(list([400, 404, 422])).toBe('400, 404 and 422');
});

function tries(attempts: number): Bound {
  return { kind: 'attempts', attempts, node: parse('limit') };
}

function delays(...ms: readonly number[]): DelayFact {
  return {
    kind: 'waits',
    steps: ms.map((exact) => ({ min: exact, max: exact })),
    symbolic: [],
    waits: [],
    noWaitBecause: null,
  };
}
