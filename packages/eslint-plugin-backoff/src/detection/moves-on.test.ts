import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const sends = (inside: string, called = 'this.send(batch)'): number =>
  sitesOf(`class Push {
    async all(items: Item[]) {
      do {
        const batch = items.splice(0, 100);
        try { await ${called}; } catch (error) { log(error); }
      } while (!isEmpty(items));
    }
    async send(batch: Item[]) {
      const agent = await this.api.agentFor('push');
      let answer: Answer | undefined;
      try { ${inside} } catch (error) { log(error); }
      if (answer?.result !== true) throw new Error('refused');
    }
  }`).length;

test('what is asked for before each of many batches is sent is no retry', () => {
  expect(sends('answer = await this.client.post(this.url, batch, agent);')).toBe(0);
  expect(sends('answer = await this.client.post(this.url, { items: batch }, agent);')).toBe(0);
});

test('nothing goes by what a function is told', () => {
  expect(sends('answer = await this.client.post(this.url, this.items, agent);')).toBe(1);
});
