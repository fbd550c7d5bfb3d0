import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** A failure that leads to another part of the work, or to less of it, and beside it the nearest code that tries the same again. */
test.for([
  [
    'the next port of a known one',
    'async function start() { for (let n = 0; n < 10; n++) { const port = 9000 + n; try { return await serve(host, port); } catch (error) { if (error.code !== "EADDRINUSE") throw error; } } }',
    'async function start() { for (let n = 0; n < 10; n++) { const port = 9000; try { return await serve(host, port, n); } catch (error) { if (error.code !== "EADDRINUSE") throw error; } } }',
  ],
  [
    'the next port, in a function of the file',
    `function open(port: number) { return new Promise((resolve, reject) => { const server = net.createServer(); server.once('error', reject); server.once('listening', resolve); server.listen({ port }); }); }
     async function free(from: number) { for (let n = 0; n < 10; n++) { try { return await open(from + n); } catch (error) { log(error); } } }`,
    `function open(port: number) { return new Promise((resolve, reject) => { const server = net.createServer(); server.once('error', reject); server.once('listening', resolve); server.listen({ port }); }); }
     async function free(from: number) { for (let n = 0; n < 10; n++) { try { return await open(from); } catch (error) { log(error); } } }`,
  ],
  [
    'a smaller batch after one that was too large',
    "let size = 100; async function push(rows: Row[]) { try { await store.save(rows, { size }); } catch (error) { if (error.code !== 'TOO_LARGE') throw error; size = Math.max(10, size - 5); return push(rows); } }",
    "let size = 100; async function push(rows: Row[]) { try { await store.save(rows, { size }); } catch (error) { if (error.code !== 'TOO_LARGE') throw error; log(size); return push(rows); } }",
  ],
  [
    'half of it',
    'async function draw(text: string) { let width = 1000; for (;;) { try { return await render(text, width); } catch (error) { if (width < 50) throw error; width /= 2; } } }',
    'async function draw(text: string) { let width = 1000; for (let n = 0; ; n++) { try { return await render(text, width); } catch (error) { if (n > 5) throw error; } } }',
  ],
] as const)('%s', ([, other, same]) => {
  expect(isSite(other)).toBe(false);
  expect(isSite(same)).toBe(true);
});

test.for([
  ['the number of the attempt', 'for (let n = 0; n < 5; n++) { try { return await query(id, n); } catch (error) { await sleep(1000); } }'],
  ['the attempts that are left', 'for (let left = 5; left > 0; left--) { try { return await query(id, left); } catch (error) { await sleep(1000); } }'],
  ['a time limit that grows', 'let limit = 1000; for (let n = 0; n < 5; n++) { try { return await query(id, limit); } catch (error) { limit += 1000; } }'],
  ['the time that is left', 'const end = Date.now() + 60_000; while (Date.now() < end) { try { return await query(id, end - Date.now()); } catch (error) { await sleep(1000); } }'],
] as const)('%s makes no other request', ([, body]) => {
  expect(isSite(`async function read(id: string) { ${body} }`)).toBe(true);
});
