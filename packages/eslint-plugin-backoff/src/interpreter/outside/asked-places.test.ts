import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const asking = (made: string, asked = 'candidate.ask(root)'): number =>
  sitesOf(`async function find(matches, root) { for (let i = 0; i < 5; i++) { const candidate = ${made}; try { return await ${asked}; } catch (error) { log(error); } } }`).length;

test('what a number picks out of many is another one each turn, and so is what belongs to it', () => {
  expect(asking('matches.nth(i)')).toBe(0);
  expect(asking('matches.nth(0)')).toBe(1);
  expect(asking('matches.nth(i)', 'candidate.inner.ask(root)')).toBe(0);
  expect(asking('matches.nth(i).first()')).toBe(0);
  expect(asking('matches.nth(0).first()')).toBe(1);
});

test('what is handed to the operation may be told which attempt it is', () => {
  expect(asking('root.child(i)', 'matches.ask(candidate)')).toBe(1);
});
