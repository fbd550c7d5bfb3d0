import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const running = (begin: string): string =>
  siteOf(`async function run(work) {
    const transaction = pool.transaction();
    for (;;) {
      ${begin}
      try {
        return await transaction.commit(work);
      } catch (error) {
        // once more
      }
    }
  }`).facts.bound.kind;

test('what is asked for in each turn of what is tried again may fail, and ends it', () => {
  expect(running('await transaction.begin();')).toBe('unknown');
  expect(running('const state = await transaction.begin();')).toBe('unknown');
  for (const other of ['', 'await journal.begin();', 'transaction.begin();', 'try { await transaction.begin(); } catch (error) { log(error); }']) expect(running(other), other).toBe('none');
});
