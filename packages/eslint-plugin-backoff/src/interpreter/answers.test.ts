import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** Ways in which a call tells how it ended, each beside its nearest neighbour that tries nothing again. */
test.for([
  [
    'handlers among its options',
    "function load(n) { $.ajax({ url: '/api', success: show, error: function () { if (n < 5) setTimeout(function () { load(n + 1); }, 1000 * n); } }); } load(0);",
    "function load(n) { $.ajax({ url: '/api', success: function () { if (n < 5) setTimeout(function () { load(n + 1); }, 1000 * n); }, error: show }); } load(0);",
  ],
  [
    'fail',
    "function load(n) { $.get('/api').done(show).fail(function () { if (n < 5) setTimeout(function () { load(n + 1); }, 1000 * n); }); } load(0);",
    "function load(n) { $.get('/api').fail(show).done(function () { if (n < 5) setTimeout(function () { load(n + 1); }, 1000 * n); }); } load(0);",
  ],
  [
    'the kind of its answer',
    "async function read() { for (let i = 0; i < 5; i++) { const result = await load(id); if (result.kind === 'ok') return result.value; await sleep(1000 * 2 ** i); } }",
    "async function read() { for (let i = 0; i < 5; i++) { const result = await load(id); if (result.kind === 'page') return result.value; await sleep(1000 * 2 ** i); } }",
  ],
  [
    'an error that is caught and given as its answer',
    'class Api { async send(path, left = 3) { const answer = await this.fetch(path).catch(toError); if (answer instanceof Error) { if (left === 0) throw answer; await sleep(1000); return this.send(path, left - 1); } return answer; } }',
    'class Api { async send(path, left = 3) { const answer = await this.fetch(path).catch(toError); if (answer instanceof Page) { if (left === 0) throw answer; await sleep(1000); return this.send(path, left - 1); } return answer; } }',
  ],
  [
    'a status deep inside its answer',
    'async function read() { for (let n = 0; n < 5; n++) { try { const answer = await operation(); const code = answer.message.statusCode; if (code >= 200 && code < 300) return answer; } catch (error) { show(error); } await sleep(1000); } }',
    'async function read() { for (let n = 0; n < 5; n++) { try { const answer = await operation(); const code = answer.message.place; if (code >= 200 && code < 300) return answer; } catch (error) { show(error); } await sleep(1000); } }',
  ],
  [
    'a statusCode other than 200',
    "let tries = 0; function load() { ask(url, function (error, answer, body) { if (error || answer.statusCode !== 200) { tries++; if (tries < 10) setTimeout(load, 1000); return; } show(body); }); }",
    "let tries = 0; function load() { ask(url, function (error, answer, body) { if (error || answer.state !== 200) { tries++; if (tries < 10) setTimeout(load, 1000); return; } show(body); }); }",
  ],
  [
    'a status on a list of those that pass',
    'async function read(n = 0) { let answer; try { answer = await operation(); } catch (error) { if (n > 3) throw error; await sleep(1000); return read(n + 1); } if ([429, 503].includes(answer.status)) { await sleep(1000); return read(n + 1); } return answer; }',
    'async function read(n = 0) { let answer; try { answer = await operation(); } catch (error) { if (n > 3) throw error; await sleep(1000); return read(n + 1); } if ([429, 503].includes(answer.place)) { await sleep(1000); return read(n + 1); } return answer; }',
  ],
] as const)('an operation that tells of its failure by %s', ([, retry, neighbour]) => {
  expect(isSite(retry)).toBe(true);
  expect(isSite(neighbour)).toBe(false);
});

const typed = (header: string): string => `
  async function send() {
    const limit = setTimeout(() => controller.abort(), 30_000);
    try {
      const res = await fetch(url, { method: 'POST', body });
      const type = res.headers.get('${header}');
      if (!type || !type.includes('json')) throw new Error('no JSON');
      return await res.json();
    } finally { clearTimeout(limit); }
  }
  async function retry() { for (let n = 0; n < 3; n++) { try { return await send(); } catch (error) { await sleep(1000 * 2 ** n); } } }`;

test('an answer that is well may have a content type', () => {
  const [site] = sitesOf(typed('content-type'));
  expect(site?.facts.operation).toMatchObject({ http: true, method: 'POST' });
});

test('but nobody says in it when to come again', () => {
  const [site] = sitesOf(typed('retry-after'));
  expect(site?.facts.operation.http).not.toBe(true);
});
