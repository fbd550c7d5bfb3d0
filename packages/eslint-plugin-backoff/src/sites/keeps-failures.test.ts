import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const closing = (find: string): number =>
  sitesOf(`
    async function close(label) {
      for (let attempt = 1; attempt <= 3; attempt++) {
        try {
          const found = await find(label);
          if (!found) return true;
          found.hide();
          return true;
        } catch (error) {
          report(error);
          if (attempt === 3) throw error;
        }
      }
      return false;
    }
    ${find}`).length;

test('a function that deals with all that it waits for does not fail, and is not tried again', () => {
  expect(closing('async function find(label) { try { return (await listAll()).filter((each) => each.label === label)[0]; } catch (error) { log(error); } return null; }')).toBe(0);
  expect(closing('async function find(label) { const all = await listAll().catch(() => []); return all[0]; }')).toBe(0);
});

test.for([
  ['throws what it caught', 'async function find(label) { try { return await listAll(); } catch (error) { log(error); throw error; } }'],
  ['waits outside of its try', 'async function find(label) { await ready(); try { return await listAll(); } catch (error) { return null; } }'],
  ['reads what may break off outside of its try', 'async function find(label) { for await (const each of listing()) { if (each.label === label) return each; } try { return await listAll(); } catch (error) { return null; } }'],
  ['hands on a promise, or nothing', 'async function find(label) { try { await ready(); } catch (error) { log(error); } return label ? listAll() : null; }'],
  ['hands on a promise', 'async function find(label) { try { await ready(); } catch (error) { log(error); } return listAll(); }'],
] as const)('one that %s does', ([, find]) => {
  expect(closing(find)).toBe(1);
});
