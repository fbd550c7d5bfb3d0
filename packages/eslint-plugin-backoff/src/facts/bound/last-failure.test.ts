import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const last = (handler: string, shape?: Parameters<typeof retryLoop>[1]) => siteOf(retryLoop(handler, shape)).facts.lastFailure;

test.for([
  ['an error of its own', 'await sleep(1);', "throw new Error('gave up');", 'lost'],
  ['nothing', 'await sleep(1);', '', 'lost'],
  ['the last error', 'if (attempt === 4) throw error; await sleep(1);', '', 'rethrown'],
  ['a kept error', 'last = error; await sleep(1);', 'throw last;', 'rethrown'],
  ['the cause', 'last = error; await sleep(1);', "throw new Error('gave up', { cause: last });", 'rethrown'],
  ['the message', 'last = error; await sleep(1);', 'throw new Error(`gave up: ${last.message}`);', 'rethrown'],
  ['an error of all that failed', 'errors.push(error); await sleep(1);', 'throw new AggregateError(errors);', 'rethrown'],
  ['a result that holds it', 'last = error; await sleep(1);', 'return last;', 'returned'],
  ['a log of it', 'console.warn(error); await sleep(1);', '', 'reported'],
  ['a log of something else', "console.warn('again'); await sleep(1);", '', 'lost'],
  ['a text about it for somebody to see', "show('Lost it, trying again'); await sleep(1);", '', 'lost'],
  ['a text in a place for errors', "this.error = 'Lost it'; await sleep(1);", '', 'unknown'],
  ['a text from elsewhere in a place for errors', 'this.error = describe(error); await sleep(1);', '', 'unknown'],
  ['a mark in a place for errors', 'this.hasError = true; await sleep(1);', '', 'lost'],
  ['a callback that is told', 'options.failed(error); await sleep(1);', '', 'unknown'],
  ['an answer that tells of it', 'await sleep(1);', "return { status: 'failed' };", 'unknown'],
] as const)('%s', ([, handler, after, kind]) => {
  expect(last(handler, { before: 'let last; const errors = [];', after }).kind).toBe(kind);
});

test('what goes on without end has no last failure', () => {
  expect(last('await sleep(1);', { head: ';;' }).kind).toBe('never');
});

test.for([
  ['counted in the head', { head: 'let i = 0; i < 3; i++' }],
  ['a limit by name', { head: 'let i = 0; i < options.retries; i++' }],
  ['a deadline', { before: 'const end = Date.now() + 900;', head: '; Date.now() < end;' }],
  ['more attempts than runs see', { head: 'let i = 0; i < 30; i++' }],
] as const)('a wait after the last attempt: %s', ([, shape]) => {
  expect(last('await sleep(100);', shape).finalWait).toMatchObject({ node: { type: 'CallExpression' } });
});

test.for([
  ['guarded', 'if (i < 2) await sleep(100);', { head: 'let i = 0; i < 3; i++' }],
  ['thrown before', 'if (i === options.retries) throw error; await sleep(100);', { head: 'let i = 0; ; i++' }],
  ['past the deadline', 'if (Date.now() > end) throw error; await sleep(100);', { before: 'const end = Date.now() + 900;', head: ';;' }],
] as const)('no wait after the last attempt: %s', ([, handler, shape]) => {
  expect(last(handler, shape).finalWait).toBeNull();
});

test('who asks elsewhere with the attempt in hand may be told that it was the last', () => {
  const code = (asked: string): string => `
    import { stops } from './retry.js';
    async function read() { for (let i = 1; i <= 3; i++) { try { return await query(id); } catch (error) { if (${asked}) throw error; await sleep(100); } } }`;
  expect(siteOf(code('stops(error, i, 3)')).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(code('stops(error)')).facts.lastFailure.finalWait).not.toBeNull();
});

test('a wait before the attempt that stands behind the loop is not after the last one', () => {
  const code = (behind: string): string => `
    async function read() {
      for (let i = 0; i < 3; i++) {
        try { return await fetchAll(url); } catch (error) { log(error); await sleep(100); }
      }
      ${behind}
    }`;
  expect(siteOf(code('return await fetchAll(url);')).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(code('throw new Error("gave up");')).facts.lastFailure.finalWait).not.toBeNull();
});

