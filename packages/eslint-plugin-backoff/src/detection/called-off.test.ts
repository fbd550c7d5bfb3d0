import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const search = (aborts: string, asked: string): string => `let controller = null;
  function change() { ${aborts} }
  function search(text) {
    controller = new AbortController();
    return find(text, controller).catch((error) => { if (${asked}) return search(text); throw error; });
  }`;

test('what the file itself calls off, to do it anew, has not failed', () => {
  expect(sitesOf(search('controller.abort();', "error.name === 'AbortError'"))).toEqual([]);
  expect(sitesOf(search('if (controller) controller.abort();', 'isAbortError(error)'))).toEqual([]);
});

test('what a timer calls off has taken too long, and another failure is one', () => {
  expect(sitesOf(search('setTimeout(() => controller.abort(), 5000);', "error.name === 'AbortError'"))).toHaveLength(1);
  expect(sitesOf(search('controller.abort();', "error.name !== 'AbortError'"))).toHaveLength(1);
  expect(sitesOf(search('', "error.name === 'AbortError'"))).toHaveLength(1);
});

test('a request to which no signal is handed is not called off', () => {
  const load = (options: string): string => `function load(url) { return fetch(url, ${options}).catch((error) => { if (error.name === 'AbortError') return load(url); throw error; }); }`;
  expect(sitesOf(load("{ method: 'GET' }"))).toEqual([]);
  expect(sitesOf(load('{ signal: AbortSignal.timeout(5000) }'))).toHaveLength(1);
  expect(sitesOf(load("{ 'signal': options.signal }"))).toHaveLength(1);
  expect(sitesOf(load('options'))).toHaveLength(1);
  expect(sitesOf(load("{ ...options, method: 'GET' }"))).toHaveLength(1);
});
