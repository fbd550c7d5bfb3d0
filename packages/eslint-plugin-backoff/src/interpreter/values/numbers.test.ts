import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compare } from './comparison.js';
import { type NumberValue, add, divide, exact, greatest, interval, least, monotone, multiply, number, power, subtract, symbolic, textOf } from './numbers.js';

/** A range and a number in it. */
const inRange = (lowest: number, highest: number) =>
  fc.tuple(fc.integer({ min: lowest, max: highest }), fc.integer({ min: lowest, max: highest }), fc.double({ min: 0, max: 1, noNaN: true })).map(([a, b, share]) => {
    const [min, max] = [Math.min(a, b), Math.max(a, b)];
    return { range: interval(min, max), value: min + (max - min) * share };
  });

const isIn = (value: number, { min, max }: NumberValue): boolean => {
  const slack = 1e-6 * Math.max(1, Math.abs(value));
  return value >= min - slack && value <= max + slack;
};

const any = inRange(-1000, 1000);
const positive = inRange(1, 1000);
const small = inRange(0, 8);

test.for([
  ['sum', add, (x: number, y: number) => x + y, any, any],
  ['difference', subtract, (x: number, y: number) => x - y, any, any],
  ['product', multiply, (x: number, y: number) => x * y, any, any],
  ['quotient', divide, (x: number, y: number) => x / y, any, positive],
  ['power', power, (x: number, y: number) => x ** y, positive, small],
  ['least', (a: NumberValue, b: NumberValue) => least([a, b]), Math.min, any, any],
  ['greatest', (a: NumberValue, b: NumberValue) => greatest([a, b]), Math.max, any, any],
] as const)('the %s of two ranges holds that of their numbers', ([, abstract, concrete, left, right]) => {
  fc.assert(fc.property(left, right, (a, b) => isIn(concrete(a.value, b.value), abstract(a.range, b.range))));
});

test('rounding keeps a number in its range', () => {
  fc.assert(fc.property(any, fc.constantFrom(Math.floor, Math.ceil, Math.round, Math.trunc), ({ range, value }, round) => isIn(round(value), monotone(range, round))));
});

test('what a comparison says of ranges holds for their numbers', () => {
  fc.assert(
    fc.property(any, any, fc.constantFrom('<', '<=', '>', '>=', '===', '!==' ), (a, b, operator) => {
      const said = compare(a.range, b.range, operator);
      const truth = { '<': a.value < b.value, '<=': a.value <= b.value, '>': a.value > b.value, '>=': a.value >= b.value, '===': a.value === b.value, '!==': a.value !== b.value }[operator];
      return said === undefined || said === truth;
    }),
  );
});

/** Arithmetic on a name, and the same on a number that stands for it. */
const operations = fc.array(fc.tuple(fc.constantFrom('+', '-', '*', '/'), fc.integer({ min: 1, max: 50 })), { maxLength: 6 });

test('a value that is known by its name is what the name stands for', () => {
  fc.assert(
    fc.property(operations, fc.integer({ min: 1, max: 1000 }), (steps, name) => {
      let [abstract, concrete] = [symbolic('name'), name];
      for (const [operator, by] of steps) {
        const operand = number(by);
        switch (operator) {
          case '+': [abstract, concrete] = [add(abstract, operand), concrete + by]; break;
          case '-': [abstract, concrete] = [subtract(abstract, operand), concrete - by]; break;
          case '*': [abstract, concrete] = [multiply(abstract, operand), concrete * by]; break;
          case '/': [abstract, concrete] = [divide(abstract, operand), concrete / by]; break;
        }
      }
      const value = abstract.min * name + abstract.addMin;
      return abstract.symbol === 'name' && Math.abs(value - concrete) <= 1e-6 * Math.max(1, Math.abs(concrete));
    }),
  );
});

test('names multiply to powers and cancel out', () => {
  const base = symbolic('base');
  expect(multiply(base, symbolic('factor')).symbol).toBe('base·factor');
  expect(multiply(base, base).symbol).toBe('base^2');
  expect(divide(multiply(base, symbolic('factor')), base).symbol).toBe('factor');
  expect(exact(subtract(base, base))).toBe(0);
  expect(exact(add(subtract(number(3), base), base))).toBe(3);
});

test('a cap stays with what is made of a capped value', () => {
  const capped = least([number(8000), number(5000)]);
  expect(capped.ceilings).toEqual([8000, 5000]);
  expect(multiply(capped, number(2)).ceilings).toEqual([16_000, 10_000]);
  expect(power(number(2), least([number(9), number(4)])).ceilings).toEqual([512, 16]);
  expect(multiply(power(number(2), least([number(9), number(3)])), symbolic('baseMs')).ceilings).toEqual(['512 × baseMs', '8 × baseMs']);
  expect(least([number(100), symbolic('max')]).ceilings).toEqual([100, 'max']);
});

test('words', () => {
  expect(textOf(multiply(number(2), symbolic('base')))).toBe('2 × base');
  expect(textOf(multiply(number(2), symbolic('given ?? base')))).toBe('2 × (given ?? base)');
  expect(textOf(symbolic('given ?? base'))).toBe('given ?? base');
  expect(textOf(add(multiply(symbolic('a'), symbolic('a')), number(10)))).toBe('a² + 10');
  expect(textOf(interval(100, 200))).toBe('100 to 200');
});