test('so it is where the attempt behind the loop is handed another limit', () => {
  const code = (behind: string): string => `
    async function find() {
      for (let i = 0; i < 3; i++) {
        try { return await waitForElement(title, 2000); } catch (error) { log(error); await sleep(100); }
      }
      ${behind}
    }`;
  expect(siteOf(code('await waitForElement(title, timeouts.TEN_SEC);')).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(code('await waitForElement(list, timeouts.TEN_SEC);')).facts.lastFailure.finalWait).not.toBeNull();
});

test('another command of the same program is no attempt behind the loop', () => {
  const code = (command: string): string => `
    async function connect() {
      for (let i = 0; i < 3; i++) {
        try { return await run('adb', ['connect', device]); } catch (error) { log(error); await sleep(100); }
      }
      await run('adb', [${command}]);
    }`;
  expect(siteOf(code("'connect', device")).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(code("'kill-server'")).facts.lastFailure.finalWait).not.toBeNull();
});

test('what is waited for behind the site, before the next piece of work, is no wait for another attempt', () => {
  const broadcast = (inside: string, behind: string): string =>
    `async function broadcast(users: User[]) { for (const user of users) { for (let n = 0; ; n++) { try { await deliver(user); break; } catch (error) { ${inside} await sleep(1000); if (n === 3) break; } } ${behind} } }`;
  expect(siteOf(broadcast('if (n === 2) break;', 'await sleep(50);')).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(broadcast('', '')).facts.lastFailure.finalWait).not.toBeNull();
});

test('what is waited for after each start, well or not, is no wait for another attempt', () => {
  const starting = (after: string): string => `
    let starts = 0;
    async function start() {
      starts += 1;
      if (starts > 3) return;
      const child = spawn(program);
      child.on('exit', (code) => { log(code); setTimeout(start, 1000); });
      ${after}
    }`;
  expect(siteOf(starting('await sleep(500);')).facts.lastFailure.finalWait).toBeNull();
  expect(last('await sleep(500);').finalWait).not.toBeNull();
});

test('a failure that the site tells from all others is known: nothing of it is lost', () => {
  const putting = (found: string, ends = "throw new Error('still in use')"): string =>
    siteOf(`async function put(id) { for (let i = 0; ; i++) { try { return await store.put(id); } catch (error) { if (!(${found})) throw error; if (i === 3) ${ends}; await sleep(1000); } } }`).facts.lastFailure.kind;
  expect(putting("error.name === 'ResourceInUseException'")).toBe('unknown');
  expect(putting("error.code === 'EEXIST'")).toBe('unknown');
  expect(putting("error.code === 'ECONNRESET'")).toBe('lost');
  expect(putting('isTransient(error)')).toBe('lost');
});

test('of one that passes it is enough to say that it was the last', () => {
  const loading = (refused: string, last: string): string =>
    siteOf(`async function load(url) { for (let i = 0; ; i++) { const response = await fetch(url); if (response.status !== 429) return response; ${refused} if (i === 3) { ${last} return null; } await sleep(1000); } }`).facts.lastFailure.kind;
  expect(loading('', "console.warn('still refused');")).toBe('reported');
  expect(loading("console.warn('refused');", '')).toBe('lost');
  expect(loading('', '')).toBe('lost');
});

test('a promise that ends as the next attempt does ends in its failure', () => {
  const calling = (settles: string): string =>
    siteOf(`async function load(url, n) { try { return await client.stream(url); } catch (error) { if (n < 3) return new Promise((resolve, reject) => { setTimeout(() => { load(url, n + 1).then(${settles}); }, 1000); }); throw error; } }`).facts.lastFailure.kind;
  expect(calling('resolve, reject')).toBe('rethrown');
  expect(calling('resolve, () => resolve(null)')).toBe('lost');
});

