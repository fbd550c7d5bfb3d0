import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** Another target is another operation; beside each stands code that goes on with the same one. */
test.for([
  [
    'a request that is rewritten',
    'async function query(request: any, fallback?: any) { try { return await client.query(request); } catch (e) { if (fallback) { request.query = fallback.query; return query(request); } throw e; } }',
    'async function query(request: any, fallback?: any) { try { return await client.query(request); } catch (e) { if (fallback) { request.retries = 1; return query(request); } throw e; } }',
  ],
  [
    'a number that counts on from a given one',
    'async function find(block: number) { while (block > 0) { block -= 1; try { return await chain.read(block); } catch (e) { if (!isSkipped(e)) throw e; } } }',
    'async function find(block: number) { let left = 3; while (left > 0) { left -= 1; try { return await chain.read(block); } catch (e) { if (!isSkipped(e)) throw e; } } }',
  ],
  [
    'the next of a source',
    'async function connect() { for (let i = 0; i < 5; i++) { const end = ends.next(); try { return await open(end.value); } catch (e) { log(e); } } }',
    'async function connect() { for (let i = 0; i < 5; i++) { const end = ends.first(); try { return await open(end.value); } catch (e) { log(e); } } }',
  ],
  [
    'what is left of a list',
    "async function nearest(path: string) { const parts = path.split('/'); while (parts.length > 0) { try { return await list(parts.join('/')); } catch { log(path); } parts.pop(); } }",
    "async function nearest(path: string) { const parts = path.split('/'); while (parts.length > 0) { try { return await list(parts.join('/')); } catch { log(path); } } }",
  ],
  [
    'what is left of a list, and is copied',
    "async function typeOf(path: string) { const parts = path.split('/'); while (parts.length > 0) { parts.pop(); try { return await read([...parts, 'package.json'].join('/')); } catch { log(path); } } }",
    "async function typeOf(path: string) { const parts = path.split('/'); while (parts.length > 0) { try { return await read([...parts, 'package.json'].join('/')); } catch { log(path); } } }",
  ],
  [
    'the next part of a list',
    'async function send(all: string[]) { for (let i = 0; i < all.length; i += 100) { try { await post(all.slice(i, i + 100)); return; } catch (e) { log(e); } } }',
    'async function send(all: string[]) { for (let i = 0; i < all.length; i += 100) { try { await post(all.slice(0, 100)); return; } catch (e) { log(e); } } }',
  ],
  [
    'what is made of the next item',
    'async function save(all: object[]) { for (let i = 0; i < all.length; i++) { try { await new Model(all[i]).save(); return; } catch (e) { log(e); } } }',
    'async function save(all: object[]) { for (let i = 0; i < all.length; i++) { try { await new Model(all).save(); return; } catch (e) { log(e); } } }',
  ],
  [
    'a request without its headers',
    'async function open(url: URL, headers?: any) { try { return await load(url, { headers }); } catch (e) { if (!headers) throw e; return open(url, undefined); } }',
    'async function open(url: URL, headers?: any) { try { return await load(url, { headers }); } catch (e) { if (!headers) throw e; return open(url, other); } }',
  ],
  [
    'the credential of a turn',
    "async function open(url: URL, key: string) { for (const auth of [{ 'x-key': key }, { authorization: key }]) { try { return await load(url, { headers: { accept: 'text/html', ...auth } }); } catch (e) { log(e); } } }",
    "async function open(url: URL, key: string) { for (const ms of [10, 20]) { try { return await load(url, { headers: { accept: 'text/html', 'x-key': key } }); } catch (e) { await sleep(ms); } } }",
  ],
  [
    'as much of a path as the turn says',
    "async function preset(path: string) { const parts = path.split('/'); for (let i = parts.length - 1; i > 0; i--) { try { return await read(`${parts.slice(0, i).join('/')}/preset`); } catch (e) { log(e); } } }",
    "async function preset(path: string) { const parts = path.split('/'); for (let i = parts.length - 1; i > 0; i--) { try { return await read(`${parts.slice(0, 1).join('/')}/preset`); } catch (e) { log(e); } } }",
  ],
  [
    'a port that is drawn',
    "function listen(done: any) { const port = 20_000 + Math.floor(Math.random() * 1000); const server = net.createServer(); server.once('error', () => listen(done)); server.listen(port, () => done(port)); }",
    "function listen(done: any) { const port = 20_000; const server = net.createServer(); server.once('error', () => listen(done)); server.listen(port, () => done(port)); }",
  ],
  [
    'a port that is counted on',
    "function listen(port: number, done: any) { const server = net.createServer(); server.once('error', () => listen(port + 1, done)); server.listen({ port, host }, () => done(port)); }",
    "function listen(port: number, done: any) { const server = net.createServer(); server.once('error', () => listen(port, done)); server.listen({ port, host }, () => done(port)); }",
  ],
  [
    'a socket file that is named after the time',
    "function listen(done: any) { const server = net.createServer(); server.on('error', (e: any) => { if (e.code === 'EADDRINUSE') listen(done); }); const file = path.join(dir, ['worker', new Date().getTime() + random(3), 'sock'].join('.')); server.listen(file); }",
    "function listen(done: any) { const server = net.createServer(); server.on('error', (e: any) => { if (e.code === 'EADDRINUSE') listen(done); }); const file = path.join(dir, ['worker', 'sock'].join('.')); server.listen(file); }",
  ],
  [
    'what an options object says anew',
    'async function load(opts: Opts) { const { url, attempt = 0 } = opts; try { return await client.get(url); } catch (e) { if (attempt > 3) throw e; return load({ ...opts, url: mirror(url), attempt: attempt + 1 }); } }',
    'async function load(opts: Opts) { const { url, attempt = 0 } = opts; try { return await client.get(url); } catch (e) { if (attempt > 3) throw e; return load({ ...opts, attempt: attempt + 1 }); } }',
  ],
  [
    'what is added to the rest of the options',
    "async function load(url: string, { retries = 3, ...rest } = {}) { const res = await fetch(url, rest); if (res.status < 500 || retries === 0) return res; return load(url, { retries: retries - 1, ...rest, method: 'HEAD' }); }",
    'async function load(url: string, { retries = 3, ...rest } = {}) { const res = await fetch(url, rest); if (res.status < 500 || retries === 0) return res; return load(url, { retries: retries - 1, ...rest }); }',
  ],
] as const)('%s', ([, other, same]) => {
  expect(isSite(other)).toBe(false);
  expect(isSite(same)).toBe(true);
});

test('who writes another set of features into what it hands on has repaired the cause', () => {
  const scraping = (repair: string): string => `async function scrape(meta) { while (true) { try { return await load(meta); } catch (error) { if (!(error instanceof FeatureError)) throw error; ${repair} } } }`;
  expect(isSite(scraping('meta.features = new Set([...meta.features, error.feature]);'))).toBe(false);
  expect(isSite(scraping('meta.attempt = meta.attempt + 1;'))).toBe(true);
});
