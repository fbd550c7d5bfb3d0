import { expect, test } from 'vitest';

import { siteOf } from '../facts/testing/site-of.js';

const sending = (made: string): unknown => {
  const { bound } = siteOf(`class Sender {
    constructor({ most = 3 }) { this.most = most; }
    add(lines) { ${made} this.send(bulk); }
    send(bulk) {
      return this.client.post('/bulks', bulk.lines).catch((error) => {
        if (bulk.attempt >= this.most) throw error;
        bulk.attempt += 1;
        setTimeout(() => this.send(bulk), 1000);
      });
    }
  }`).facts;
  return bound.kind === 'attempts' ? bound.attempts : bound.kind;
};

test('a count begins with what the file puts there', () => {
  expect(sending('const bulk = { lines, attempt: 1 };')).toBe(3);
  expect(sending('const bulk = {}; bulk.attempt = 1; bulk.lines = lines;')).toBe(3);
});

test('one that nobody begins, or now so and now so, begins with nothing', () => {
  expect(sending('const bulk = lines;')).toBe(4);
  expect(sending('const bulk = { lines, attempt: lines.length }; if (this.isUrgent) bulk.attempt = 1; else bulk.attempt = 2;')).toBe(4);
});
