import { describe, test } from 'vitest';
import { expectEdit } from '../../../test/expect-edit.js';
import { obeyRetryAfter } from '../obey-retry-after.js';
import { useFullJitter } from '../use-full-jitter.js';

/** A site that waits for a length, in a function that begins with some lines. */
const load = (begin: string, length: string): string => `${begin}
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}
`;

const withHelper = (code: string): string => `${code}\n// fullJitter\n`;

describe('what a caller may hand in stays, and what stands in for it is jittered', () => {
  const mended = 'fullJitter(attempt, { base: 1000, cap: 30_000 })';

  test.each([
    ['by a function of the file', (delay: string) => load(`const defaultBackoff = (attempt) => ${delay};\nasync function load(client, options) {\n  const backoff = options.backoff ?? defaultBackoff;`, 'backoff(attempt)')],
    ['as a member', (delay: string) => load(`async function load(client, { backoff = (attempt) => ${delay} } = {}) {`, 'backoff(attempt)')],
    ['as a parameter', (delay: string) => load(`async function load(client, backoff = (attempt) => ${delay}) {`, 'backoff(attempt)')],
    ['where it is none', (delay: string) => load(`async function load(client, options) {\n  const backoff = options.backoff || ((attempt) => ${delay});`, 'backoff(attempt)')],
    ['taken out of the options', (delay: string) => load(`async function load(client, options) {\n  const { backoff = (attempt) => ${delay} } = options;`, 'backoff(attempt, 5)')],
  ])('%s', (_, code) => {
    expectEdit(useFullJitter, code('1000 * 2 ** attempt'), withHelper(code(mended)));
  });

  test('whatever it grows by', () => {
    const code = (delay: string): string => load(`async function load(client, { backoff = (n) => ${delay} } = {}) {`, 'backoff(attempt)');
    expectEdit(useFullJitter, code('100 * (n + 1)'), withHelper(code('fullJitter(0, { base: 100 * (n + 1), cap: 30_000 })')));
    expectEdit(useFullJitter, code('Math.min(2000, n * 50)'), withHelper(code('fullJitter(0, { base: n * 50, cap: 2000 })')));
  });

  test('at each of its ends, but for one that is none', () => {
    const code = (most: string, delay: string): string => load(`function own(n) {
  if (n === 0) return 0;
  if (n > 4) return ${most};
  return ${delay};
}
async function load(client, { backoff = own } = {}) {`, 'backoff(attempt)');
    expectEdit(useFullJitter, code('9000', '100 * 3 ** n'), withHelper(code('fullJitter(0, { base: 9000, cap: 30_000 })', 'fullJitter(n, { base: 100, cap: 30_000, factor: 3 })')));
  });
});

describe('is jittered as a whole where', () => {
  const jittered = (length: string): string => `fullJitter(0, { base: ${length}, cap: Infinity })`;

  test.each([
    ['one of two functions stands in', 'const slow = (n) => 2000 * 2 ** n;\nconst fast = (n) => 100 * 2 ** n;\nasync function load(client, { isFast, backoff = isFast ? fast : slow } = {}) {', 'backoff(attempt)'],
    ['another one is set', 'async function load(client, { isFast, backoff = (n) => 2000 * 2 ** n } = {}) {\n  if (isFast) backoff = (n) => 100 * 2 ** n;', 'backoff(attempt)'],
    ['what stands in is used elsewhere too', 'const own = (n) => 1000 * 2 ** n;\nconst first = own(0);\nasync function load(client, { backoff = own } = {}) {', 'backoff(attempt)'],
    ['the file makes what stands in', 'const make = (base) => (n) => base * 2 ** n;\nasync function load(client, { backoff = make(100) } = {}) {', 'backoff(attempt)'],
    ['what stands in may give no number', 'async function load(client, { backoff = (n) => { if (n < 3) return 100 * 2 ** n; return null; } } = {}) {', 'backoff(attempt)'],
  ])('%s', (_, begin, length) => {
    expectEdit(useFullJitter, load(begin, length), withHelper(load(begin, jittered(length))));
  });
});

describe('what the server asks for is told to the wait', () => {
  const send = (delay: string, length: string): string => `async function send(url, { delayFor = (attempt) => ${delay} } = {}) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 503 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, ${length}));
  }
}
`;
  const header = "response.headers.get('retry-after')";

  test('and not to a function that a caller may hand in', () => {
    expectEdit(obeyRetryAfter, send('1000 * 2 ** attempt', 'delayFor(attempt)'), withHelper(send('1000 * 2 ** attempt', `fullJitter(0, { base: delayFor(attempt), cap: Infinity, retryAfter: ${header} })`)));
  });

  test('on top of what stands in once that is random', () => {
    const before = (length: string): string => `${send('fullJitter(attempt, { base: 1000, cap: 30_000 })', length)}
function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  return Math.random() * Math.min(cap, base * factor ** attempt) + (Number(retryAfter) || 0);
}
`;
    expectEdit(obeyRetryAfter, before('delayFor(attempt)'), before(`Math.min(delayFor(attempt) + fullJitter(0, { base: 0, cap: 0, retryAfter: ${header} }), 2 ** 31 - 1)`));
  });
});
