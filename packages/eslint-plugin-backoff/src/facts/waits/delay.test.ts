import { expect, test } from 'vitest';

import { delaySequence } from '../../analysis.js';
import { retryLoop } from '../testing/retry-loop.js';
import { siteOf, sitesOf } from '../testing/site-of.js';

const sequenceOf = (code: string, retries = 3): unknown => delaySequence(siteOf(code), retries)?.map(({ min, max }) => (min === max ? min : [min, max])) ?? null;

test.for([
  ['fixed', 'await sleep(500);', [500, 500, 500]],
  ['linear', 'await sleep(200 * (attempt + 1));', [200, 400, 600]],
  ['exponential', 'await sleep(100 * 2 ** attempt);', [100, 200, 400]],
  ['shifted bits', 'await sleep(100 << attempt);', [100, 200, 400]],
  ['Math.pow', 'await sleep(Math.pow(3, attempt) * 1000);', [1000, 3000, 9000]],
  ['under a cap', 'await sleep(Math.min(100 * 2 ** attempt, 250));', [100, 200, 250]],
  ['full jitter', 'await sleep(Math.random() * 100 * 2 ** attempt);', [[0, 100], [0, 200], [0, 400]]],
  ['equal jitter', 'const half = 50 * 2 ** attempt; await sleep(half + Math.random() * half);', [[50, 100], [100, 200], [200, 400]]],
  ['a promise of its own', 'await new Promise((resolve) => setTimeout(resolve, 250));', [250, 250, 250]],
  ['a timer that says when', 'await new Promise((resolve) => { const ms = attempt === 0 ? 10 : 20; setTimeout(resolve, ms); });', [10, 20, 20]],
  ['two waits', 'await sleep(100); await sleep(50);', [150, 150, 150]],
  ['a wait stored and awaited later', 'const pause = sleep(70); log(error); await pause;', [70, 70, 70]],
  ['crypto', 'await sleep(crypto.randomInt(100, 200));', [[100, 199], [100, 199], [100, 199]]],
] as const)('%s', ([, handler, expected]) => {
  expect(sequenceOf(retryLoop(handler))).toEqual(expected);
});

test.for([
  ['a table', 'const DELAYS = [1000, 2000, 5000];', 'await sleep(DELAYS[attempt]);', [1000, 2000, 5000]],
  ['a table whose last entry stays', 'const DELAYS = [100, 200];', 'await sleep(DELAYS[Math.min(attempt, DELAYS.length - 1)]);', [100, 200, 200]],
  ['a variable that is multiplied', 'let delay = 100;', 'await sleep(delay); delay *= 2;', [100, 200, 400]],
  ['decorrelated jitter', 'let delay = 100;', 'delay = Math.min(1000, 100 + Math.random() * (delay * 3 - 100)); await sleep(delay);', [[100, 300], [100, 900], [100, 1000]]],
  ['a local helper', 'const backoff = (n: number) => 100 * 2 ** n;', 'await sleep(backoff(attempt));', [100, 200, 400]],
  ['a local wait in seconds', 'const pause = (s: number) => new Promise((resolve) => setTimeout(resolve, s * 1000));', 'await pause(2);', [2000, 2000, 2000]],
  ['options with defaults', 'const { base = 50, factor = 2 } = options;', 'await sleep(base * factor ** attempt);', [50, 100, 200]],
] as const)('%s', ([, before, handler, expected]) => {
  expect(sequenceOf(retryLoop(handler, { before }))).toEqual(expected);
});

test('a value from outside has a name and no number', () => {
  const { delay, growth } = siteOf(retryLoop('await sleep(options.base * 2 ** attempt);')).facts;
  expect(delay.steps.slice(0, 2)).toEqual([null, null]);
  expect(delay.symbolic.slice(0, 2)).toEqual([
    { text: 'options.base', multiple: { min: 1, max: 1, symbol: 'options.base' } },
    { text: '2 × options.base', multiple: { min: 2, max: 2, symbol: 'options.base' } },
  ]);
  expect(growth).toEqual({ kind: 'exponential', factor: 2, baseMs: null });
});

