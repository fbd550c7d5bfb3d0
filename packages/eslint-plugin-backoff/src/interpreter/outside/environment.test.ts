import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const load = (isTest: string): string => `
  const isTest = ${isTest};
  async function load(client, id) {
    for (let attempt = 0; attempt < 3; attempt++) {
      try { return await client.load(id); } catch (error) { if (attempt === 2) throw error; }
      const jitterMs = isTest ? 0 : Math.random() * 1000;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt + jitterMs));
    }
  }`;

test('what code does for its own tests is not what its users see', () => {
  const kindOf = (isTest: string): string => siteOf(load(isTest)).facts.jitter.kind;
  expect(kindOf("process.env.NODE_ENV === 'test'")).not.toBe('none');
  expect(kindOf("!!process.env.JEST_WORKER_ID || process.env.NODE_ENV === 'test'")).not.toBe('none');
  expect(kindOf("process.env.NODE_ENV !== 'test'")).toBe('none');
});

test('what is done while it is developed is looked at', () => {
  const { delay } = siteOf(`class Reload {
    connect() {
      if (process.env.NODE_ENV !== 'development') return;
      const socket = new WebSocket('ws://localhost:3000');
      socket.onclose = () => { setTimeout(() => this.connect(), 1000); };
    }
  }`).facts;
  expect(delay.steps[0]).toEqual({ min: 1000, max: 1000 });
});
