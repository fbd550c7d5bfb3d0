import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compiled } from './patterns.js';

test.each(['^5\\d\\d$', '\\b(?:429|503)\\b', 'retry after (\\d+(?:\\.\\d+)?)\\s*s', 'rate[ _-]?limit|time[ _-]?out|hang[ _-]?up', '\\b(?:timeout|reset|refused|unreachable|hang up)\\b', 'a|'.repeat(300)])('searches for %s', (pattern) => {
  expect(compiled(pattern, 'i')).toBeInstanceOf(RegExp);
});

test.each(['^(a+)+$', '^(\\w+ ?)*!$', '(a|aa)+b', '(x{1,50}){1,50}', 'a*a*a*a*b', `${'a?'.repeat(40)}b`, `${'(a|a)'.repeat(40)}b`])('has no time for %s', (pattern) => {
  expect(compiled(pattern, '')).toBe(null);
});

test('what is no pattern is none', () => {
  expect(compiled('(', '')).toBe(null);
  expect(compiled('a', 'z')).toBe(null);
});

test('a search that is made comes to its end', () => {
  const part = fc.constantFrom('a', 'a*', 'a+', 'a?', '(a|a)', '(a|aa)?', '[ab]*', '.*', '|', '(a*)', '(?:a?)', '(a|b|ab)', 'a{1,9}', '(a{2,})', '\\1', '(?=a*)', 'b', '$', '^');
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 40 }), (parts) => {
      const text = `${'a'.repeat(99)}!`;
      const found = compiled(parts.join(''), '')?.exec(text)?.[0] ?? '';
      expect(text).toContain(found);
    }),
    { numRuns: 2000 },
  );
});
