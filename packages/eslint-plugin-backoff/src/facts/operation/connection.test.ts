import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

/** Beside each connection that is meant to come back stands what is over with its answer. */
test.for([
  [
    'a loop that connects',
    'async function run() { while (!stopped) { try { await broker.connect(); return; } catch (error) { await sleep(1000); } } }',
    'async function run() { while (!stopped) { try { await broker.publish(order); return; } catch (error) { await sleep(1000); } } }',
  ],
  [
    'a function that waits for a socket',
    'async function start() { try { await realtime.waitForSocketReady(); } catch (error) { setTimeout(start, 1000); } }',
    'async function start() { try { await realtime.waitForOrder(); } catch (error) { setTimeout(start, 1000); } }',
  ],
  [
    'what listens to a stream that was opened elsewhere',
    'class Feed { async start() { try { for await (const event of this.events) await this.handle(event); } catch (error) { await sleep(1000); return this.start(); } } }',
    'class Feed { async start() { try { for await (const event of this.list(query)) await this.handle(event); } catch (error) { await sleep(1000); return this.start(); } } }',
  ],
  [
    'a function that connects',
    'function connect() { open(url, (error) => { if (error) setTimeout(connect, 1000); }); }',
    'function send() { open(url, (error) => { if (error) setTimeout(send, 1000); }); }',
  ],
  [
    'what lives on and says when it is gone',
    "async function start() { const link = await dial(url).catch(() => { setTimeout(start, 1000); }); if (link) link.on('close', restart); }",
    "async function start() { const link = await dial(url).catch(() => { setTimeout(start, 1000); }); if (link) link.on('data', restart); }",
  ],
  [
    'a function that is called once more when it is gone',
    "class Feed { consume(queue) { return this.link.get().then((channel) => { channel.addListener('close', () => this.consume(queue)); return channel.take(queue); }).catch(() => sleep(1000).then(() => this.consume(queue))); } }",
    "class Feed { consume(queue) { return this.link.get().then((channel) => { channel.addListener('close', () => this.forget(queue)); return channel.take(queue); }).catch(() => sleep(1000).then(() => this.consume(queue))); } }",
  ],
  [
    'a function that is called once more when it is gone, and not when what it has brought is wanting',
    "function load(url) { return download(url).then((stream) => { stream.on('close', () => { if (!stopped) load(url); }); return stream; }).catch(() => sleep(1000).then(() => load(url))); }",
    "function load(url) { return download(url).then((stream) => { stream.on('close', () => { if (!isValid(url)) load(url); }); return stream; }).catch(() => sleep(1000).then(() => load(url))); }",
  ],
  [
    'a function that is called once more when it is gone, and not at the end of what it has read',
    "function load(url) { return download(url).then((stream) => { stream.on('closed', () => load(url)); return stream; }).catch(() => sleep(1000).then(() => load(url))); }",
    "function load(url) { return download(url).then((stream) => { stream.on('end', () => load(url)); return stream; }).catch(() => sleep(1000).then(() => load(url))); }",
  ],
  [
    'a function that is told that it is gone',
    "function watch() { const heard = once(lost.bind(null, job)); link.on('close', heard); } function lost(job, error) { begin(job, (err) => { if (err) setTimeout(lost.bind(null, job, err), 1000); }); }",
    "function watch() { const heard = once(lost.bind(null, job)); link.on('data', heard); } function lost(job, error) { begin(job, (err) => { if (err) setTimeout(lost.bind(null, job, err), 1000); }); }",
  ],
  [
    'a function that is named for it',
    'function doConnect() { open(url, (error) => { if (error) setTimeout(doConnect, 1000); }); }',
    'function disconnect() { open(url, (error) => { if (error) setTimeout(disconnect, 1000); }); }',
  ],
] as const)('%s', ([, connects, asks]) => {
  expect(siteOf(connects).facts.operation.opens).toBe('connection');
  expect(siteOf(asks).facts.operation.opens).toBeUndefined();
});

