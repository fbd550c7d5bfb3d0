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

/** The same with what asks for a page handed to a function from elsewhere. */
const guarded = (next: string, asked = 'options'): string => `
import { guarded } from './guarded.js';
async function sendAll(folder) {
  const options = { folder };
  let after;
  while (true) {
    const page = await guarded(() => index.list(${asked}));
    for (const row of page.rows) {
      try { await client.send(row.id); } catch (error) { console.error(error); }
    }
    if (!page.more) break;
    ${next}
  }
}`;

test('nor where a function that holds what is asked for is handed over', () => {
  expect(sitesOf(guarded('options.after = page.last;'))).toEqual([]);
  expect(sitesOf(guarded('after = page.last;', '{ folder, after }'))).toEqual([]);
  const again = `async function load(url) {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        for (const row of await guarded(() => client.rows(url, attempt))) await store.put(row);
        return;
      } catch (error) { log(error); }
    }
  }`;
  expect(sitesOf(again)).toHaveLength(1);
});
