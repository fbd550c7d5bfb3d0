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

const translate = (handled: string): number =>
  sitesOf(`async function translate(keys: string[]) {
    const request = keys.map((key) => ({ key, text: texts[key] }));
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(request) });
    if (answer.ok) return show(await answer.json());
    ${handled}
  }`).length;

test('what was not answered is asked for one by one, and not again', () => {
  expect(translate('if (keys.length > 1) for (const key of missing(answer)) { try { await translate([key]); } catch (error) { stubborn.push(key); } }')).toBe(0);
  expect(translate('for (const key of keys) log(key); await translate(keys);')).toBe(1);
});

test('one of two calls, or the same call twice, is the same again', () => {
  expect(logs('return this.logs(from, to);')).toBe(1);
  expect(logs('if (isLate(error)) return this.logs(from, to); return this.logs(to, from);')).toBe(1);
  expect(logs('return isLate(error) ? this.logs(from, to) : this.logs(to, from);')).toBe(1);
});
