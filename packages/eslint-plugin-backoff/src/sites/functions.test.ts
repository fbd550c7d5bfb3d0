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