test('a wait that stands before every attempt is no answer to a failure, where another one is', () => {
  const code = `
    async function read(id: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        await sleep(5);
        try { return await query(id); } catch (error) { await sleep(100 * 2 ** attempt); }
      }
    }`;
  expect(sequenceOf(code)).toEqual([100, 200, 400]);
});

test.for([
  ['nothing waits', 'log(error);', 'missing'],
  ['a wait of 0', 'await sleep(0);', 'zero'],
  ['a wait that nobody awaits', 'sleep(1000);', 'not awaited'],
] as const)('%s', ([, handler, because]) => {
  expect(siteOf(retryLoop(handler)).facts.delay).toMatchObject({ kind: 'none', noWaitBecause: because });
});

test('a time limit of one attempt is no wait that was forgotten', () => {
  const limited = (timer: string): string =>
    `async function token() { for (let i = 0; i < 3; i++) { try { return await new Promise((resolve, reject) => { ${timer} refresh(client).then(resolve).catch(reject); }); } catch (error) { log(error); ${timer === '' ? 'sleep(1000);' : ''} } } }`;
  expect(siteOf(limited("setTimeout(() => reject(new Error('late')), limitMs);")).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(limited('')).facts.delay.noWaitBecause).toBe('not awaited');
});

test('a timer in a loop that an executor holds is forgotten', () => {
  const load = (timer: string) => siteOf(`const load = (url) => new Promise(async (resolve, reject) => { for (let i = 0; i < 5; i++) { try { return resolve(await client.get(url)); } catch (error) { log(error); ${timer} } } reject(new Error('gave up')); });`);
  expect(load('setTimeout(() => {}, 1000);').facts.delay.noWaitBecause).toBe('not awaited');
  expect(load('').facts.delay.noWaitBecause).toBe('missing');
});

test('nor is it in a function of its own, where what it settles is the promise of the attempt', () => {
  const sending = (within: string): string =>
    `function send(tx) { return new Promise((resolve, reject) => { ${within} }); }
     async function submit(tx) { for (let i = 0; i < 3; i++) { try { return await send(tx); } catch (error) { log(error); } } }`;
  const request = 'client.submit(tx).then(resolve).catch(reject);';
  expect(siteOf(sending(`setTimeout(() => reject(new Error('late')), limitMs); ${request}`)).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(sending(`client.submit(tx).then(resolve).catch((error) => { sleep(1000); reject(error); });`)).facts.delay.noWaitBecause).toBe('not awaited');
});

test('something unknown that is awaited may wait', () => {
  expect(siteOf(retryLoop('await recover(error);')).facts.delay).toMatchObject({ kind: 'unknown', noWaitBecause: null });
  expect(siteOf(retryLoop('await Promise.race([recover(error), stop]);')).facts.delay).toMatchObject({ kind: 'unknown', noWaitBecause: null });
  expect(siteOf(retryLoop('void Promise.allSettled([report(error)]);')).facts.delay).toMatchObject({ kind: 'none', noWaitBecause: 'missing' });
  expect(siteOf(retryLoop('Promise.resolve(error);')).facts.delay).toMatchObject({ kind: 'none', noWaitBecause: 'missing' });
});

test('to clear a file away is no wait', () => {
  const cleared = (by: string): string => siteOf(`import { mkdir, rm } from 'node:fs/promises'; ${retryLoop(`await ${by};`)}`).facts.delay.kind;
  expect(cleared("rm('part', { force: true })")).toBe('none');
  expect(cleared("mkdir('parts')")).toBe('unknown');
  expect(cleared("store.rm('part')")).toBe('unknown');
  expect(siteOf("import fs from 'fs-extra'; async function put(text) { for (let i = 0; i < 3; i++) { try { return await fs.writeFile('a', text); } catch (error) { await fs.remove('a'); } } }").facts.delay.kind).toBe('unknown');
});

test('what only the later turns wait for may wait, what the first one waits for too is no answer', () => {
  const loop = (wait: string): string => siteOf(`async function load(id) { for (let turn = 0; turn < 5; turn++) { ${wait} try { return await client.get(id); } catch (error) { last = error; } } throw last; }`).facts.delay.kind;
  expect(loop('if (turn > 0) await limiter.take();')).not.toBe('none');
  expect(loop('await limiter.take();')).toBe('none');
});

