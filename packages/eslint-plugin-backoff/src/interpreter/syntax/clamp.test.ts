import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const reconnecting = (next: string): string => `
  class Client {
    constructor(options) { this.delayMs = options.delayMs; this.factor = options.factor; this.maxMs = options.maxMs; }
    connect() {
      ${next}
      this.socket = new WebSocket(this.url);
      this.socket.onclose = () => { setTimeout(() => this.connect(), this.delayMs); };
    }
  }`;

test('what is held to a limit that has no number grows up to it', () => {
  const { growth, cap } = siteOf(reconnecting('this.delayMs *= this.factor; if (this.delayMs >= this.maxMs) { this.delayMs = this.maxMs; }')).facts;
  expect(growth.kind).toBe('exponential');
  expect(cap).toEqual({ kind: 'named', name: 'this.maxMs', node: null });
});

test('so does what is chosen to be the limit where it is past it', () => {
  const { growth, cap } = siteOf(`
    class Client {
      constructor(options) { this.delayMs = options.delayMs; this.factor = options.factor; this.maxMs = options.maxMs; this.tries = 0; }
      connect() {
        this.socket = new WebSocket(this.url);
        this.socket.onclose = () => {
          const delayMs = this.delayMs * Math.pow(this.factor, this.tries);
          setTimeout(() => { this.tries += 1; this.connect(); }, delayMs > this.maxMs ? this.maxMs : delayMs);
        };
      }
    }`).facts;
  expect(growth.kind).toBe('exponential');
  expect(cap).toEqual({ kind: 'named', name: 'this.maxMs', node: null });
});

test('what is only compared with it has no cap', () => {
  const { growth, cap } = siteOf(reconnecting('this.delayMs *= this.factor; if (this.delayMs >= this.maxMs) { this.late = this.maxMs; }')).facts;
  expect(growth.kind).toBe('exponential');
  expect(cap.kind).toBe('none');
});
