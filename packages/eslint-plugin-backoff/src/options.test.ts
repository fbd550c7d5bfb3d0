import { expect, test } from 'vitest';
import { flag, listOf, milliseconds, mistakesIn, oneOf, option, optionReader, schemaOf, wholeNumber } from './options.js';

const options = {
  size: option(oneOf('small', 'large'), 'small', 'How big it is.'),
  count: option(wholeNumber(1), 5, 'How many there are.'),
  loud: option(flag, false, 'Whether it is heard.'),
  codes: option(listOf(wholeNumber(400, 499), 'a list of codes'), [404], 'What it answers.'),
};

test('an option that is not given has its default', () => {
  const read = optionReader(options, { count: 7 });
  expect(read('count')).toBe(7);
  expect(read('size')).toBe('small');
});

test('an option that is wrong has its default', () => {
  const read = optionReader(options, { count: '7', codes: [200] });
  expect(read('count')).toBe(5);
  expect(read('codes')).toEqual([404]);
});

test('what is no object gives every default', () => {
  expect(optionReader(options, undefined)('loud')).toBe(false);
  expect(optionReader(options, null)('loud')).toBe(false);
});

test('what is right gives no mistake', () => {
  expect(mistakesIn(options, undefined, 'x')).toEqual([]);
  expect(mistakesIn(options, { size: 'large', count: 1, loud: true, codes: [] }, 'x')).toEqual([]);
});

test('a mistake names the option, what it wants and what it got', () => {
  expect(mistakesIn(options, { count: '5' }, 'x')).toEqual(['x.count must be a whole number of at least 1, got "5"']);
  expect(mistakesIn(options, { size: 'huge' }, 'x')).toEqual(['x.size must be "small" or "large", got "huge"']);
  expect(mistakesIn(options, { codes: [404, '5'] }, 'x')).toEqual(['x.codes must be a list of codes, got [404, "5"]']);
  expect(mistakesIn(options, { loud: () => true }, 'x')).toEqual(['x.loud must be true or false, got a function']);
  expect(mistakesIn(options, { loud: { really: 1 } }, 'x')).toEqual(['x.loud must be true or false, got an object']);
});

test('an unknown option is a mistake', () => {
  expect(mistakesIn(options, { cuont: 5 }, 'x')).toEqual(['x.cuont is unknown: there are size, count, loud, codes']);
});

test('what is no object is a mistake', () => {
  expect(mistakesIn(options, [5], 'x')).toEqual(['x must be an object, got [5]']);
});

test('milliseconds are what a timer takes', () => {
  expect(milliseconds.accepts(2 ** 31 - 1)).toBe(true);
  expect(milliseconds.accepts(2 ** 31)).toBe(false);
  expect(milliseconds.accepts(-1)).toBe(false);
});

test('the schema says what each option is', () => {
  expect(schemaOf(options)).toEqual({
    type: 'object',
    properties: {
      size: { enum: ['small', 'large'], description: 'How big it is.' },
      count: { type: 'integer', minimum: 1, description: 'How many there are.' },
      loud: { type: 'boolean', description: 'Whether it is heard.' },
      codes: {
        type: 'array',
        items: { type: 'integer', minimum: 400, maximum: 499 },
        description: 'What it answers.',
      },
    },
    additionalProperties: false,
  });
});
