import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const pathsOf = (code: string) => siteOf(code).facts.shape.failurePaths;

test('a catch clause, its error and its body', () => {
  expect(pathsOf(retryLoop('await sleep(500); continue;'))).toMatchObject([{ kind: 'catch', node: { type: 'CatchClause' }, body: { type: 'BlockStatement' }, error: 'error', response: null, retryNode: { type: 'ContinueStatement' } }]);
});

test('a check that failure falls past', () => {
  const code = 'async function read(url: string) { for (let i = 0; i < 3; i++) { const response = await fetch(url); if (response.ok) return response; await sleep(500); } }';
  expect(pathsOf(code)).toMatchObject([{ kind: 'check', node: { type: 'IfStatement' }, body: null, response: 'response' }]);
});

test('a branch that failure takes, whatever is asked inside it', () => {
  const code = `
    async function read(url: string) {
      for (let i = 0; i < 3; i++) {
        const response = await fetch(url);
        if (!response.ok) { if (response.status === 404) return null; await sleep(500); continue; }
        return response;
      }
    }`;
  expect(pathsOf(code)).toMatchObject([{ kind: 'check', node: { test: { type: 'UnaryExpression' } }, body: { type: 'BlockStatement' }, retryNode: { type: 'ContinueStatement' } }]);
});

test('a bad answer thrown into a catch is dealt with there', () => {
  const code = `
    async function read(url: string) {
      for (let i = 0; i < 3; i++) {
        try { const response = await fetch(url); if (!response.ok) throw new Error('bad'); return response; } catch (error) { await sleep(500); }
      }
    }`;
  expect(pathsOf(code)).toMatchObject([{ kind: 'catch' }]);
});

test('a rejection handler that enters again', () => {
  expect(pathsOf('function read(id: string): Promise<string> { return query(id).catch((reason) => sleep(500).then(() => read(id))); }')).toMatchObject([{ kind: 'callback', error: 'reason', retryNode: { type: 'CallExpression' } }]);
});

test('a function that is called with the failure is its path as a whole', () => {
  const code = (handed: string) => `
    async function read(id: string, left = 3) { try { return await query(id); } catch (error) { return again(id, left, ${handed}); } }
    async function again(id: string, left: number, reason: unknown) { if (left === 0) throw reason; return read(id, left - 1); }`;
  const path = { kind: 'callback', node: { id: { name: 'again' } }, retryNode: { type: 'CallExpression' } };
  expect(pathsOf(code('error'))).toMatchObject([{ ...path, error: 'reason' }]);
  expect(pathsOf(code('null'))).toMatchObject([{ ...path, error: null }]);
});

test('a callback that stands beside the function that it calls again', () => {
  const code = `
    const request = require('request');
    function load(url, done) {
      let tries = 0;
      function answered(error, response, body) { if (!error) return done(null, body); if (++tries > 3) return done(error); send(); }
      function send() { request(url, answered); }
      send();
    }`;
  expect(pathsOf(code)).toMatchObject([{ kind: 'callback', node: { id: { name: 'answered' } }, error: 'error' }]);
});

test('the event of a request that got no answer, beside the check of one that did', () => {
  const code = `
    function send(url: string) {
      const xhr = new XMLHttpRequest();
      xhr.open('GET', url);
      xhr.onload = () => { if (xhr.status !== 200) { send(url); } };
      xhr.onerror = () => { send(url); };
      xhr.send();
    }`;
  expect(pathsOf(code)).toMatchObject([
    { kind: 'event', body: { type: 'BlockStatement' }, error: null },
    { kind: 'check', body: { type: 'BlockStatement' } },
  ]);
});
