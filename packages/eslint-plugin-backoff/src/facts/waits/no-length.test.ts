import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

/** Whether all of a site's ways back that take no time are there for another reason than that nobody thought of a wait. */
const isHurried = (length: string): boolean =>
  siteOf(`
    import { classify } from './classify';
    ${length}
    async function send(message, baseMs) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await post(message);
        } catch (error) {
          const { retryAfterMs } = classify(error);
          if (attempt === 4) throw error;
          await sleep(lengthOf(retryAfterMs, baseMs * 2 ** attempt));
        }
      }
    }`).facts.delay.noWaitBecause === 'zero';

test('a length that is found to be none takes no time: no retry is hurried by that', () => {
  expect(isHurried('function lengthOf(asked, own) { const ms = asked ?? own; if (!Number.isFinite(ms) || ms < 0) return 0; return ms; }')).toBe(false);
  expect(isHurried('function lengthOf(asked, own) { const ms = asked ?? own; return ms > 0 ? ms : 0; }')).toBe(false);
  expect(isHurried('function lengthOf(asked, own) { const ms = asked ?? own; return Number.isNaN(ms) ? 0 : ms; }')).toBe(false);
});

test('one that is none where the server says nothing is', () => {
  expect(isHurried('function lengthOf(asked, own) { return asked !== undefined ? asked : 0; }')).toBe(true);
  expect(isHurried('function lengthOf(asked, own) { return asked != null ? asked : 0; }')).toBe(true);
});
