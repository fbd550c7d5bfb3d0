import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const boundOf = (handler: string, shape?: Parameters<typeof retryLoop>[1]) => siteOf(retryLoop(handler, shape)).facts.bound;

test.for([
  ['a header', 'await sleep(1);', { head: 'let i = 0; i < 3; i++' }, 3],
  ['a header that counts down', 'await sleep(1);', { head: 'let left = 4; left > 0; left--' }, 4],
  ['a counter in the catch', 'if (++failures >= 3) throw error; await sleep(1);', { before: 'let failures = 0;', head: ';;' }, 3],
  ['a field', 'this.failures += 1; if (this.failures === 3) throw error; await sleep(1);', { before: 'this.failures = 0;', head: ';;' }, 3],
  ['a truth value', 'if (!left--) throw error; await sleep(1);', { before: 'let left = 2;', head: ';;' }, 3],
  ['a large one', 'await sleep(1);', { head: 'let i = 0; i < 50; i++' }, 50],
  ['a large one, inclusive', 'await sleep(1);', { head: 'let i = 1; i <= 50; i++' }, 50],
  ['a large one in the catch', 'if (++failures > 40) throw error; await sleep(1);', { before: 'let failures = 0;', head: ';;' }, 41],
] as const)('attempts: %s', ([, handler, shape, attempts]) => {
  expect(boundOf(handler, shape)).toMatchObject({ kind: 'attempts', attempts });
});