test('an immediate first retry is followed by waits', () => {
  expect(siteOf(retryLoop('if (attempt > 0) await sleep(100 * attempt);')).facts.delay).toMatchObject({ kind: 'waits', noWaitBecause: null });
});

test('how long somebody else says to wait is no other failure, even where it may be nothing', () => {
  const said = 'const delayMs = policy.lengthFor(error); if (delayMs > 0) await sleep(delayMs);';
  const recognised = 'if (policy.isBusy(error)) await sleep(1000);';
  expect(siteOf(retryLoop(said)).facts.delay.noWaitBecause).toBe(null);
  expect(siteOf(retryLoop(recognised)).facts.delay.noWaitBecause).toBe('missing');
});

test('a generator gives its consumer time between the attempts', () => {
  const code = (turn: string): string => `function* steps() { return async function* () { for (let i = 0; i < 3; i++) { ${turn} try { await query(id); break; } catch (error) { log(error); } } }; }`;
  expect(siteOf(code('yield;')).facts.delay.noWaitBecause).toBe(null);
  expect(siteOf(code('')).facts.delay.noWaitBecause).toBe('missing');
});

test('the failure that waits speaks for the waits, the one that does not for their absence', () => {
  const { delay, growth } = siteOf(`
    async function read(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try {
          const response = await fetch(url);
          if (response.status === 429) { await sleep(1000 * 2 ** attempt); continue; }
          return response;
        } catch (error) { log(error); }
      }
    }`).facts;
  expect(delay).toMatchObject({ kind: 'none', noWaitBecause: 'missing', steps: [{ min: 1000 }, { min: 2000 }, { min: 4000 }] });
  expect(growth.kind).toBe('exponential');
});

test.for([
  ['a timer beside each attempt, the first too', 'const timer = setTimeout(() => controller.abort(), 8000);', '', 'missing'],
  ['a promise of a timer', 'new Promise((resolve) => setTimeout(resolve, 8000));', '', 'not awaited'],
  ['a timer in answer to the failure', '', 'setTimeout(() => controller.abort(), 8000);', 'not awaited'],
] as const)('what there is no wait for: %s', ([, first, handler, expected]) => {
  const { delay } = siteOf(`async function read(id: string) { for (let i = 0; i < 3; i++) { ${first} try { return await query(id); } catch (error) { ${handler} } } }`).facts;
  expect(delay.noWaitBecause).toBe(expected);
});

test('a list of waits may be made of a length', () => {
  const loop = (list: string): string => `const waits = ${list}; async function load() { for (const ms of waits) { try { return await fetch(url); } catch { await sleep(ms); } } }`;
  expect(sequenceOf(loop('Array.from({ length: 4 }, (_, i) => 100 * 2 ** i)'))).toEqual([100, 200, 400]);
  expect(sequenceOf(loop('Array.from({ length: 3 }, (_, i) => waitOf(i))'))).toBe(null);
});

test('a promise of a timer that is kept for a race is the time limit of an attempt, and no wait', () => {
  const because = (made: string): string | null =>
    siteOf(`async function ask() { for (let i = 0; i < 3; i++) { try { ${made} const answer = await Promise.race([query(id), late]); if (answer) return answer; } catch (error) { log(error); } } }`).facts.delay.noWaitBecause;
  expect(because('const late = new Promise((resolve) => { setTimeout(() => resolve(null), 5000); });')).toBe('missing');
  expect(because('new Promise((resolve) => { setTimeout(() => resolve(null), 5000); });')).toBe('not awaited');
});

const waiting = (ms: string): string => `function run(task: Task, policy?: Policy) { task().catch((error) => { setTimeout(() => { run(task, policy); }, ${ms}); }); }`;

