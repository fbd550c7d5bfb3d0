import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

/** What is known of a loop whose waits a function of the file works out. */
const opening = (body: string): { readonly bound: string; readonly cap: string } => {
  const { bound, cap } = siteOf(`const delayOf = (n) => { ${body} };
    async function open(client) { for (let n = 1; ; n++) { try { return await client.open(); } catch (error) { log(error); const ms = delayOf(n); if (ms === 0) throw error; await sleep(ms); } } }`).facts;
  return { bound: bound.kind, cap: cap.kind };
};

test('a number that says how long to wait, past all that a run shows, ends nothing; what grows may stop there', () => {
  expect(opening('return n > 40 ? 60_000 : n * 1000;')).toEqual({ bound: 'none', cap: 'unknown' });
  expect(opening('if (n > 40) return 60_000; return n * 1000;')).toEqual({ bound: 'none', cap: 'unknown' });
  expect(opening('let ms = n * 1000; if (n > 40) ms = 60_000; return ms;')).toEqual({ bound: 'none', cap: 'unknown' });
});

test('nothing, with which the site gives up, ends it', () => {
  expect(opening('return n > 40 ? 0 : n * 1000;').bound).toBe('attempts');
  expect(opening('if (n > 40) return 0; return n * 1000;').bound).toBe('attempts');
});

test('a wait that is chosen by nothing has no ceiling', () => {
  expect(opening('return n * 1000;')).toEqual({ bound: 'none', cap: 'none' });
});

test('what the site itself gives when it gives up is no length', () => {
  const loading = (given: string): string =>
    siteOf(`async function load(client, tries = 0) { try { return await client.send(); } catch (error) { log(error); if (tries > 40) return ${given}; await sleep(1000); return load(client, tries + 1); } }`).facts.bound.kind;
  expect(loading("'failed: ' + error.message")).toBe('attempts');
  expect(loading('503')).toBe('attempts');
});
