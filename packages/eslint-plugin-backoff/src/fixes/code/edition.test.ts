import { describe, expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../../test/expect-edit.js';
import { useFullJitter } from '../use-full-jitter.js';

const socket = (options: string, declared = 'const'): string => `${declared} WebSocket = require('partysocket').WebSocket;\nnew WebSocket(url, [], { maxRetries: 9, minReconnectionDelay: 500${options} });`;

describe('a number has no separators', () => {
  const plain = ' * (1 + Math.random()), maxReconnectionDelay: 10000 * (0.5 + Math.random() / 2)';

  test('in an edition without them', () => {
    expectEdit(useFullJitter, socket(''), socket(plain), { ecmaVersion: 2020 });
    expectEdit(useFullJitter, socket(''), socket(plain.replace('10000', '10_000')), { ecmaVersion: 2021 });
  });

  test('in a file that has nothing newer than var', () => {
    expectEdit(useFullJitter, socket('', 'var'), socket(plain, 'var'));
    expectEdit(useFullJitter, `${socket('', 'var')}\nconst other = 1;`, `${socket(plain.replace('10000', '10_000'), 'var')}\nconst other = 1;`);
  });
});

const load = `async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    try { return await get(url); } catch (error) { if (attempt === 3) throw error; }
    await sleep(100 * 2 ** attempt);
  }
}
`;

test('what is spread into an object is not written before 2018', () => {
  const code = `const { backOff } = require('exponential-backoff');\nconst options = () => ({ numOfAttempts: 5 });\nbackOff(load, options());`;
  expect(editOf(useFullJitter, code, { ecmaVersion: 2018 })).not.toBeNull();
  expect(editOf(useFullJitter, code, { ecmaVersion: 2017 })).toBeNull();
});

test('what the edition of a file has no words for is not written', () => {
  const edit = editOf(useFullJitter, load, { ecmaVersion: 2018 });
  expect(edit && apply(edit, load)).toContain('sleep(fullJitter(attempt, { base: 100, cap: 30000 }))');
  expect(editOf(useFullJitter, load, { ecmaVersion: 2015 })).toBeNull();
});