test('a wait that is asked for, and 0 where nobody can be asked, is not known', () => {
  expect(siteOf(waiting('policy?.delay() ?? 0')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(waiting('policy?.delay ?? 0')).facts.delay.noWaitBecause).toBe('zero');
});

const lost = (then: string): string => `function lost() { show('lost'); ${then} } socket.on('disconnect', lost);`;

test('what a handler leaves to a scheduler from elsewhere may wait', () => {
  expect(siteOf(lost('idle.request(() => socket.connect());')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(lost('socket.connect();')).facts.delay.noWaitBecause).toBe('missing');
});

const named = (code: string, failed: string): string =>
  `async function register(user: User) { for (let n = 0; n < 5; n++) { try { return await db.create({ user, code: ${code} }); } catch (error) { ${failed} } } }`;

test('another name that is drawn after one was taken is not hurried', () => {
  const becauseOf = (code: string, failed: string): unknown => siteOf(named(code, failed)).facts.delay.noWaitBecause;
  expect(becauseOf('generateCode()', 'if (!isUnavailable(error)) throw error;')).toBeNull();
  expect(becauseOf('nanoid(8)', 'if (!isUnavailable(error)) throw error;')).toBeNull();
  expect(sitesOf(named('nanoid(8)', 'if (error.code !== 11000) throw error;'))).toEqual([]);
  expect(becauseOf('codeOf(user)', 'if (!isUnavailable(error)) throw error;')).toBe('missing');
  expect(becauseOf('generateCode()', 'log(error);')).toBe('missing');
  expect(siteOf(`const seed = generateCode(); ${named('seed', 'if (!isUnavailable(error)) throw error;')}`).facts.delay.noWaitBecause).toBe('missing');
});

/** A function that sets a timer to attempt again, and another that waits before it attempts. */
const scheduling = (body: string): string => `class Client {
  attempts = 0;
  schedule() { this.attempts++; if (this.attempts > 3) return; ${body} }
}`;

test('who sets a timer to attempt again was called because an attempt had failed', () => {
  const { facts } = siteOf(scheduling('setTimeout(async () => { try { await this.socket.connect(); } catch { this.schedule(); } }, 1000 * 2 ** this.attempts);'));
  expect(facts.delay.steps.map((step) => step?.max)).toEqual([2000, 4000, 8000]);
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('who waits and then attempts waits before the first attempt as well: that belongs to the delays, and is no retry', () => {
  const { facts } = siteOf(scheduling('await sleep(1000 * 2 ** this.attempts); try { await this.socket.connect(); } catch { await this.schedule(); }').replace('schedule()', 'async schedule()'));
  expect(facts.delay.steps.map((step) => step?.max)).toEqual([2000, 4000, 8000]);
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('another wait before the first attempt is none of the delays', () => {
  const reopening = (first: string, again: string): string => `async function reopen() { for (let n = 1; n < 4; n++) { ${first} try { return await socket.connect(); } catch (error) { log(error); ${again} } } }`;
  expect(siteOf(reopening('await sleep(1000 * 2 ** n);', '')).facts.delay).toMatchObject({ leads: true, steps: [{ max: 2000 }, { max: 4000 }, { max: 8000 }] });
  expect(siteOf(reopening('if (n > 1) await sleep(1000 * 2 ** n);', '')).facts.delay.leads).toBeUndefined();
  expect(siteOf(reopening('await sleep(10);', 'await sleep(1000 * 2 ** n);')).facts.delay.steps.map((step) => step?.max)).toEqual([2000, 4000]);
  expect(siteOf(`const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms)); ${reopening('if (n === 1) await prepare();', 'await rest(1000 * 2 ** n);')} async function prepare() { await rest(10); }`).facts.delay.steps.map((step) => step?.max)).toEqual([2000, 4000]);
  expect(siteOf(reopening('if (n > 1) await sleep(1000 * 2 ** n);', '')).facts.delay.steps.map((step) => step?.max)).toEqual([4000, 8000]);
  expect(siteOf(reopening('await sleep(1000 * (n - 1));', '')).facts.delay.steps.map((step) => step?.max)).toEqual([1000, 2000]);
});

const limited = (rest: string, backoff: string): string =>
  `let last = 0; async function rest() { const since = Date.now() - last; ${rest} last = Date.now(); }
  async function read(id: string) { for (let attempt = 1; attempt < 5; attempt++) { try { await rest(); return await query(id); } catch (error) { log(error); ${backoff} } } }`;

test('a limiter waits for the rest: the backoff has used it up, and without one all is left', () => {
  const rest = 'if (since < 1000) await sleep(1000 - since);';
  expect(sequenceOf(limited(rest, 'await sleep(2000 * attempt);'))).toEqual([2000, 4000, 6000]);
  expect(sequenceOf(limited(rest, 'await sleep(300 * attempt);'))).toEqual([1000, 1000, 1000]);
  expect(sequenceOf(limited(rest, ''))).toEqual([1000, 1000, 1000]);
});

test('a deadline that is close ends the waits, and one known by name lies further than the run', () => {
  const until = (end: string): string => `async function read(id: string, timeoutMs: number) { const start = Date.now(); let delay = 1000; while (Date.now() - start < ${end}) { try { return await query(id); } catch (error) { await sleep(delay); delay *= 2; } } }`;
  expect(siteOf(until('10_000')).facts.delay.steps).toHaveLength(3);
  expect(sequenceOf(until('timeoutMs'), 5)).toEqual([1000, 2000, 4000, 8000, 16_000]);
});

test('where all is synchronous, a call from elsewhere may block; beside what answers later it is a wait forgotten', () => {
  const pausing = (fn: string): string => `${fn} { for (let i = 0; i < 20; i++) { try { return browser.readFileSync(path); } catch (error) { if (i === 19) throw error; browser.pause(50); } } }`;
  expect(siteOf(pausing('function load(path)')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(pausing('async function load(path)')).facts.delay.noWaitBecause).toBe('not awaited');
  expect(siteOf('function open() { const socket = new WebSocket(url); socket.onclose = again; } function again() { sleep(1000); open(); }').facts.delay.noWaitBecause).toBe('not awaited');
  expect(siteOf('class Reader { load(path) { for (;;) { try { return fs.readFileSync(path); } catch (error) { log(error); this.clock.pause(50); } } } }').facts.delay.noWaitBecause).toBeNull();
  expect(siteOf('function load(id) { return query(id).catch((error) => { log(error); sleep(50); return load(id); }); }').facts.delay.noWaitBecause).toBe('not awaited');
});

test('who watches the clock until it is time waits', () => {
  const loading = (rest: string): string => `const rest = (ms) => { const begun = Date.now(); ${rest} }; function load() { for (let i = 0; i < 3; i++) { try { return fs.readFileSync(path); } catch (error) { rest(1000); } } }`;
  expect(siteOf(loading('while (Date.now() - begun < ms) {}')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(loading('for (; begun + ms > Date.now(); );')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(loading('log(Date.now() - begun < ms);')).facts.delay.noWaitBecause).toBe('missing');
});

test('an attempt whose time was up has taken that long', () => {
  const polling = (asked: string): string => `async function done(id) { for (let i = 0; i < 9; i++) { try { return await client.completion(id); } catch (error) { if (${asked}) continue; throw error; } } }`;
  expect(siteOf(polling('error instanceof RequestTimeoutError')).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(polling("error.name === 'TimeoutError'")).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(polling("error.code === 'ETIMEDOUT'")).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(polling('!(error instanceof RefusedError)')).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(polling("error.name === 'TimeoutError' || error.code === 'ECONNRESET'")).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(polling('!(error instanceof RequestTimeoutError)')).facts.delay.noWaitBecause).toBe('missing');
});

test('an attempt that is itself a wait takes its time', () => {
  const looking = (call: string): string => `async function look(page) { for (let i = 0; i < 5; i++) { try { return await page.${call}; } catch (error) { log(error); } } }`;
  expect(siteOf(looking("waitForSelector('#done')")).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(looking("waitFor('#done').toBeVisible().withTimeout(3000)")).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(looking("click('#done')")).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(looking("find('#done').toBeVisible().within(3000)")).facts.delay.noWaitBecause).toBe('missing');
});

test('what gave the object of the operation may give another one, or keep the next attempt back, once it is told something', () => {
  const estimating = (told: string): unknown => siteOf(`async function estimate(switcher, operation) { for (let i = 0; i < 5; i++) { try { return await switcher.current().estimate(operation); } catch (error) { log(error); ${told} } } }`).facts.delay.noWaitBecause;
  expect(estimating('switcher.next();')).toBeNull();
  expect(estimating('other.next();')).toBe('missing');
  expect(estimating('')).toBe('missing');
});

test('what gave what the operation was told may give something else, once it is told of it', () => {
  const reopening = (told: string): unknown => siteOf(`async function reopen(tabs, manager) { const last = tabs.last(); if (last === undefined) return; try { return await manager.open(last.path); } catch (error) { ${told} return reopen(tabs, manager); } }`).facts.delay.noWaitBecause;
  expect(reopening('tabs.close(last.path);')).toBeNull();
  expect(reopening('log(last.path);')).not.toBeNull();
});

test('a turn that itself waits for something to come does not hurry', () => {
  const turn = (before: string): string => `async function open(page) { for (let i = 0; i < 4; i++) { ${before} try { return await page.click('#open'); } catch (error) { log(error); } } }`;
  expect(siteOf(turn("await page.root.waitFor({ state: 'visible' }).catch(() => {});")).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(turn("await page.waitForSelector('#open');")).facts.delay.noWaitBecause).toBeNull();
  expect(siteOf(turn('await waitAndOpen(page);')).facts.delay.noWaitBecause).toBe('missing');
  expect(siteOf(turn("await page.root.scrollTo({ state: 'visible' }).catch(() => {});")).facts.delay.noWaitBecause).toBe('missing');
});

const steps = (code: string): readonly unknown[] => siteOf(code).facts.delay.steps.slice(0, 3);

test('no default stands for what another file says is there', () => {
  const paused = (from: string): string => `
    ${from}
    const pause = (seconds = 1) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    export async function load(url, options) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try { return await fetch(url); } catch (error) { console.warn(error); }
        await pause(config.intervalSeconds);
      }
      throw new Error('gave up');
    }`;
  expect(steps(paused("import config from './config';"))).toEqual([null, null, null]);
  expect(steps(paused('').replace('config.intervalSeconds', 'options.intervalSeconds'))).toEqual([{ min: 1000, max: 1000 }, { min: 1000, max: 1000 }, { min: 1000, max: 1000 }]);
});

test('a name that was found to be above a number is not that number in the next line', () => {
  const growing = (test: string): string => `
    export async function run(send, options) {
      let delay = options.start;
      for (let attempt = 1; attempt <= 5; attempt++) {
        try { return await send(); } catch (error) { if (attempt === 5) throw error; }
        ${test} await new Promise((resolve) => setTimeout(resolve, delay));
        delay = delay === 0 ? 1 : delay * 2;
      }
    }`;
  expect(steps(growing('if (delay > 0)'))).toEqual([null, null, null]);
});

test('the entries of a table that another file holds are each of their own', () => {
  const waiting = (place: string): unknown => siteOf(`import { STEPS } from './steps'; ${retryLoop(`await sleep(STEPS[${place}]);`)}`).facts.growth.kind;
  expect(waiting('Math.min(attempt, STEPS.length - 1)')).toBe(waiting('attempt'));
  expect(waiting('STEPS.length - 1')).toBe('fixed');
});

test('a getter of a literal is asked for its value', () => {
  const waiting = (cap: string): readonly (number | null)[] =>
    siteOf(`
      const policy = { baseMs: 300, ${cap}, delayMs(n) { return Math.min(this.capMs, this.baseMs * 2 ** n); } };
      async function load(source) { for (let n = 0; n < 6; n++) { try { return await source.load(); } catch (error) { await new Promise((resolve) => setTimeout(resolve, policy.delayMs(n))); } } }`).facts.delay.steps.map((step) => step?.max ?? null);
  expect(waiting('get capMs() { return this.baseMs * 3; }').slice(0, 3)).toEqual([300, 600, 900]);
  expect(waiting('get capMs() { return this.baseMs * 3; }, set capMs(ms) { log(ms); }').slice(0, 3)).toEqual([300, 600, 900]);
});

test('what each attempt asks first may keep it back once it was told for how long', () => {
  const sending = (told: string): unknown =>
    siteOf(`import { limiter } from './limiter.js';
      async function send(file) { for (let n = 0; n < 3; n++) { try { await limiter.acquire(); return await file.send(); } catch (error) { log(error); ${told} } } }`).facts.delay.noWaitBecause;
  expect(sending('limiter.close(5000 + Math.random() * 5000);')).toBeNull();
  expect(sending('meter.close(5000 + Math.random() * 5000);')).toBe('missing');
  expect(sending('limiter.count(1);')).toBe('missing');
});

test('a connection that is kept in a table is no lesson', () => {
  const connecting = (kept: string): unknown => siteOf(`
    const sockets = {};
    function connect(name, url) {
      const socket = new WebSocket(url);
      sockets[name] = ${kept};
      socket.onclose = (event) => { if (event.code !== 1000) connect(name, url); };
    }`).facts.delay.noWaitBecause;
  expect(connecting('socket')).toBe('missing');
  expect(connecting('url')).toBe('missing');
});

test('a status that is backed off from tells how the waits grow, beside one that has the same wait each time', () => {
  const asking = (delay: string): unknown => {
    const { growth, delay: { steps } } = siteOf(`async function ask(url) {
      for (let n = 0; n < 5; n++) {
        const response = await fetch(url);
        if (response.status === 429) await sleep(${delay});
        else if (response.status === 503) await sleep(1000);
        else return response;
      }
    }`).facts;
    return [growth.kind, ...steps.slice(0, 3).map((step) => step?.max)];
  };
  expect(asking('2000 * 2 ** n')).toEqual(['exponential', 2000, 4000, 8000]);
  expect(asking('2000')).toEqual(['fixed', 1000, 1000, 1000]);
});

test('a handler of a failure waits for its first retry, and leads to no first attempt', () => {
  const { delay, bound } = siteOf(`class Link {
    private retries = 0;
    connect(url) { this.open(url); }
    private open(url) {
      const socket = new WebSocket(url);
      socket.onclose = () => { if (this.retries < 3) { this.retries++; setTimeout(() => this.open(this.url), 1500 * this.retries); } };
    }
  }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([1500, 3000, 4500]);
  expect(delay).not.toHaveProperty('leads');
});

test('the time limit of a request is no wait that somebody forgot to await', () => {
  const sending = (begun: string): string | null =>
    siteOf(`import https from 'node:https';
      function load(options) {
        return new Promise((resolve, reject) => {
          const begin = () => {
            const request = https.request(options, (response) => {
              if (response.statusCode === 503) load(options).then(resolve, reject);
              else resolve(response);
            });
            request.on('error', reject);
            ${begun}
            request.end();
          };
          begin();
        });
      }`).facts.delay.noWaitBecause;
  expect(sending('request.setTimeout(5000, () => request.abort());')).toBe('missing');
  expect(sending('setTimeout(() => log(options), 5000);')).toBe('not awaited');
});

test('what is handed in was not tried before: who waits before the first attempt waits for no failure then', () => {
  const waits = (call: string): unknown => {
    const { delay } = siteOf(`async function request(task, url, delayMs = 500, left = 3) { await sleep(delayMs); try { return await ${call}; } catch (error) { if (left === 0) throw error; return request(task, url, delayMs * 2, left - 1); } }`).facts;
    return [delay.leads, delay.steps.map((step) => step?.max)];
  };
  expect(waits('task()')).toEqual([undefined, [1000, 2000, 4000]]);
  expect(waits('client.get(url)')).toEqual([true, [500, 1000, 2000, 4000]]);
});

test('what a retry inside waits for is not the wait of the one around it', () => {
  const sites = sitesOf(`
    class Token {
      schedule(afterMs) { this.timer = setTimeout(() => this.refresh(), afterMs); }
      async refresh() { const token = await this.read(); if (token) this.keep(token); else this.schedule(300_000); }
      async read() {
        for (let n = 0; n < 3; n++) { try { return await client.token(); } catch (error) { log(error); await sleep(1000 * 2 ** n); } }
        return null;
      }
    }`);
  expect(sites.map(({ kind, facts: { delay } }) => [kind, delay.steps.slice(0, 2).map((step) => step?.max)])).toEqual([['recursion', [300_000, 300_000]], ['loop', [1000, 2000]]]);
});
