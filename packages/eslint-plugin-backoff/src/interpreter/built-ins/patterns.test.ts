import { expect, test } from 'vitest';

import { compiled } from './patterns.js';

test.each(['^5\\d\\d$', '\\b(?:429|503)\\b', 'retry after (\\d+(?:\\.\\d+)?)\\s*s', 'rate[ _-]?limit|time[ _-]?out|hang[ _-]?up', 'a|'.repeat(300)])('searches for %s', (pattern) => {
  expect(compiled(pattern, 'i')).toBeInstanceOf(RegExp);
});

test.each(['^(a+)+$', '^(\\w+ ?)*!$', '(a|aa)+b', '(x{1,50}){1,50}', 'a*a*a*a*b', `${'a?'.repeat(40)}b`])('has no time for %s', (pattern) => {
  expect(compiled(pattern, '')).toBe(null);
});

test('what is no pattern is none', () => {
  expect(compiled('(', '')).toBe(null);
  expect(compiled('a', 'z')).toBe(null);
});