test('a parameter of a function that calls itself', () => {
  const { bound } = siteOf('async function read(id: string, left = 3) { try { return await query(id); } catch (error) { if (left === 0) throw error; await sleep(5); return read(id, left - 1); } }').facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('a parameter that counts up to a number further off than a run goes', () => {
  const counting = (test: string) => siteOf(`export async function read(id, failures) { try { return await query(id); } catch (error) { ${test} await sleep(5); return read(id, failures + 1); } }`).facts.bound;
  expect(counting('if (failures > 32) throw error;')).toMatchObject({ kind: 'attempts', attempts: 34 });
  expect(counting('')).toMatchObject({ kind: 'none' });
});

test('a table that runs out', () => {
  const { bound } = siteOf('async function read(id: string) { for (const ms of [10, 20, 30]) { try { return await query(id); } catch (error) { await sleep(ms); } } }').facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('a limit from outside has a name', () => {
  expect(boundOf('await sleep(1);', { head: 'let i = 0; i < options.retries; i++' })).toMatchObject({ kind: 'named', name: 'options.retries' });
});

test.for([
  ['as long as it is another number', 'if (failures !== options.retries) { failures += 1; await sleep(1); } else throw error;', 'let failures = 0;'],
  ['a variable', 'if (failures === options.retries) throw error; failures += 1; await sleep(1);', 'let failures = 0;'],
  ['the step itself', 'if (++failures == options.retries) throw error; await sleep(1);', 'let failures = -1;'],
  ['a field', 'this.failures += 1; if (options.retries === this.failures) throw error; await sleep(1);', 'this.failures = 0;'],
] as const)('a counter that comes to equal a limit from outside: %s', ([, handler, before]) => {
  expect(boundOf(handler, { before, head: ';;' })).toMatchObject({ kind: 'named', name: 'options.retries' });
});

test('a number that does not count is no bound, whatever it is compared with', () => {
  expect(boundOf('if (mode === options.mode) throw error; await sleep(1);', { before: 'let mode = 2;', head: ';;' })).toMatchObject({ kind: 'none' });
});

test('a count from outside that is used up', () => {
  expect(boundOf('if (!options.left) throw error; options.left -= 1; await sleep(1);', { head: ';;' })).toMatchObject({ kind: 'named', name: 'options.left' });
});

test('a flag from outside that nobody takes away is no bound', () => {
  expect(boundOf('if (!options.again) throw error; await sleep(1);', { head: ';;' })).toMatchObject({ kind: 'none' });
});

test('a deadline', () => {
  const bound = boundOf('if (Date.now() > deadline) throw error; await sleep(1);', { before: 'const deadline = Date.now() + 5000;', head: ';;' });
  expect(bound).toMatchObject({ kind: 'time', ms: 5000 });
});

test('a deadline that the waits come to is a deadline, however many attempts it leaves', () => {
  const shape = { before: 'const end = Date.now() + 5000;', head: '; Date.now() < end;' };
  expect(boundOf('await sleep(2000);', shape)).toMatchObject({ kind: 'time', ms: 5000, atMost: 3 });
  // Asked first when 2 s have passed.
  expect(boundOf('await sleep(2000); if (Date.now() > end) throw error;', { ...shape, head: ';;' })).toMatchObject({ kind: 'time', ms: 5000 });
});

test('a time that is years away is no deadline', () => {
  const until = (end: string): string => boundOf('await sleep(1000);', { before: `const end = ${end};`, head: '; Date.now() < end;' }).kind;
  expect(until('Date.now() + 24 * 3_600_000')).toBe('time');
  expect(until('8.64e12')).toBe('none');
});

test('who waits for the rest of a second meets no deadline', () => {
  const pause = 'const since = Date.now() - last; if (since < 1000) await sleep(1000 - since); last = Date.now(); if (attempt > 0) await sleep(3000);';
  expect(boundOf(pause, { before: 'let last = 0;', head: 'let attempt = 0; attempt < 3; attempt++' })).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('what is left of a time that has a name alone is a deadline', () => {
  const left = (asked: string): string =>
    siteOf(`class Check {
      leftMs() { return this.timeoutMs - (Date.now() - this.startedAt); }
      async run() { for (;;) { try { return await ask(); } catch (error) { if (${asked}) throw error; await sleep(200); } } }
    }`).facts.bound.kind;
  expect(left('this.leftMs() <= 0')).toBe('time');
  expect(left('this.timeoutMs <= 0')).toBe('none');
});

test('a deadline is one beside another question of the clock', () => {
  const stale = (rest: string): string =>
    `async function lock(dir: string) { const end = Date.now() + 5000; for (;;) { try { return await take(dir); } catch (error) { if (Date.now() - age(dir).ms > 60_000) { remove(dir); continue; } ${rest} await sleep(250); } } }`;
  expect(siteOf(stale('if (Date.now() > end) throw error;')).facts.bound).toMatchObject({ kind: 'time', ms: 5000 });
  expect(siteOf(stale('if (Date.now() > end) log(error);')).facts.bound.kind).toBe('none');
});

test('a look at the clock that ends nothing is no bound', () => {
  expect(boundOf('if (Date.now() - start > 5000) log(error); await sleep(1);', { before: 'const start = Date.now();', head: ';;' })).toEqual({ kind: 'none' });
});

test('a comparison with the clock that shapes a delay is no deadline, also beside an end of its own', () => {
  const shape = "if (error.name === 'AbortError') throw error; const asked = Date.parse(header) - Date.now(); await sleep(asked || 500);";
  expect(boundOf(shape, { before: 'const header = null;', head: ';;' })).toEqual({ kind: 'none' });
  expect(boundOf(`${shape} if (Date.now() > deadline) throw error;`, { before: 'const header = null; const deadline = Date.now() + 5000;', head: ';;' })).toMatchObject({ kind: 'time', ms: 5000 });
});

test('a signal for all attempts together is a bound, one for each is none', () => {
  const code = (before: string, turn: string) => `async function read(url: string) { ${before} while (true) { try { ${turn} return await fetch(url, { signal }); } catch (error) { await sleep(5); } } }`;
  expect(siteOf(code('const signal = AbortSignal.timeout(1000);', '')).facts.bound.kind).toBe('time');
  expect(siteOf(code('', 'const signal = AbortSignal.timeout(1000);')).facts.bound.kind).toBe('none');
});

test.for([
  ['no test', 'await sleep(1);', { head: ';;' }],
  ['a flag from outside', 'await sleep(1);', { head: '; !options.closed;' }],
  ['a counter that nobody tests', 'failures++; await sleep(1);', { before: 'let failures = 0;', head: ';;' }],
] as const)('none: %s', ([, handler, shape]) => {
  expect(boundOf(handler, shape)).toEqual({ kind: 'none' });
});

test('a predicate that is handed the number may say when to stop', () => {
  expect(boundOf('if (!mayRetry(i, error)) throw error; await sleep(1);', { head: 'let i = 0; ; i++' }).kind).toBe('unknown');
  expect(boundOf('if (!mayRetry({ error, retries: i })) throw error; await sleep(1);', { head: 'let i = 0; ; i++' }).kind).toBe('unknown');
  expect(boundOf('if (!mayRetry({ error, most: MOST })) throw error; await sleep(1);', { before: 'const MOST = 3;', head: 'let i = 0; ; i++' }).kind).toBe('none');
  expect(boundOf('const ms = backoff(i); if (ms < 0) throw error; await sleep(ms);', { head: 'let i = 0; ; i++' }).kind).toBe('unknown');
});

test('options that may be left out have the defaults that the code gives their parts', () => {
  const start = (options: string): string =>
    `const USUAL = { attempts: 3 };
     async function start(given?: Options) { const { attempts } = ${options}; for (let n = 0; n < attempts; n++) { try { return await boot(); } catch (error) { await sleep(1000); } } }`;
  expect(siteOf(start('{ ...USUAL, ...(given ?? {}) }')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(siteOf(start('given ?? {}')).facts.bound).toMatchObject({ kind: 'named' });
});

test('a request that its callback sends again is no connection that comes back', () => {
  const request = `
    const request = require('request');
    function load(url) { request(url, (error, response) => { if (response.statusCode === 503) return load(url); show(response); }); }`;
  const socket = "function load(url) { const socket = new WebSocket(url); socket.on('close', () => setTimeout(() => load(url), 1000)); }";
  expect(siteOf(request).kind).toBe('recursion');
  expect(siteOf(socket).kind).toBe('reconnect');
});

test('who leaves the process has given up', () => {
  const connecting = (gone: string): string => `async function connect(tries = 0) { if (tries >= 10) { log('no server'); ${gone} } await db.ping().catch((error) => { log(error); return connect(tries + 1); }); }`;
  expect(siteOf(connecting('process.exit(1);')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 10 });
  expect(siteOf(connecting('process.emit("late");')).facts.bound.kind).toBe('none');
});

test('options with a count that goes up are asked for it', () => {
  const asking = (counted: string, question = 'limits.allow(state)'): string =>
    `async function login() { const state = { retries: 0, began }; while (${question}) { try { return await token(user); } catch (error) { ${counted} await sleep(1000); } } }`;
  expect(siteOf(asking('state.retries++;')).facts.bound.kind).toBe('unknown');
  expect(siteOf(asking('state.retries += 1;')).facts.bound.kind).toBe('unknown');
  expect(siteOf(asking('state.retries++;', 'limits.isGuest()')).facts.bound.kind).toBe('none');
});

test('a loop goes on as long as somebody has time for it', () => {
  const looping = (question: string): string => siteOf(`async function load() { const end = dayjs().add(1, 'minute'); while (${question}) { try { return await query(id); } catch (error) { log(error); await sleep(1000); } } }`).facts.bound.kind;
  expect(looping('dayjs().isBefore(end)')).toBe('unknown');
  expect(looping('timer.remaining() > 0')).toBe('unknown');
  expect(looping('!deadline.expired()')).toBe('unknown');
  expect(looping('!deadline.expired')).toBe('unknown');
  expect(looping('!deadline.reached')).toBe('none');
  expect(siteOf('async function load() { for (;;) { try { if (session.expired) session.renew(); return await query(id); } catch (error) { log(error); await sleep(1000); } } }').facts.bound.kind).toBe('none');
  expect(looping('timer?.totalTimePassed().lt(limit)')).toBe('unknown');
  expect(looping('!client.isGuest()')).toBe('none');
  expect(looping('client.name() !== null')).toBe('none');
});

test('a list comes to its end, however long; a generator need not', () => {
  const numbers = Array.from({ length: 20 }, (_, i) => i * 10).join(', ');
  const over = (list: string): string => `function* delays() { while (true) yield 10; } const list = [${numbers}]; async function read() { for (const ms of ${list}) { try { return await query(id); } catch (error) { await sleep(ms); } } }`;
  expect(siteOf(over('list')).facts.bound.kind).not.toBe('none');
  expect(siteOf(over('delays()')).facts.bound.kind).toBe('none');
});

test('a number that a choice takes to be past a limit from outside has a limit, and not so many attempts', () => {
  const waiting = (limit: string): string =>
    `async function wait({ ask, most = ${limit} }, waited = 0) { if (waited >= most) return false; try { return await ask(); } catch (error) { log(error); } await sleep(50); return wait({ ask, most }, waited + 50); }`;
  expect(siteOf(waiting('options.most')).facts.bound).toMatchObject({ kind: 'named', name: 'options.most' });
  expect(siteOf(waiting('150')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('a limit of one way to try is none of the loop, which goes on by another', () => {
  const { bound, lastFailure } = siteOf(`
    async function download(url, proxies) {
      for (let turn = 1; turn <= 50; turn++) {
        try {
          if (turn <= 3) return await storage.read(url);
          const copy = await proxies.read(url);
          if (copy) return copy;
        } catch (error) { log(error); }
        await sleep(1000 * turn);
      }
    }`).facts;
  expect(bound.kind).toBe('unknown');
  expect(lastFailure.finalWait).toBeNull();
  expect(siteOf(retryLoop('await sleep(1000 * attempt);', { head: 'let attempt = 1; attempt <= 3; attempt++' })).facts).toMatchObject({ bound: { kind: 'attempts', attempts: 3 }, lastFailure: { finalWait: {} } });
});

test('where one failure is tried more often than another, the limit is that of the more patient', () => {
  const handler = (socket: string): string => `if (error.code === 'BUSY' && attempt < 3) { await sleep(1000 * 2 ** attempt); continue; } if (error.code === 'GONE' && attempt < ${socket}) { await sleep(10); continue; } throw error;`;
  expect(boundOf(handler('1'), { head: 'let attempt = 0; attempt < 9; attempt++' })).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(boundOf(handler('5'), { head: 'let attempt = 0; attempt < 9; attempt++' })).toMatchObject({ kind: 'attempts', attempts: 6 });
});

test('where only another failure is waited for, its limit counts, and one retry after a repair is none of its own', () => {
  const request = (repair: string): string => `const isLimited = (error) => /rate limit/i.test(error.message); const isLost = (error) => /socket closed/i.test(error.message);
    async function request(method) {
      for (let attempt = 0; attempt <= 3; attempt++) {
        try { return await client.request(method); } catch (error) {
          if (isLimited(error) && attempt < 3) { await sleep(1000 * 2 ** attempt); continue; }
          if (isLost(error) && attempt === 0) { ${repair} continue; }
          throw error;
        }
      }
    }`;
  const { bound, delay, repair } = siteOf(request('client.connect();')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps).toEqual([1000, 2000, 4000].map((ms) => ({ min: ms, max: ms })));
  expect(repair).toBe(true);
  expect(siteOf(request('log(error);')).facts.repair).toBe(false);
});

test('what is done instead after the last attempt is no other way to try', () => {
  const { bound } = siteOf('async function load(url: string) { let attempt = 0; while (true) { if (attempt >= 3) return await cache.read(url); try { return await download(url); } catch (error) { log(error); attempt++; await sleep(1000); } } }').facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('how many turns there are over a list that the file does not tell is not known', () => {
  const waiting = (list: string): unknown => siteOf(`${list} async function load() { for (const delay of delays) { try { return await client.load(); } catch (error) { log(error); } await sleep(delay); } throw new Error('gave up'); }`).facts.bound;
  expect(waiting('const delays = []; for (const each of settings) delays.push(each.delay);')).toEqual({ kind: 'unknown' });
  expect(waiting('const delays = [100, 200, 400];')).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('a list that another function came to the end of is no number of attempts', () => {
  const { bound } = siteOf(`async function first(points) {
    while (true) {
      await borrow(points);
      try { await ask(); break; } catch (error) { log(error); }
    }
    async function borrow(from) {
      const item = from.next();
      if (item.done) throw new Error('none left');
      connection = await open(item.value);
    }
    async function ask() { await connection.send('options'); }
  }`).facts;
  expect(bound.kind).not.toBe('attempts');
});

test('a call that is written once more is made twice, whatever is asked after that', () => {
  const { bound } = siteOf(`async function load() { try { return await read(); } catch { try { return await read(); } catch (error) { if (isOld()) return null; throw error; } } }
    function isOld() { return storage.getItem('seen') !== null; }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 2 });
});

test('a limit that is passed, and after which the attempts go on, is none', () => {
  const counting = (beyond: string) => boundOf(`failures += 1; if (failures > 3) { ${beyond} } await sleep(100 * failures);`, { before: 'let failures = 0;', head: ';;' });
  expect(counting('await sleep(300_000); failures = 0;')).toEqual({ kind: 'none' });
  expect(counting('throw error;')).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('a limit that is asked for twice between two attempts is one', () => {
  const asking = (limit: string) =>
    siteOf(`
class Reader {
  failures = 0;
  isOver() { return this.failures >= ${limit}; }
  async read(id) {
    while (!this.isOver()) {
      try { return await query(id); } catch (error) { this.failures += 1; if (this.isOver()) throw error; await sleep(100); }
    }
  }
}`).facts.bound;
  expect(asking('this.options.limit')).toMatchObject({ kind: 'named', name: 'this.options.limit' });
  expect(asking('7')).toMatchObject({ kind: 'attempts', attempts: 7 });
  expect(asking('Infinity')).toEqual({ kind: 'none' });
});

test('who is asked each time whether to go on may say when to stop', () => {
  const working = (asked: string) => siteOf(`async function work(state) { while (${asked}) { try { await purge(1000); return; } catch (error) { await sleep(1000); } } }`).facts.bound.kind;
  expect(working('state.shouldRun()')).toBe('unknown');
  expect(working('!client.isReady()')).toBe('none');
});
