import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

/** A request to where its options say, sent once more with options that are made of those. */
const sending = (again: string, options = 'options'): string => `
function send(${options}) {
  return fetch(pathOf(options)).catch((error) => {
    if (options.tries > 3) throw error;
    return sleep(1000).then(() => send(${again}));
  });
}`;

test('a copy of options asks for what they do, as long as it says nothing else', () => {
  expect(sitesOf(sending('{ ...options, tries: options.tries + 1 }'))).toHaveLength(1);
  expect(sitesOf(sending('{ ...options, path: options.other }'))).toEqual([]);
});

test('so does a copy of options that are left out', () => {
  expect(sitesOf(sending('{ ...options, tries: (options.tries ?? 0) + 1 }', 'options = {}'))).toHaveLength(1);
  expect(sitesOf(sending('{ ...options, path: nextPath() }', 'options = {}'))).toEqual([]);
  expect(sitesOf(sending('{ ...options, lenient: true }', 'options = {}'))).toEqual([]);
});

/** Goes through what is listed page by page, and looks at each of the things there. */
const listing = (request: string): string => `
async function lookAtAll() {
  let token;
  do {
    const list = await client.send(${request});
    for (const thing of list.Contents) {
      try {
        const head = await client.send(new Head({ Key: thing.Key }));
        if (!head.Metadata) throw new Error('nothing is known of it');
        show(head);
      } catch (error) {
        console.warn(error);
      }
    }
    token = list.NextToken;
  } while (token);
}`;

test('what is made of the answer to one of them is another one: the next page has other things', () => {
  expect(sitesOf(listing('new List({ ContinuationToken: token })'))).toEqual([]);
  expect(sitesOf(listing('new List({ Bucket })'))).toHaveLength(1);
});

test('a thing made of less in the next `try` is another thing', () => {
  const copying = (second: string): readonly unknown[] =>
    sitesOf(`async function copy(image, text) {
      try { await clipboard.write(new ClipboardItem({ image, text })); return true; } catch (error) { log(error); }
      try { await clipboard.write(new ClipboardItem(${second})); return true; } catch (error) { return false; }
    }`);
  expect(copying('{ image, text }')).toHaveLength(1);
  expect(copying('{ image }')).toHaveLength(0);
});

test('a part that was too large is split anew', () => {
  const loading = (range: string, most: string): number =>
    sitesOf(`let most = 500;
      const load = async ({ range }) => {
        const parts = chunksOf({ range, most });
        return Promise.all(parts.map((part) => getLogs(fromOf(part)).catch((error) => { ${most} return load({ range: ${range} }); })));
      };`).length;
  expect(loading('part', 'most = mostTold(error);')).toBe(0);
  expect(loading('range', '')).toBe(1);
});

test('the page after the next is another one too, where one in between was passed over', () => {
  const sites = sitesOf(`
      const expire = async ({ thing, monitor, stores }) => {
        const store = stores.get(thing.storeId);
        if (!store) { monitor.report(new Error('unknown')); return; }
        try { await store.expire(thing); } catch (error) { monitor.report(error); return; }
      };
      const expireAll = async ({ monitor, list, stores }) => {
        let from = null;
        while (true) {
          const things = await list.expired({ from });
          if (things.length === 0) return;
          from = things[things.length - 1].name;
          await Promise.all(things.map((thing) => expire({ thing, monitor, stores })));
        }
      };`);
  expect(sites).toEqual([]);
});
