import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

/** Goes through what is listed page by page, and sends each of the things there. */
const listing = (asked: string): string => `
async function sendAll(folder) {
  let offset = 0;
  while (true) {
    const page = await index.list(${asked});
    for (const row of page.rows) {
      try { await client.send(row); } catch (error) { console.error(error); }
    }
    if (!page.more) break;
    offset += 100;
  }
}`;

test('the first of the next page is not the first of the page before', () => {
  expect(sitesOf(listing('offset'))).toEqual([]);
  expect(sitesOf(listing('folder, offset, 100'))).toEqual([]);
});

test('the number of the attempt asks for no other page', () => {
  const loading = (asked: string): string => `
    async function load(url) {
      for (let attempt = 0, from = 0; attempt < 5; attempt++, from += 10) {
        try {
          for (const row of await client.rows(url, ${asked})) await store.put(row);
          return;
        } catch (error) { log(error); }
      }
    }`;
  expect(sitesOf(loading('attempt'))).toHaveLength(1);
});
