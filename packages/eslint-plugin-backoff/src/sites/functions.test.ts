import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const lines = (code: string): readonly number[] => sitesOf(code).map(({ node }) => node.loc.start.line);

/** A client whose messages are sent again, and whose connection, which a message may open, comes back. */
const client = (failed: string): string => `class Client {
  open() { this.socket = new WebSocket(this.url); this.socket.onmessage = () => { this.send('ack'); }; this.socket.onclose = () => { setTimeout(() => this.open(), 1000); }; }
  async send(message, left = 3) {
    if (!this.socket) this.open();
    try { await this.queue.push(message); } catch (error) { if (left === 0) throw error; await sleep(500); ${failed} }
  }
}`;

test('of two functions that enter each other, each may be a site by what it does itself', () => {
  expect(lines(client('return this.send(message, left - 1);'))).toEqual([2, 3]);
  expect(lines(client('return this.store(message, left - 1);'))).toEqual([2]);
});

const curried = (inner: string): string => `const retrying = (fn, left) => ${inner};`;

test.each([
  ['awaits', 'async (...args) => { try { return await fn(...args); } catch (error) { if (left <= 0) throw error; return retrying(fn, left - 1)(...args); } }'],
  ['chains', '(...args) => fn(...args).catch((error) => left > 0 ? retrying(fn, left - 1)(...args) : Promise.reject(error))'],
  ['keeps `this`', 'function (...args) { return fn(...args).catch((error) => { if (left <= 0) throw error; return retrying(fn, left - 1).apply(this, args); }); }'],
])('what gives a function that it calls itself for anew, and that %s, is a recursion', (_, inner) => {
  const [site] = sitesOf(curried(inner));
  expect(site?.kind).toBe('recursion');
  expect(site?.facts.bound).toMatchObject({ kind: 'named', name: 'left' });
  expect(site?.facts.delay.steps.slice(0, 2)).toEqual([{ min: 0, max: 0 }, { min: 0, max: 0 }]);
});

test.each([
  ['asks for more until all is there', 'async (...args) => { const more = await fn(...args); return left <= 0 ? more : retrying(fn, left - 1)(...args, more); }'],
  ['takes another way when it fails', 'async (...args) => { try { return await fn(...args); } catch (error) { return retrying(other, left)(...args); } }'],
])('what does so and %s is none', (_, inner) => {
  expect(sitesOf(`const other = (id) => cache.get(id); ${curried(inner)}`)).toEqual([]);
});

test('what a function gives to be left off by is not run: it says nothing of the failure', () => {
  expect(lines('function listen(url) { const events = new EventSource(url); events.onerror = () => { events.close(); setTimeout(() => listen(url), 3000); }; return () => { events.close(); listen(url); }; }')).toEqual([1]);
});

const loading = (again: string): string => `const load = (url, left) => () => { api.load(url).catch((error) => { if (left > 0) ${again} else console.error(error); }); };`;

test('what a function makes for a timer goes round by making it once more', () => {
  const [site] = sitesOf(loading('setTimeout(load(url, left - 1), 15000);'));
  expect(site?.facts.delay.steps[0]).toEqual({ min: 15000, max: 15000 });
  expect(sitesOf(`class Page { left = 3; load(url) { return () => { api.load(url).catch((error) => { if (this.left-- > 0) setTimeout(this.load(url), 15000); }); }; } }`)).toHaveLength(1);
  expect(sitesOf(loading('setTimeout(show(load(url, left - 1)), 15000);'))).toEqual([]);
  expect(sitesOf(loading('later.push(load(url, left - 1));'))).toEqual([]);
});

test('whatever stands for `this` reaches what was given to it', () => {
  const reader = (held: string, again: string): string =>
    `function Reader(config) { const ${held}; node.read = async function () { try { show(await fetch(config.url)); } catch (error) { setTimeout(() => { ${again} }, 3000); } }; }`;
  expect(lines(reader('node = this', 'node.read();'))).toHaveLength(1);
  expect(lines(reader('node = this', 'node.close();'))).toEqual([]);
  expect(lines(reader('node = other()', 'spare.read();'))).toEqual([]);
});
