import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { findRetrySites } from 'eslint-plugin-backoff/analysis';
import { expect, test } from 'vitest';
import { policy, waits } from './site-words.js';

const node = parser.parse('attempt < 5');

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

test('lists the first waits', () => {
  expect(waitsOf('await sleep(1000 * 2 ** attempt);')).toBe('1 s, 2 s, 4 s, 8 s, 16 s');
  expect(waitsOf('')).toBe('0 ms, 0 ms, 0 ms, 0 ms, 0 ms');
});

test('names what the waits depend on', () => {
  expect(waitsOf('await sleep(base * 2 ** attempt);')).toBe('base, 2 × base, 4 × base, 8 × base, 16 × base');
  expect(waitsOf('await sleep(policy());')).toBe('policy(), policy(), policy(), policy(), policy()');
});

function waitsOf(wait: string): string {
  const linter = new Linter();
  const code = `export async function load(url, base, policy) {
    for (let attempt = 0; attempt < 9; attempt++) {
      try {
        return await fetch(url);
      } catch {
        ${wait}
      }
    }
  }`;
  linter.verify(code, [{ languageOptions: { parser } }]);
  const [site] = findRetrySites(linter.getSourceCode());
  return site ? waits(site) : 'no site';
}
