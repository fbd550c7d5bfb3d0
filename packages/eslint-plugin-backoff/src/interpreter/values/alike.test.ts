import { expect, test } from 'vitest';

import { Alike, type Answer, askOf, eachAlike, tell, workOut } from './alike.js';
import { divide, exact, monotone, number, toNumber } from './numbers.js';
import { Mark, string, symbolOf, unknown } from './values.js';

const answer = (status: number): Answer => ({ kind: 'status', status, retryAfter: null, as: 'response' });

/** The answers 404, 429, 500 and 503, of which 500 is given, and a number that is its status. */
function statuses() {
  const alike = new Alike(answer(500), [404, 429, 503].map(answer));
  const code = tell({ ...answer(500), alike }, ({ status }) => number(status, Mark.status));
  return { code, left: () => alike.answers.map(({ status }) => status) };
}

test('before anything is asked all are alike', () => {
  expect(statuses().left()).toEqual([500, 404, 429, 503]);
});

test('a question leaves those that answer it alike', () => {
  const { code, left } = statuses();
  expect(askOf([code], ([each = code]) => toNumber(each).min >= 500)).toBe(true);
  expect(left()).toEqual([500, 503]);
});

test('to read the number is to ask which one it is', () => {
  const { code, left } = statuses();
  expect(exact(code)).toBe(500);
  expect(left()).toEqual([500]);
});

test('what is worked out from it is asked for when it is read', () => {
  const { code, left } = statuses();
  const hundreds = workOut([code], ([each = code]) => monotone(divide(toNumber(each), number(100)), Math.floor));
  expect(left()).toEqual([500, 404, 429, 503]);
  expect(exact(hundreds)).toBe(5);
  expect(left()).toEqual([500, 503]);
});

test('what comes of it that is no plain number or text is read at once', () => {
  const { code, left } = statuses();
  workOut([code], ([each = code]) => unknown(`limit + ${exact(each) ?? ''}`));
  expect(left()).toEqual([500]);
});

test('a text is asked for by its letters, and by its name where that is another', () => {
  const { code, left } = statuses();
  const text = workOut([code], ([each = code]) => ({ ...string(`HTTP ${exact(each) ?? ''}`, Mark.status), symbol: 'HTTP ' }));
  expect(symbolOf(text)).toBe('HTTP ');
  expect(left()).toHaveLength(4);
  expect(askOf([text], ([each = text]) => each.kind === 'string' && each.value?.startsWith('HTTP 4') === true)).toBe(false);
  expect(left()).toEqual([500, 503]);
});

test('what all of them would be can be listed without a question', () => {
  const { code, left } = statuses();
  expect(eachAlike(code).map(exact)).toEqual([500, 404, 429, 503]);
  expect(left()).toHaveLength(4);
});

test('a value that was not made of the answer is itself, and asks for nothing', () => {
  const { left } = statuses();
  expect(eachAlike(number(500, Mark.status)).map(exact)).toEqual([500]);
  expect(askOf([number(500)], ([each]) => each?.kind === 'number' && each.min > 450)).toBe(true);
  expect(left()).toHaveLength(4);
});
