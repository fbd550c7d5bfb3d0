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
