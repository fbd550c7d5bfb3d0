import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../../test/expect-edit.js';
import { inOldWords } from './edition.js';
import { insertWait } from '../insert-wait.js';
import { obeyRetryAfter } from '../obey-retry-after.js';
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

const mistakesOf2009 = (code: string): unknown[] => new Linter().verify(code, [{ languageOptions: { ecmaVersion: 5, sourceType: 'script' } }]);

describe('in a file that has nothing newer than var', () => {
  const load = (declared: string, again: string): string => `\
${declared} request = require('request');

function load(url, callback, attempts) {
  request(url, function (error, response, body) {
    if (error || response.statusCode >= 500) {
      if (attempts >= 3) return callback(error || new Error('gave up'));
      ${again}
      return;
    }
    callback(null, body);
  });
}
`;
  const old = load('var', 'load(url, callback, attempts + 1);');

  test('a timer runs no arrow function', () => {
    const after = 'setTimeout(function () { load(url, callback, attempts + 1); }, fullJitter(attempts, { base: 100, cap: 30000 }));';
    expectEdit(insertWait, old, `${load('var', after)}\n// fullJitter\n`);
    expectEdit(insertWait, load('const', 'load(url, callback, attempts + 1);'), `${load('const', after.replace('function () { load', '() => load').replace('1); }', '1)').replace('30000', '30_000'))}\n// fullJitter\n`);
  });

  test('nothing at all is newer, nor in the helper', () => {
    const edit = editOf(insertWait, old);
    const fixed = edit ? apply(edit, old) : '';
    expect(fixed).toContain('function fullJitter(attempt, options) {');
    expect(mistakesOf2009(fixed)).toEqual([]);
  });

  test('an answer that may be missing is asked for first', () => {
    const waiting = load('var', 'setTimeout(function () { load(url, callback, attempts + 1); }, Math.random() * 1000);');
    const edit = editOf(obeyRetryAfter, waiting);
    expect(edit && apply(edit, waiting)).toContain("retryAfter: response && response.headers['retry-after'] }");
    expect(mistakesOf2009(edit ? apply(edit, waiting) : '')).toEqual([]);
  });

  test('no part of a longer chain is taken for the whole', () => {
    const chains = ['err?.response?.statusCode ?? 0', '$err.response?.status ?? 0', 'data[0].answer?.status ?? 0', 'status ?? 0'];
    expect(chains.map(inOldWords)).toEqual(['(err && err.response && err.response.statusCode) || 0', '($err.response && $err.response.status) || 0', 'data[0].answer?.status ?? 0', 'status || 0']);
    expect(inOldWords("{ retryAfter: error.response?.headers?.['retry-after'] }")).toBe("{ retryAfter: error.response && error.response.headers && error.response.headers['retry-after'] }");
    expect(inOldWords('    const status = error.status ?? 0;\n    let retry;')).toBe('    var status = error.status || 0;\n    var retry;');
    expect(inOldWords('codes.factor ** n + !codes[1].includes(x)')).toBe('codes.factor ** n + !codes[1].includes(x)');
  });

  test('what is read as of 2009 is offered nothing newer', () => {
    expect(editOf(insertWait, old, { ecmaVersion: 5 })).toBeNull();
    expect(editOf(insertWait, old, { ecmaVersion: 2015 })).not.toBeNull();
  });
});

test('what may be missing is asked for step by step before 2020', () => {
  const call = (delay: string, parameters: string): string => `const axiosRetry = require('axios-retry');\naxiosRetry(client, { retries: 3, retryDelay: (${parameters}) => ${delay} });`;
  const plain = call('count * 1000', 'count');
  const edit = editOf(obeyRetryAfter, plain, { ecmaVersion: 2019 });
  expect(edit && apply(edit, plain)).toContain("cap: 30000, retryAfter: error.response && error.response.headers['retry-after'] })");
});
