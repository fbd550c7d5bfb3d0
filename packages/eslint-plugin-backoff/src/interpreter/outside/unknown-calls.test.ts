import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const delayOf = (code: string) => siteOf(code).facts.delay;

const reconnecting = (again: string): string => `function open(ip: string) { const socket = new net.Socket(); socket.on('error', () => { ${again} }); socket.connect(80, ip); }`;

test('a timer may take the length first', () => {
  expect(delayOf(reconnecting('socket.setTimeout(10000, () => { socket.connect(80, ip); });')).kind).toBe('waits');
  expect(delayOf(reconnecting('socket.connect(80, ip);')).kind).toBe('none');
});

test('a wrapper calls its function when it sees fit, a hook gives it back', () => {
  const code = (wrapper: string): string => `const connect = ${wrapper}(() => { const source = new EventSource(url); source.onerror = () => { source.close(); connect(); }; });`;
  expect(delayOf(code('debounce')).kind).toBe('unknown');
  expect(delayOf(code('useCallback')).kind).toBe('none');
});

test('what is waited for between two attempts may take its time', () => {
  const code = (again: string): string => `function load(id: string) { return cache.read(id).then((entry) => entry, () => ${again}); }`;
  expect(delayOf(code('tools.clear(id).then(() => load(id))')).kind).toBe('unknown');
  expect(delayOf(code('load(id)')).kind).toBe('none');
});

test('what comes from `finally` does not come because of the failure', () => {
  const code = (method: string): string => `function next(key: string) { return send(key).${method}(() => { log(key); next(key); }); }`;
  expect(sitesOf(code('finally'))).toEqual([]);
  expect(sitesOf(code('catch'))).toHaveLength(1);
});

test('a promise by another name is no operation', () => {
  const code = (made: string): string => `function step(result: any) { if (result.done) return; ${made}.then((value: any) => {}, (error: any) => step(result)); }`;
  expect(sitesOf(code('new P((resolve: any) => { resolve(result.value); })'))).toEqual([]);
  expect(sitesOf(code('adopt(result.value)'))).toHaveLength(1);
});

test('a list of errors is gone through, nobody calls back', () => {
  const code = (method: string): string => `function collect(error: any) { error.inner.${method}((childError: any) => { if (childError) collect(error); }); }`;
  expect(sitesOf(code('forEach'))).toEqual([]);
  expect(sitesOf(code('load'))).toHaveLength(1);
});

const retryRoom = (block: string): string => `
  class Room {
    tries = 0;
    again() {
      if (this.tries >= 5) return;
      this.tries += 1;
      setTimeout(() => { try { ${block} } catch (error) { this.again(); } }, 1000 * 2 ** this.tries);
    }
  }`;

test('what opens a connection may throw at once, where nothing else stands between it and the catch', () => {
  expect(sitesOf(retryRoom('this.connection.reconnect({ token: this.token });'))).toHaveLength(1);
  expect(sitesOf(retryRoom('this.connection.describe({ token: this.token });'))).toEqual([]);
  expect(sitesOf(retryRoom('this.connection.reconnect({ token: this.token });').replace('this.again();', 'this.warn(error);'))).toEqual([]);
});

test('a function that is looked for among others is not run by that', () => {
  const code = (method: string): string => `class Queue { add(job: Job) { const task = async () => { try { await job.run(); } catch (error) { this.tasks.${method}(task); log(error); } }; return task(); } }`;
  expect(sitesOf(code('indexOf'))).toEqual([]);
  expect(sitesOf(code('again'))).toHaveLength(1);
});

test('a text that is put in order once more is the same text, one that is cut further is another', () => {
  const signing = (made: string): number =>
    sitesOf(`async function signIn(token) {
      ${made}
      try { return await fetch(token); } catch (error) { if (error.code !== 'ECONNREFUSED') throw error; await sleep(15_000); return signIn(token); }
    }`).length;
  expect(signing("token = token.replace('Request URL: ', '');")).toBe(1);
  expect(signing('token = token.trim();')).toBe(1);
  expect(signing('token = token.slice(1);')).toBe(0);
});

test('no text in place of one that may be missing tells no more of it', () => {
  const signing = (name: string): number =>
    sitesOf(`async function signIn(link) {
      const name = ${name};
      if (!name) return null;
      try { return await fetch(link); } catch (error) { if (error.code !== 'ECONNREFUSED') throw error; await sleep(15_000); return signIn(link); }
    }`).length;
  expect(signing("query.parse(link).name?.toString() || ''")).toBe(1);
  expect(signing("''")).toBe(0);
});

test('what a timer is handed runs what it was made of', () => {
  const reading = (callback: string): unknown => siteOf(`
    import { detached } from './detached.js';
    let delayMs = 1000;
    class Device {
      async read() {
        try { await this.link.read(); } catch (error) {
          console.error(error);
          delayMs *= 2;
          this.timer = setTimeout(${callback}, delayMs);
        }
      }
    }`).facts.delay.steps.slice(0, 2);
  expect(reading('detached(() => this.read())')).toEqual([{ min: 2000, max: 2000 }, { min: 4000, max: 4000 }]);
  expect(reading('() => this.read()')).toEqual([{ min: 2000, max: 2000 }, { min: 4000, max: 4000 }]);
});

test('what a timer of another file is handed may be how often, and no length', () => {
  const connecting = (length: string): unknown => siteOf(`
    import { retry } from './retry.js';
    let failures = 0;
    function connect() {
      client.subscribe('news', { onError(error) { log(error); failures++; retry.retryLater(${length}, () => connect()); } });
    }`).facts.delay.steps.slice(0, 2);
  expect(connecting('failures')).toEqual([null, null]);
  expect(connecting('failures * 1000')).toEqual([{ min: 1000, max: 1000 }, { min: 2000, max: 2000 }]);
});

test('a timer that is handed on may be waited for by whoever is waited for', () => {
  const delayBy = (handed: string): string =>
    `class Runner { async run(act: (gate: Gate) => Promise<any>, lengths: number[], gate: Gate) { lengths = [0, ...lengths]; let turn = 0; while (true) { const length = lengths[Math.min(turn++, lengths.length - 1)]; if (length) { const pause = new Promise((resolve) => setTimeout(resolve, length)); ${handed} } try { return await act(gate); } catch (error) { if (this.isOver(error)) throw error; } } } }`;
  expect(delayOf(delayBy('await gate.race(scopes.any([gate.closed], pause));')).kind).toBe('unknown');
  expect(delayOf(delayBy('gate.note(pause);')).kind).toBe('none');
});

test('a request that is handed what cancels it stays a request', () => {
  const load = `import axios from 'axios'; const cancelled = new Promise((resolve) => process.once('SIGINT', () => resolve())); async function load(url) { for (;;) { try { return await axios.post(url, {}, cancelled); } catch (error) { console.warn(error); } } }`;
  expect(sitesOf(load)).toHaveLength(1);
});
