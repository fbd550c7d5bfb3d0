import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (code: string): string => siteOf(code).facts.bound.kind;

const worker = (end: string, pace = 'await sleep(config.pace);'): string => `
  async function work() {
    let from = await saved();
    while (true) {
      try {
        const page = await client.read(from);
        ${end}
        from += 1;
      } catch (error) {
        log(error);
        await sleep(1000);
      }
      ${pace}
    }
  }`;

test('a service that waits for its next turn after a success too gives up nothing', () => {
  expect(boundOf(worker(''))).toBe('unknown');
  expect(boundOf(worker('if (from >= config.last) break;'))).toBe('unknown');
});

test('who goes on until an answer is the last one never comes to it', () => {
  expect(boundOf(worker('if (page.isLast) break;'))).toBe('none');
});

test('who is through with the first success tries it without end', () => {
  expect(boundOf(worker('return page;'))).toBe('none');
});
