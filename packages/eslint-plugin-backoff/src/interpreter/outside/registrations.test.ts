import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** What connects again when a method was told whom to tell of the loss, and beside it the nearest code where the loss leads to something else. */
test.for([
  ['a method in small letters', 'connection.onclose(() => setTimeout(() => connection.start(), 5000));', 'connection.onclose(() => setTimeout(() => connection.dispose(), 5000));'],
  ['a method that names the connection', 'link.onConnectionLost((error) => { log.error(error); setTimeout(() => link.connect(), 2000); });', 'link.onConnectionOpen((error) => { log.error(error); setTimeout(() => link.connect(), 2000); });'],
  [
    'a method of the class',
    'class Feed { constructor() { this.socket = makeSocket(); this.socket.onClose(() => this.connect()); } connect() { this.socket.connect(); } }',
    'class Feed { constructor() { this.socket = makeSocket(); this.socket.onClose(() => this.connect()); } connect() { this.other.connect(); } }',
  ],
  ['what it opens', 'feed.onclose(() => feed.open());', 'feed.onclose(() => menu.open());'],
] as const)('%s', ([, again, otherwise]) => {
  expect([isSite(again), isSite(otherwise)]).toEqual([true, false]);
});

test('what is waited for removes more than a listener', () => {
  const removing = (call: string): boolean => isSite(`async function clean(path) { for (let i = 0; i < 5; i++) { try { ${call}; return; } catch { await sleep(500); } } }`);
  expect(removing('await files.remove(path)')).toBe(true);
  expect(removing('socket.remove(path)')).toBe(false);
});

test('of a browser extension each event is an object of its own, which takes the handler', () => {
  const link = (event: string): string => `
    let delay = 500;
    const connect = () => {
      const port = browser.runtime.connectNative('host');
      port.${event}.addListener(() => { setTimeout(connect, delay); delay *= 2; });
    };
    connect();`;
  const [site] = sitesOf(link('onDisconnect'));
  expect([site?.kind, site?.facts.growth.kind]).toEqual(['reconnect', 'exponential']);
  expect(sitesOf(link('onMessage'))).toEqual([]);
});
