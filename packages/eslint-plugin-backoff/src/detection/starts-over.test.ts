import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const paging = (asked: string, moves: string): string => `
  const page = async (cursor) => (${asked} ? db.rows(100).after(cursor) : db.rows(100));
  async function migrate() {
    let cursor;
    while (true) {
      const rows = await page(cursor);
      if (rows.length === 0) break;
      for (const row of rows) {
        try { await move(row.id); } catch (error) { console.error(error); }
      }
      ${moves}
    }
  }`;

test('a cursor that there is by then is not taken for none: the next page has other rows', () => {
  expect(sitesOf(paging('cursor', 'cursor = rows[rows.length - 1]?.id;'))).toEqual([]);
  expect(sitesOf(`async function load(url) {
    let last;
    for (let n = 0; n < 5; n++) {
      try { return await read(url); } catch (error) { if (last) await sleep(500); last = table.rows[0].id; }
    }
  }`)).toHaveLength(1);
});

test('what the first turn does after its request is done in the next one too', () => {
  const asking = (first: string): number =>
    sitesOf(`function load(options, attempt = 0) {
      return new Promise((resolve, reject) => {
        const { detached } = options;
        ${first}
        const request = https.get(options, resolve).on('error', reject);
        if (detached) resolve(null);
      }).catch(async (error) => {
        if (attempt > 3) throw error;
        await sleep(1000);
        return load(options, attempt + 1);
      });
    }`).length;
  expect(asking('')).toBe(1);
  expect(asking('if (detached) log(options);')).toBe(1);
});

test('rows of which a long query tells apart are other ones', () => {
  const query = (cursor: string): string => `db.select(columns).from(bookmarks).innerJoin(links, eq(links.id, bookmarks.id)).leftJoin(assets, eq(assets.id, bookmarks.assetId)).where(isNotNull(links.content)).orderBy(asc(links.id)).after(${cursor}).limit(100)`;
  expect(sitesOf(paging('cursor !== null', 'cursor = rows[rows.length - 1]?.id;').replace('db.rows(100).after(cursor)', query('cursor')).replace(': db.rows(100)', `: ${query('0')}`))).toEqual([]);
});