/** Beside each socket stands a request that is told of its failure in the same way. */
test.for([
  ['an XMLHttpRequest', 'new WebSocket(url)', 'new XMLHttpRequest()'],
  ['an image', 'new EventSource(url)', 'new Image()'],
] as const)('%s is no connection', ([, socket, request]) => {
  const open = (maker: string) => `function open(url) { const it = ${maker}; it.onerror = () => setTimeout(() => open(url), 1000); it.send?.(); }`;
  expect(siteOf(open(socket)).kind).toBe('reconnect');
  expect(siteOf(open(request)).kind).toBe('recursion');
});

test("Node's own request is no connection", () => {
  expect(siteOf("const http = require('http'); function load(url) { http.get(url, (answer) => show(answer)).on('error', () => setTimeout(load, 1000, url)); }").kind).toBe('recursion');
});

test('what is called connect comes back for ever, as a connection does', () => {
  const code = (name: string): string => `function ${name}() { broker.begin().then(ready).catch(() => setTimeout(() => ${name}(), 1000)); }`;
  expect(siteOf(code('scheduleReconnect')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('loadOrders')).facts.operation.opens).toBeUndefined();
});

test('what is told of each value until it is left off comes back for ever, too', () => {
  const code = (kept: string): string => `
    let stop;
    function attach() { ${kept} track(place, (value) => show(value), (error) => { if (error) setTimeout(attach, 1000); }); }
    function leave() { stop?.(); }`;
  expect(siteOf(code('stop =')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('last =')).facts.operation.opens).toBeUndefined();
});

test('what tells an observer of each value is a connection, whether or not it is left off', () => {
  const code = (name: string): string => `function attach() { ${name}(place, (value) => show(value), (error) => setTimeout(attach, 1000)); }`;
  expect(siteOf(code('onValue')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('getValue')).facts.operation.opens).toBeUndefined();
});

test('a subscription that is made anew is a connection of its own', () => {
  const code = (name: string): string => `async function ${name}() { try { await client.open('orders'); } catch (error) { setTimeout(${name}, 1000); } }`;
  expect(siteOf(code('resubscribe')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('load')).facts.operation.opens).toBeUndefined();
});

test('what connects may say to what', () => {
  const code = (call: string): string => `async function begin(client) { try { await ${call}; } catch (error) { setTimeout(() => begin(client), 1000); } }`;
  expect(siteOf(code('client.connectRealtime()')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('connectDispatcher(client)')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('client.connectedUsers()')).facts.operation.opens).toBeUndefined();
});

test('what is started and tells of its end is a connection', () => {
  const code = (listening: string): string => `const link = makeLink(); ${listening} async function begin() { try { await link.start(); } catch (error) { setTimeout(begin, 5000); } }`;
  for (const listening of ['link.onclose(begin);', "link.on('close', begin);", 'link.onclose = begin;']) expect(siteOf(code(listening)).facts.operation.opens).toBe('connection');
  for (const listening of ['link.onchange(show);', "link.on('data', show);", "other.on('close', show);"]) expect(siteOf(code(listening)).facts.operation.opens).toBeUndefined();
});

test('what is asked of a connection opens none', () => {
  expect(siteOf("const link = makeLink(); link.on('close', show); async function begin() { try { await link.load(); } catch (error) { setTimeout(begin, 5000); } }").facts.operation.opens).toBeUndefined();
});

test('a connection that a class keeps', () => {
  const code = (kept: string): string => `class Hub { constructor() { this.${kept}.onclose(() => this.begin()); } async begin() { try { await this.link.start(); } catch (error) { setTimeout(() => this.begin(), 5000); } } }`;
  expect(siteOf(code('link')).facts.operation.opens).toBe('connection');
  expect(siteOf(code('view')).facts.operation.opens).toBeUndefined();
});

test('a request that asks for a stream of events opens a connection', () => {
  const following = (options: string, method = ''): string | undefined =>
    siteOf(`class Follower {
      intervalMs = 3000;
      headers = { ${options} };
      connect() { fetch(this.url, this.options()).then((answer) => this.read(answer)).catch(() => setTimeout(() => this.connect(), this.intervalMs)); }
      options() { return { ${method} headers: { ...this.headers } }; }
    }`).facts.operation.opens;
  expect(following("Accept: 'text/event-stream'")).toBe('connection');
  expect(following("Accept: 'application/json'")).toBeUndefined();
  expect(following("Accept: 'text/event-stream'", "method: 'POST',")).toBeUndefined();
});