test('who is told of an error at the end is told of an end by an error, and of this one where it is handed on', () => {
  const loading = (told: string) =>
    siteOf(`async function load(url, deferred, done) { let last; for (let i = 0; i < 3; i++) { try { return deferred.resolve(await get(url)); } catch (error) { last = error; await sleep(100); } } ${told} }`).facts.lastFailure;
  expect(loading("deferred.reject(new Error('gave up'));")).toMatchObject({ kind: 'lost', tells: true });
  expect(loading("done(new Error('gave up'));")).toMatchObject({ kind: 'lost', tells: true });
  expect(loading('deferred.reject(last);').kind).toBe('unknown');
  expect(loading('isOpen ? deferred.reject(last) : done(last);').kind).toBe('unknown');
  expect(loading('deferred.resolve(null);')).not.toHaveProperty('tells');
});

test('what the failure was found to be holds until the attempt is dealt with, however much was asked for it', () => {
  const waits = (asked: string) =>
    siteOf(`const PASSING = [/timed out/i, /timeout/i, /socket hang up/i, /econnreset/i, /etimedout/i, /eai_again/i];
    async function load(operation, most) { for (let i = 0; i <= most; i++) { try { return await operation(); } catch (error) {
      const passes = PASSING.some((pattern) => pattern.test(error.message));
      const isLast = i >= most;
      const goesOn = ${asked};
      if (!goesOn) throw error;
      await sleep(1000);
    } } }`).facts.lastFailure.finalWait;
  expect(waits('passes && !isLast')).toBeNull();
  expect(waits('passes')).not.toBeNull();
});

test('what is done instead in the end, and gives its answer, waits for no other attempt', () => {
  const waits = (end: string) =>
    siteOf(`async function load(url) {
      for (let i = 0; ; i++) { try { return await fetch(url); } catch (error) { if (i === 2) { ${end} } await sleep(1000); } }
    }
    async function loadByBrowser(url) { const page = await open(url); await sleep(500); return page.text(); }`).facts.lastFailure.finalWait;
  expect(waits('return await loadByBrowser(url);')).toBeNull();
  expect(waits('await loadByBrowser(url); throw error;')).not.toBeNull();
});

test('what is waited for behind a third call, which is another one, waits for no other attempt', () => {
  const opening = (third: string) =>
    siteOf(`async function open(page, url) {
      try { await page.goto(url, { waitUntil: 'idle' }); return; } catch (error) { console.warn(error.message); }
      try { await page.goto(url, { waitUntil: 'idle' }); return; } catch (error) { console.warn(error.message); }
      ${third}
      await page.waitForTimeout(2000);
    }`).facts.lastFailure.finalWait;
  expect(opening("await page.goto(url, { waitUntil: 'load' });")).toBeNull();
  expect(opening('')).not.toBeNull();
});

test('what is looked for once more behind a wait may have come by then', () => {
  const recover = (look: string): string => `async function recover(device) {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try { return await device.reconnect(); } catch (error) { log(error); }
      await sleep(5000);
      ${look}
    }
    return false;
  }`;
  expect(siteOf(recover('if (isLinked(device)) return true;')).facts.lastFailure.finalWait).toBeNull();
  expect(siteOf(recover('if (isStopped(device)) return false;')).facts.lastFailure.finalWait).not.toBeNull();
  expect(siteOf(recover('if (isStopped(device)) return undefined;')).facts.lastFailure.finalWait).not.toBeNull();
  expect(siteOf(recover('').replace('return false;', 'if (cache.value) return true; return false;')).facts.lastFailure.finalWait).not.toBeNull();
});

test('who is told how many attempts are left may refuse after the last', () => {
  const thinking = (told: string): string => `async function think(prompt) {
    const most = 3;
    for (let attempt = 1; attempt <= most; attempt++) {
      try { return await ask(prompt); } catch (error) {
        ${told}
        await sleep(150);
      }
    }
    return null;
  }`;
  const waits = (told: string): boolean => siteOf(thinking(told)).facts.lastFailure.finalWait !== null;
  expect(waits('const left = most - attempt; if (!shouldRetry(error, left)) break;')).toBe(false);
  expect(waits('const limit = most - 1; if (!shouldRetry(error, limit)) break;')).toBe(true);
});
