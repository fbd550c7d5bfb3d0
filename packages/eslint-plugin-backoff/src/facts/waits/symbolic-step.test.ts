import { expect, test } from 'vitest';
import { add, interval, multiply, number, subtract, symbolic } from '../../interpreter/values/numbers.js';
import { symbolicStep } from './symbolic-step.js';

const base = symbolic('baseDelay');

test('a name stands for itself, once', () => {
  expect(symbolicStep(base)).toEqual({ text: 'baseDelay', multiple: { min: 1, max: 1, symbol: 'baseDelay' } });
});

test('a product with a number is a multiple of the name', () => {
  expect(symbolicStep(multiply(number(2), base))).toEqual({ text: '2 × baseDelay', multiple: { min: 2, max: 2, symbol: 'baseDelay' } });
  expect(symbolicStep(multiply(interval(0, 4), base))).toEqual({ text: '0 to 4 × baseDelay', multiple: { min: 0, max: 4, symbol: 'baseDelay' } });
});

test('a product of names is a multiple of both', () => {
  const product = multiply(base, symbolic('factor'));
  expect(symbolicStep(product)).toEqual({ text: 'baseDelay × factor', multiple: { min: 1, max: 1, symbol: 'baseDelay × factor' } });
});

test('a sum is no multiple of anything', () => {
  expect(symbolicStep(add(base, number(10)))).toEqual({ text: 'baseDelay + 10', multiple: null });
});

test('what is taken off a number stands behind it', () => {
  expect(symbolicStep(multiply(number(100), subtract(number(6), symbolic('left'))))).toEqual({ text: '600 - 100 × left', multiple: null });
  expect(symbolicStep(subtract(number(6), symbolic('left')))).toEqual({ text: '6 - left', multiple: null });
  expect(symbolicStep(subtract(symbolic('left'), number(6)))).toEqual({ text: 'left - 6', multiple: null });
});

test('a number, which only a name holds down, is one of milliseconds', () => {
  expect(symbolicStep(number(400))).toEqual({ text: '400 ms', multiple: { min: 400, max: 400, symbol: null } });
  expect(symbolicStep(interval(0, 1500))).toEqual({ text: '0–1.5 s', multiple: { min: 0, max: 1500, symbol: null } });
});

test('arguments without a name are not shown as the commas between them', () => {
  expect(symbolicStep(symbolic('backoffFor(, , policy)')).text).toBe('backoffFor(…)');
  expect(symbolicStep(symbolic('backoffFor(attempt, policy)')).text).toBe('backoffFor(attempt, policy)');
});
