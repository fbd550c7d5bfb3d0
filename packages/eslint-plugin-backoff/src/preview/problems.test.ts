import { describe, expect, test } from 'vitest';
import { siteOf } from '../../test/site-of.js';
import { rules } from '../rules/index.js';
import { problemWords } from './problems.js';

const facts = siteOf(`
async function load(url) {
  for (let attempt = 0; attempt < 11; attempt++) {
    const response = await fetch(url);
    if (response.ok || (response.status < 500 && response.status !== 404)) return response;
    await sleep(1000 * 2 ** attempt);
  }
}`).facts;

test('every rule has words of its own', () => {
  const names = Object.keys(rules);
  expect(names.filter((name) => problemWords(name, facts) === name)).toEqual([]);
});

test('a rule of another version has its name', () => {
  expect(problemWords('no-such-rule', facts)).toBe('no-such-rule');
});

describe('the words tell', () => {
  test('the status where it is one', () => {
    expect(problemWords('no-client-error-retry', facts)).toBe('retries 404');
  });

  test('the longest wait where it is known', () => {
    expect(problemWords('require-delay-cap', facts).replaceAll('\u00a0', ' ')).toBe('waits up to 8.5 min');
  });
});
