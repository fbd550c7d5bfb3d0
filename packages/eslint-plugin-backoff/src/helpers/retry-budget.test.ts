import { expect, test } from 'vitest';
import { retryBudget } from './retry-budget.js';

test('allows a burst, then no more', () => {
  const budget = retryBudget({ burst: 2 });
  expect([budget.retry(), budget.retry(), budget.retry()]).toEqual([true, true, false]);
});

test('earns a retry with its share of the requests', () => {
  const budget = retryBudget({ ratio: 0.125, burst: 1 });
  expect(budget.retry()).toBe(true);
  for (let request = 1; request <= 7; request += 1) budget.request();
  expect(budget.retry()).toBe(false);
  budget.request();
  expect(budget.retry()).toBe(true);
});

test('saves no more than its burst', () => {
  const budget = retryBudget({ ratio: 0.5, burst: 1 });
  for (let request = 1; request <= 100; request += 1) budget.request();
  expect([budget.retry(), budget.retry()]).toEqual([true, false]);
});

test('allows nothing where its options are no numbers', () => {
  expect(retryBudget({ burst: NaN }).retry()).toBe(false);
});
