import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const again = (between: string): number =>
  sitesOf(`class Player { async move(node) { try { return await this.resume(node); } catch (error) { ${between} return await this.resume(node); } } }`).length;

test.for([
  ['nothing', ''],
  ['that it is noted', 'this.lastError = error;'],
  ['that it is marked', 'this.retried = true;'],
  ['that it is counted', 'this.retryCount = this.retryCount + 1;'],
  ['a local variable', 'const began = Date.now(); log(began);'],
] as const)('the same call after %s is a repeat', ([, between]) => {
  expect(again(between)).toBe(1);
});

test.for([
  ['another place to go', 'this.node = this.lastNode;'],
  ['another option', 'node.options.start = false;'],
  ['another host', 'this.host = this.failoverHost;'],
  ['what only sounds like a count', 'node.discount = 0;'],
] as const)('after %s was set it is none', ([, between]) => {
  expect(again(between)).toBe(0);
});

/** A question to a database, whose failure somebody deals with. */
const asking = (body: string, failed: string): number =>
  sitesOf(`async function count(url) { try { const db = open(url); try { ${body} } catch (error) { ${failed} } } catch (error) { log(error); return []; } }`).length;

test('what is cleared up in both ways is no repeat: the failure goes on to whoever deals with it', () => {
  expect(asking('const rows = await db`SELECT id FROM orders`; await db.end(); return rows.map((row) => row.id);', 'await db.end(); throw error;')).toBe(0);
  expect(asking('return await db.end();', 'return await db.end();')).toBe(1);
});

/** A page that is opened again when that failed in a way that passes. */
const opening = (block: string, handler: string): number =>
  sitesOf(`async function open(create) { const acquire = () => create().then(accept); try { ${block} } catch (error) { if (!passes(error)) throw error; ${handler} } }`).length;

test('what the handler returns is waited for by whoever called', () => {
  expect(opening('return await acquire();', 'return acquire();')).toBe(1);
  expect(opening('return await acquire();', 'return release();')).toBe(0);
  expect(opening('return acquire();', 'return acquire();')).toBe(0);
});

test('a function that calls itself in both ways is no repeat: it may go on to the next in the queue', () => {
  const playing = (name: string): number =>
    sitesOf(`const queue = []; async function ${name}() { const item = queue.shift(); if (!item) return; try { speak(item); await play(); } catch (error) { log(error); await play(); } }`).length;
  expect(playing('play')).toBe(0);
  expect(playing('playOnce')).toBe(1);
});

test('what the block asks for by a tagged template may be what failed', () => {
  const checking = (asked: string): number => sitesOf(`async function check(client) { try { await ${asked}; await client.close(); } catch (error) { log(error); await client.close(); } }`).length;
  expect(checking('client.query`SELECT 1`')).toBe(0);
  expect(sitesOf('async function check(client) { try { await client.query`SELECT 1`; } catch (error) { log(error); await client.query`SELECT 1`; } }')).toHaveLength(1);
});

test('what is told something that is worked out otherwise is another call', () => {
  const verifying = (again: string): number =>
    sitesOf(`async function check(text) { let key; try { key = decode(text, 'base64'); return await verify(key); } catch (error) { key = ${again}; return await verify(key); } }`).length;
  expect(verifying("decode(text, 'utf8')")).toBe(0);
  expect(verifying("decode(text, 'base64')")).toBe(1);
});

test('what is not told to the call makes it no other one', () => {
  expect(sitesOf("async function load(url) { let label; try { label = say('loading'); return await fetch(url); } catch (error) { label = say('again'); return await fetch(url); } }")).toHaveLength(1);
});
