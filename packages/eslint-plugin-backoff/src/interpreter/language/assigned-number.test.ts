import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

/** The first waits of a client that connects again; null where the length is not known. */
const waits = (fields: string, methods = ''): readonly (number | null)[] =>
  siteOf(`class Client {
    ${fields}
    ${methods}
    connect() {
      this.socket = new WebSocket(this.url);
      this.socket.onclose = () => { this.tries += 1; if (this.tries < 9) setTimeout(() => this.connect(), this.delayMs); };
    }
  }`).facts.delay.steps.slice(0, 2).map((step) => step?.max ?? null);

test('a field that is declared below its constructor keeps what it is given there', () => {
  const constructor = 'constructor(options) { this.delayMs = options.delayMs ?? 2000; this.tries = 0; }';
  expect(waits(`${constructor} private delayMs: number;`)).toEqual([2000, 2000]);
  expect(waits(`${constructor.replace('options.delayMs ?? 2000', 'wanted()')} private delayMs: number;`)).toEqual([null, null]);
});

test('a field that is given one number wherever it is set is that number', () => {
  const start = (one: string, other: string): string => `start(options) { this.delayMs = ${one}; this.tries = 0; this.connect(); } restart() { this.delayMs = ${other}; this.connect(); }`;
  expect(waits('', start('options.delayMs || 3000', '3000'))).toEqual([3000, 3000]);
  expect(waits('', start('options.delayMs || 3000', '4000'))).toEqual([null, null]);
  expect(waits('', start('options.delayMs || 3000', 'wanted()'))).toEqual([null, null]);
});

test('what is 0 until it is set is what it is set to, unless it counts', () => {
  const fields = (first: string): string => `baseMs = 500; tries = 0; delayMs = ${first};`;
  expect(waits(fields('0'), 'start() { this.delayMs = this.baseMs; this.connect(); }')).toEqual([500, 500]);
  expect(waits(fields('100'), 'start() { this.delayMs = this.baseMs; this.connect(); }')).toEqual([100, 100]);
  expect(siteOf(`class Client {
    most = 9; tries = 0;
    stop() { this.tries = this.most; }
    connect() {
      this.socket = new WebSocket(this.url);
      this.socket.onclose = () => { this.tries++; if (this.tries <= 3) setTimeout(() => this.connect(), 1000); };
    }
  }`).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('a 0 that the code itself deals with is a 0', () => {
  const reconnecting = (next: string): readonly (number | null)[] =>
    siteOf(`class Client {
      delayMs = 0;
      connect() { this.socket = new WebSocket(this.url); this.socket.onopen = () => { this.delayMs = 0; }; this.socket.onclose = () => this.again(); }
      again() { ${next} setTimeout(() => this.connect(), this.delayMs); }
    }`).facts.delay.steps.slice(0, 3).map((step) => step?.max ?? null);
  expect(reconnecting('if (this.delayMs === 0) this.delayMs = 1000; else this.delayMs = this.delayMs * 2;')).toEqual([1000, 2000, 4000]);
  expect(reconnecting('this.delayMs = this.delayMs || 1000;')).toEqual([1000, 1000, 1000]);
});

test('what a field is counted on to by way of a constant is no number that it is given', () => {
  const { delay } = siteOf(`class Client {
    tries = 0;
    connect() {
      this.socket = new WebSocket(this.url);
      this.socket.onopen = () => { this.tries = 0; };
      this.socket.onclose = () => this.again();
    }
    again() {
      const tries = this.tries + 1;
      this.tries = tries;
      if (tries < 9) setTimeout(() => this.connect(), 500 * 2 ** (tries - 1));
    }
  }`).facts;
  expect(delay.steps.slice(0, 3).map((step) => step?.max)).toEqual([500, 1000, 2000]);
});
