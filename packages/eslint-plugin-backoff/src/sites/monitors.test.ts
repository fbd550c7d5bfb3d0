import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const feed = (tick: string, rest = ''): string => `
  class Feed {
    connect() { this.socket = new WebSocket(this.url); this.socket.onclose = () => this.show('lost'); }
    start() { this.connect(); setInterval(${tick}, 5000); }
    show(text: string) { this.text = text; }
    ${rest}
  }`;

test('an interval that opens a connection again while it is lost is a reconnect', () => {
  const site = siteOf(feed('() => { if (this.socket.readyState === WebSocket.CLOSED) this.connect(); }'));
  expect(site.kind).toBe('reconnect');
  expect(site.facts.delay.steps.slice(0, 2)).toEqual([{ min: 5000, max: 5000 }, { min: 5000, max: 5000 }]);
  expect(sitesOf(feed('() => this.check()', 'check() { if (this.socket.readyState > 1) this.connect(); }'))).toHaveLength(1);
});

test('where the interval is set by what it opens, the site is what looks after it', () => {
  const [site] = sitesOf(`class Feed {
    connect() {
      clearInterval(this.timer);
      this.timer = setInterval(() => this.check(), 5000);
      this.socket = new WebSocket(this.url);
      return new Promise((resolve, reject) => { this.socket.onclose = reject; this.socket.onopen = resolve; });
    }
    async check() { if (this.socket.readyState > 1) { try { await this.connect(); } catch (error) { log(error); } } }
  }`);
  expect(site?.node.loc.start.line).toBe(8);
  expect(site?.facts.delay.waits.every(({ delayNode }) => delayNode === null)).toBe(true);
});

test.each([
  ['a heartbeat', "() => { if (this.socket.readyState === WebSocket.OPEN) this.socket.send('ping'); }"],
  ['what connects whatever the state is', '() => this.connect()'],
  ['what connects once', "() => { if (this.text === 'ready') { this.connect(); clearInterval(this.timer); } }"],
  ['a look at another thing', "() => { if (this.text === 'lost') this.show('found'); }"],
])('%s is none', (_, tick) => {
  expect(sitesOf(feed(tick))).toEqual([]);
});

test('what is fetched again from time to time is polled', () => {
  expect(sitesOf('setInterval(async () => { if (Date.now() > cache.expires) { try { cache.fill(await load(url)); } catch (error) { log(error); } } }, 5000);')).toEqual([]);
});

/** A client from elsewhere, and what the file is told of it. */
const client = (rest: string): string => `import { client } from './client.js'; let connected = false; client.on('connect', () => { connected = true; }); ${rest}`;

test.each([
  ['asks the connection', 'setInterval(() => { if (!client.isConnected()) client.connect(); }, 5000);'],
  ['asks by a field', 'setInterval(() => { if (client.disconnected) client.reconnect(); }, 5000);'],
  ['asks by a number of a part', 'setInterval(async () => { if (client.connection.readyState !== 1) { try { await client.connect(url); } catch (error) { log(error); } } }, 5000);'],
  ['asks what is noted when it opens', 'setInterval(() => { if (!connected) client.connect(); }, 5000);'],
  ['leaves where it stands', 'function check() { if (connected) return; client.connect(); } setInterval(check, 5000);'],
])('who looks after a connection, waits for nothing and %s opens it again where it is lost', (_, rest) => {
  const site = siteOf(client(rest));
  expect(site.kind).toBe('reconnect');
  expect(site.facts.delay.steps.slice(0, 2)).toEqual([{ min: 5000, max: 5000 }, { min: 5000, max: 5000 }]);
});

test('what a class notes of a connection when it opens tells whether it is lost', () => {
  const link = (noted: string): string => `class Link {
    ready = false;
    socket = new Socket();
    constructor() { this.socket.on('connect', () => { ${noted} }); setInterval(() => { if (!this.ready) this.socket.connect(80); }, 1000); }
  }`;
  expect(siteOf(link('this.ready = true;')).kind).toBe('reconnect');
  expect(sitesOf(link('this.seen = true;'))).toEqual([]);
});

test.each([
  ['a dialog that is opened again', 'setInterval(() => { if (!dialog.isOpen()) dialog.open(); }, 5000);'],
  ['what is connected once', 'let wired = false; setInterval(() => { if (!wired) { client.connect(sink); wired = true; } }, 50);'],
  ['a question to a connection that stands', 'setInterval(async () => { if (!client.isConnected()) return; await client.ping(); }, 5000);'],
  ['what is connected whatever was noted', 'setInterval(() => { if (paused) return; client.connect(); }, 5000);'],
])('%s is no reconnect', (_, rest) => {
  expect(sitesOf(client(rest))).toEqual([]);
});

test.each([
  ['by a flag', 'function attempt() { if (connected) return; client.connect(); setTimeout(attempt, 3000); }'],
  ['by what it says of itself', 'const attempt = () => { if (!client.isConnected) { client.connect(); setTimeout(attempt, 3000); } };'],
])('a chain of timers that ends %s once the connection stands is a reconnect', (_, rest) => {
  const site = siteOf(client(rest));
  expect(site.kind).toBe('reconnect');
  expect(site.facts.delay.steps[0]).toEqual({ min: 3000, max: 3000 });
});

test.each([
  ['goes on once it stands', 'function attempt() { client.connect(); setTimeout(attempt, 3000); }'],
  ['does something else', 'function blink() { if (connected) return; lamp.toggle(); setTimeout(blink, 500); }'],
])('one that %s is none', (_, rest) => {
  expect(sitesOf(client(rest))).toEqual([]);
});

test('an interval that a loss sets and a connection that stands clears tries again', () => {
  const link = (opened: string, tick = 'this.socket.connect();'): string => `class Link {
    init(url) {
      this.socket = io.connect(url, { reconnection: false });
      this.socket.on('connect', () => this.opened());
      this.socket.on('disconnect', () => this.lost());
    }
    opened() { ${opened} }
    lost() { if (!this.timer) this.timer = setInterval(() => { ${tick} }, 10_000); }
  }`;
  const site = siteOf(link('clearInterval(this.timer); this.timer = null;'));
  expect(site.kind).toBe('reconnect');
  expect(site.facts.delay.steps[0]).toEqual({ min: 10_000, max: 10_000 });
  expect(sitesOf(link('clearInterval(this.timer); this.timer = null;', 'this.show();'))).toEqual([]);
  expect(sitesOf(link('this.show();'))).toEqual([]);
});
