import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** A function that does so much before its request, and again before each retry. */
const laborious = (steps: number, failed: string): number =>
  sitesOf(`class Link {
    async send(message, retriesLeft) {
      ${Array.from({ length: steps }, (_, i) => `const part${i} = this.encode(message.parts[${i}], { id: message.id + ${i}, size: message.size * ${i} });`).join('\n')}
      try {
        return await this.socket.send(message);
      } catch (error) {
        ${failed}
        throw error;
      }
    }
    encode(part, { id, size }) {
      const head = { id, size, text: String(id) + ':' + String(size) };
      return { head, body: part, length: head.text.length + size };
    }
  }`).length;

const RETRY = 'if (retriesLeft > 0) { await sleep(1000); return this.send(message, retriesLeft - 1); }';

test.each([1, 10, 20, 30])('what says that it tries again is found behind %i steps', (steps) => {
  expect(laborious(steps, RETRY)).toBe(1);
  expect(laborious(steps, '')).toBe(0);
});
