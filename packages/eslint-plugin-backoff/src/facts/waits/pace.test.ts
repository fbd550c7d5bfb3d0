import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const paceOf = (handler: string, behind: string): readonly number[] => {
  const site = siteOf(`
    async function listen() {
      let failures = 0;
      while (true) {
        try {
          const batch = await queue.take();
          failures = 0;
          show(batch);
        } catch (error) {
          failures += 1;
          ${handler}
        }
        ${behind}
      }
    }`);
  return [...site.facts.shape.pace].map(({ loc }) => loc.start.line);
};

test('what is waited for after a success is the pace, wherever failures wait', () => {
  expect(paceOf('await sleep(1000 * 2 ** failures); continue;', 'await sleep(5000);')).toEqual([13]);
  expect(paceOf('await sleep(1000 * 2 ** failures);', 'await sleep(5000);')).toEqual([13]);
});

test('what only a failure waits for is none', () => {
  expect(paceOf('await sleep(1000 * 2 ** failures);', '')).toEqual([]);
});
