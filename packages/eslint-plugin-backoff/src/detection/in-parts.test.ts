import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const logs = (handled: string): number =>
  sitesOf(`class Chain {
    async logs(from: number, to: number) {
      try { return await this.client.getLogs({ from, to }); } catch (error) {
        if (from >= to) throw error;
        const middle = Math.floor((from + to) / 2);
        ${handled}
      }
    }
  }`).length;

test('what was too large is done in parts, and not again', () => {
  expect(logs('return [...(await this.logs(from, middle)), ...(await this.logs(middle + 1, to))];')).toBe(0);
  expect(logs('const head = await this.logs(from, middle); const tail = await this.logs(middle + 1, to); return head.concat(tail);')).toBe(0);
  expect(logs('return Promise.all([this.logs(from, middle), this.logs(middle + 1, to)]);')).toBe(0);
});

test('one of two calls, or the same call twice, is the same again', () => {
  expect(logs('return this.logs(from, to);')).toBe(1);
  expect(logs('if (isLate(error)) return this.logs(from, to); return this.logs(to, from);')).toBe(1);
  expect(logs('return isLate(error) ? this.logs(from, to) : this.logs(to, from);')).toBe(1);
});
