import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const trying = (tried: string, head = 'let attempt = 0; attempt < 4; attempt++'): number =>
  sitesOf(`async function push(sql, branches: string[]) { for (${head}) { try { ${tried} } catch (error) { await sleep(1000 * 2 ** attempt); } } throw new Error('down'); }`).length;

test('a tag whose answer is waited for is a call', () => {
  expect(trying('await $`git push`; return;')).toBe(1);
  expect(trying('return await db.$query`select ${branches}`;')).toBe(1);
  expect(trying('const rows = await sql`select 1`; return rows;')).toBe(1);
});

test('one that is called with another text each turn, or that nobody waits for, is tried once', () => {
  expect(trying('await $`git push ${branches[attempt]}`; return;')).toBe(0);
  expect(trying('await $`git push ${branch}`;', 'const branch of branches')).toBe(0);
  expect(trying('render(html`<p>${branches}</p>`); return;')).toBe(0);
});

test('a tag of this file is what it does', () => {
  const pushing = (tag: string): number =>
    sitesOf(`${tag} async function push() { for (let attempt = 0; attempt < 4; attempt++) { try { await sh\`git push \${remote}\`; return; } catch (error) { await sleep(1000 * 2 ** attempt); } } throw new Error('down'); }`).length;
  expect(pushing('const sh = async (parts, ...rest) => { return await exec(String.raw(parts, ...rest)); };')).toBe(1);
  expect(pushing('const sh = async (parts, ...rest) => { try { return await exec(String.raw(parts, ...rest)); } catch (error) { return null; } };')).toBe(0);
});
