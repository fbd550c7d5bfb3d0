import { expect, test } from 'vitest';

import { answeredLater, headerOf, httpDate, status } from './scenario.js';

test('a date in the header lies as far ahead, however late the answer; a number of seconds stays', () => {
  const headerAfter = (retryAfter: string | null, ms: number): string | null => {
    const later = answeredLater(status(429, 'error', retryAfter), ms);
    return later.kind === 'status' ? headerOf(later) : null;
  };
  expect(headerAfter(httpDate(9000), 5000)).toBe(httpDate(14_000));
  expect(headerAfter(httpDate(9000), 0)).toBe(httpDate(9000));
  expect(headerAfter('7', 5000)).toBe('7');
  expect(headerAfter(null, 5000)).toBeNull();
});
