import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** What is said of each site of a file, but that nothing is known. */
const said = (code: string, filename = 'file.ts'): readonly (readonly [string, readonly string[]])[] => sitesOf(code, filename).map(({ kind, facts }) => [kind, facts.ineffective.map((found) => found.kind)]);

const SAME = ['loop', ['same promise']];

const loop = (before: string, tried: string, failed = 'await sleep(1000 * 2 ** n);'): string =>
  `async function load(url: string) { ${before} for (let n = 0; n < 3; n++) { try { ${tried} } catch (error) { log(error); ${failed} } } }`;

test('a promise that was begun before is the same with each turn', () => {
  expect(said(loop('const pending = fetch(url);', 'return await pending;'))).toEqual([SAME]);
  expect(said(loop('const pending = new Promise((resolve, reject) => begin(resolve, reject));', 'await pending; break;'))).toEqual([SAME]);
  expect(said(`${loop('const pending = read(url);', 'return await pending;')} async function read(url: string) { return fetch(url); }`)).toEqual([SAME]);
});

test('what is begun with each turn is another one, and so is what is begun when it is waited for', () => {
  expect(said(loop('let pending = fetch(url);', 'return await pending;', 'pending = fetch(url);')).flatMap(([, kinds]) => kinds)).toEqual([]);
  expect(said(loop('', 'const pending = fetch(url); return await pending;')).flatMap(([, kinds]) => kinds)).toEqual([]);
  expect(said(loop('const query = users.find(url);', 'return await query;'))).toEqual([]);
});

test('who waits for something else as well, or again and again for as long as all is well, tries that', () => {
  expect(said(loop('const ready = fetch(url);', 'await ready; return await send(url);')).flatMap(([, kinds]) => kinds)).toEqual([]);
  expect(said(loop('const pending = fetch(url);', 'await pending;'))).toEqual([]);
  expect(said(loop('const pending = fetch(url);', 'return await pending;', 'throw error;'))).toEqual([]);
});

test('a promise that a function hands to itself again is the same', () => {
  const again = (parameter: string, handed: string): string => `async function retry(${parameter}, left = 3) { try { return await promise; } catch (error) { if (left === 0) throw error; await sleep(500); return retry(${handed}, left - 1); } }`;
  expect(said(again('promise: Promise<string>', 'promise'))).toEqual([['recursion', ['same promise']]]);
  expect(said(again('promise', 'promise'), 'file.js')).toEqual([['recursion', ['same promise']]]);
  expect(said(again('promise: Promise<string>', 'begin()')).flatMap(([, kinds]) => kinds)).toEqual([]);
  expect(said('const retry = (promise, left = 3) => promise.catch((error) => (left > 0 ? retry(promise, left - 1) : Promise.reject(error)));', 'file.js')).toEqual([['recursion', ['same promise']]]);
  expect(said('const retry = (run, left = 3) => run().catch((error) => (left > 0 ? retry(run, left - 1) : Promise.reject(error)));', 'file.js')).toEqual([['recursion', []]]);
});

test('a promise that is waited for first, beside other attempts, or that cannot fail, is not tried again', () => {
  const first = (turn: string, begun = 'fetch(url)'): readonly string[] => said(`async function load(url: string) { const pending = ${begun}; for (let n = 0; n < 3; n++) { ${turn} } }`).flatMap(([, kinds]) => kinds);
  const TRIED = 'try { return await pending; } catch (error) { log(error); }';
  expect(first(TRIED)).toEqual(['same promise']);
  expect(first(`${TRIED} const answer = await send(url + n); if (answer.ok) return answer;`)).toEqual([]);
  expect(first(`if (n === 0) { ${TRIED} continue; } try { return await fetch(url); } catch (error) { log(error); await sleep(1000); }`)).toEqual([]);
  expect(first('try { return await pending; } catch (error) { log(error); process.exit(1); }')).toEqual([]);
  expect(first(TRIED, 'new Promise<void>((resolve) => process.once("SIGTERM", () => resolve()))')).toEqual([]);
});

test('what a client makes is not the promise of an answer', () => {
  expect(said("import axios from 'axios'; import pRetry from 'p-retry'; const client = axios.create(); export const load = () => pRetry(() => client, { retries: 3 });").flatMap(([, kinds]) => kinds)).toEqual([]);
});
