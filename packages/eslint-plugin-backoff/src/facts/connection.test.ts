import { expect, test } from 'vitest';

import { siteOf } from './testing/site-of.js';

/** Beside each connection that is meant to come back stands what is over with its answer. */
test.for([
  [
    'a loop that connects',
    'async function run() { while (!stopped) { try { await broker.connect(); return; } catch (error) { await sleep(1000); } } }',
    'async function run() { while (!stopped) { try { await broker.publish(order); return; } catch (error) { await sleep(1000); } } }',
  ],
  [
    'a function that connects',
    'function connect() { open(url, (error) => { if (error) setTimeout(connect, 1000); }); }',
    'function send() { open(url, (error) => { if (error) setTimeout(send, 1000); }); }',
  ],
] as const)('%s', ([, connects, asks]) => {
  expect(siteOf(connects).facts.operation.connection).toBe(true);
  expect(siteOf(asks).facts.operation.connection).toBeUndefined();
});

/** Beside each socket stands a request that is told of its failure in the same way. */
test.for([
  ['an XMLHttpRequest', 'new WebSocket(url)', 'new XMLHttpRequest()'],
  ['an image', 'new EventSource(url)', 'new Image()'],
] as const)('%s is no connection', ([, socket, request]) => {
  const open = (maker: string) => `function open(url) { const it = ${maker}; it.onerror = () => setTimeout(() => open(url), 1000); }`;
  expect(siteOf(open(socket)).kind).toBe('reconnect');
  expect(siteOf(open(request)).kind).toBe('recursion');
});

test("Node's own request is no connection", () => {
  expect(siteOf("const http = require('http'); function load(url) { http.get(url, (answer) => show(answer)).on('error', () => setTimeout(load, 1000, url)); }").kind).toBe('recursion');
});
