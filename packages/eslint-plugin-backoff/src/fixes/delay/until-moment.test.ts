import { expect, test } from 'vitest';
import { parsed } from '../../../test/parsed.js';
import { isUntilMoment } from './until-moment.js';

const isUntil = (code: string, before = ''): boolean => {
  const { expression, file } = parsed(code, before);
  return isUntilMoment(expression, file);
};

test.each(['resetAt - Date.now()', 'Math.max(0, resetAt - Date.now())', 'resetAt - performance.now()', '(reset.at - +new Date())'])('%s lasts until a moment', (code) => {
  expect(isUntil(code)).toBe(true);
});

test('so does a constant of that length', () => {
  expect(isUntil('leftMs', 'const leftMs = resetAt - Date.now();')).toBe(true);
  expect(isUntil('leftMs', 'let leftMs = resetAt - Date.now(); leftMs = 5;')).toBe(false);
});

test.each(['delayMs', 'delayMs - passedMs', 'Date.now() - startedAt', 'Math.min(delayMs, 100)'])('%s does not', (code) => {
  expect(isUntil(code)).toBe(false);
});
