import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../testing/site-of.js';

const boundOf = (code: string): string => siteOf(code).facts.bound.kind;

const forever = (head: string, rest = 'await sleep(1000);'): string =>
  `async function read(signal: AbortSignal) { while (true) { ${head} try { return await query(id); } catch (error) { log(error); ${rest} } } }`;

const pending = (named: string): string => `
  const ask = (form) => new Promise((resolve, reject) => { request(form, (error, response, body) => { if (error) reject(error); else resolve(JSON.parse(body)); }); });
  async function login(form) {
    while (true) {
      const answer = await ask(form);
      if (answer.error !== '${named}') { if (answer.error) throw new Error(answer.error); return answer.token; }
      await sleep(5000);
    }
  }
  import request from 'request';`;

const given = (onFailure: string): string => `async function* read(id: string) { while (true) { try { const rows = await query(id); yield rows; return; } catch (error) { ${onFailure} await sleep(1000); } } }`;

const listening = (failed: string): string =>
  `function listen() {
     const open = async () => { const events = await docker.events(); return new Promise((resolve, reject) => { parser.on('error', reject).on('end', resolve); events.pipe(parser); }); };
     void (async () => { try { await open(); } catch (error) { ${failed} } })();
   }`;

test.for([
  ['nothing', forever(''), 'none'],
  ['a signal that is handed in', forever('if (signal.aborted) throw signal.reason;'), 'unknown'],
  [
    'a wait that ends with a signal that is handed in',
    forever('', "await new Promise((resolve, reject) => { const timer = setTimeout(resolve, 1000); signal.addEventListener('abort', () => { clearTimeout(timer); reject(signal.reason); }); });"),
    'unknown',
  ],
  ['an attempt limited by its own signal', forever('', "const own = new AbortController(); own.signal.addEventListener('abort', stop); await sleep(1000);"), 'none'],
  ['a wait that is handed the signal', forever('', 'await sleep(1000, signal);'), 'unknown'],
  ['a wait that is handed it among options', forever('', 'await sleep(1000, { signal });'), 'unknown'],
  ["a wait that is handed a signal of the object's own", forever('', 'await sleep(1000, this.signal);'), 'none'],
  ['an attempt alone that is handed the signal', forever('').replace('query(id)', 'query(id, signal)'), 'none'],
  ['a state that passes, waited for', forever('', "if (!error.message.includes('not signed in')) throw error; await sleep(1000);"), 'unknown'],
  ['a state that passes, not waited for', forever('', "if (!error.message.includes('not signed in')) throw error;"), 'none'],
  ['a server that is busy, waited for', forever('', "if (!error.message.includes('busy')) throw error; await sleep(1000);"), 'none'],
  ['an answer that names the state', pending('upload_pending'), 'unknown'],
  ['an answer that names a busy server', pending('too_many_requests'), 'none'],
  ['a cancellation token', forever('', 'if (token.isCancellationRequested) throw error; await sleep(1000);'), 'unknown'],
  ['a setting', forever('', 'if (options.isFinal) throw error; await sleep(1000);'), 'none'],
  [
    'a renewal that goes on after a success',
    'function renew() { getToken().then((token) => { if (!token) return; use(token); setTimeout(renew, 60_000); }, (error) => { log(error); setTimeout(renew, 5000); }); }',
    'unknown',
  ],
  ['a renewal that is done', 'function renew() { getToken().then((token) => { if (!token) return; use(token); }, (error) => { log(error); setTimeout(renew, 5000); }); }', 'none'],
  [
    'what a loop of the file asks for turn by turn',
    'async function next() { while (true) { try { return await poll(); } catch (error) { await sleep(1000); } } } async function run() { while (isRunning) { handle(await next()); } }',
    'unknown',
  ],
  [
    'what a loop of the class asks for turn by turn',
    'class Poll { next = async () => { while (true) { try { return await ask(); } catch (error) { await sleep(1000); } } }; async run() { while (this.isRunning) handle(await this.next()); } }',
    'unknown',
  ],
  ...[
    ['as long as there is another page', 'let page = null; do { const { next } = await ask(page); page = next; } while (page);', 'none'],
    ['until the loop says so itself', 'let hasMore = true; while (hasMore) { const rows = await ask(); hasMore = rows.length === 50; }', 'none'],
    ['as long as a list holds something', 'while (names.length > 0) await ask(names.shift());', 'none'],
    ['as long as a page has another', 'let page = {}; do { page = await ask(page.next); } while (page.next);', 'none'],
    ['as long as a state lasts', 'while (state !== State.closed) handle(await ask());', 'unknown'],
    ['as long as a connection is open', 'while (isOpen(connection)) handle(await ask());', 'unknown'],
    ['until somebody is heard to be done', 'while (!(await isDone())) handle(await ask());', 'unknown'],
    ['as long as somebody else wishes', "while (!this.stopped && state !== 'closed') handle(await ask());", 'unknown'],
    ['as long as another function says so', 'while (isOpen()) handle(await ask());', 'unknown'],
    ['for ever', 'do { handle(await ask()); } while (true);', 'unknown'],
  ].map(([how = '', loop = '', kind = '']): [string, string, string] => [
    `what a loop asks for ${how}`,
    `async function ask(page) { while (true) { try { return await read(page); } catch (error) { await sleep(1000); } } } async function all(names) { ${loop} }`,
    kind,
  ]),
  ...[
    ['is not well yet', 'const answer = await ask(); if (isSuccess(answer)) return answer; await sleep(1000);', 'unknown'],
    ['is not well yet, asked for at the pace of a setting', 'const answer = await ask(); if (answer.success) return answer; await sleep(settings.interval);', 'unknown'],
    ['is not well, backing off', 'const answer = await ask(); if (isSuccess(answer)) return answer; await sleep(delay); delay *= 2;', 'none'],
    ['is not well, at once', 'const answer = await ask(); if (isSuccess(answer)) return answer;', 'none'],
    ['is not well, or does not come', 'try { const answer = await ask(); if (isSuccess(answer)) return answer; } catch {} await sleep(1000);', 'none'],
    ['is refused', 'const answer = await ask(); if (answer.ok) return answer; await sleep(1000);', 'none'],
  ].map(([how = '', turn = '', kind = '']): [string, string, string] => [`an answer that ${how}`, `async function wait() { let delay = 100; while (true) { ${turn} } }`, kind]),
  ['what is asked for once', 'async function next() { while (true) { try { return await poll(); } catch (error) { await sleep(1000); } } } async function run() { handle(await next()); }', 'none'],
  [
    'a race around a method',
    'class Worker { ask() { return connect(this.port); } async ready() { const late = rejectAfter(30_000); while (true) { try { await Promise.race([this.ask(), late]); return; } catch (error) { await sleep(100); } } } }',
    'unknown',
  ],
  ['a method alone', 'class Worker { ask() { return connect(this.port); } async ready() { while (true) { try { await this.ask(); return; } catch (error) { await sleep(100); } } } }', 'none'],
  [
    'what stands in the way is taken away',
    "async function open(file: string) { while (true) { try { return await listen(file); } catch (error) { if (error.code !== 'EADDRINUSE') throw error; fs.unlinkSync(file); } } }",
    'unknown',
  ],
  [
    'the function itself, called with what the operation is called with',
    "async function open(file: string) { try { await listen(file); } catch (error) { if (error.code === 'EADDRINUSE') { await open(file); return; } throw error; } }",
    'none',
  ],
  [
    'something else is taken away',
    "async function open(file: string) { while (true) { try { return await listen(file); } catch (error) { if (error.code !== 'EADDRINUSE') throw error; fs.unlinkSync(log); } } }",
    'none',
  ],
  [
    'what the failure tells is written down',
    "async function grant(kinds: any) { do { try { return await setPolicy(name, kinds); } catch (error) { const told = /Principal (.*) is a (.*)/.exec(error.message); if (!told) throw error; kinds[told[1]] = told[2]; } } while (true); }",
    'unknown',
  ],
  [
    'something else is written down',
    "async function grant(kinds: any) { do { try { return await setPolicy(name, kinds); } catch (error) { const told = /Principal (.*) is a (.*)/.exec(error.message); if (!told) throw error; kinds[name] = true; } } while (true); }",
    'none',
  ],
  ['whether the connection is closed, asked in each turn', forever('if (client.isClosed()) return null;'), 'unknown'],
  ['the same as the condition of the loop', forever('').replace('while (true)', 'while (!client.isClosed())'), 'unknown'],
  ['what the client is, asked in each turn', forever('').replace('while (true)', 'while (!client.isGuest())'), 'none'],
  ['going on only while the connection is closed', forever('if (!client.isClosed()) return null;'), 'none'],
  ['the same as the condition of the loop that waits for it', forever('').replace('while (true)', 'while (client.isClosed())'), 'none'],
  ['whether the connection is closed, of which only a log hangs', forever('if (client.isClosed()) log(client);'), 'none'],
  ['a clock that is handed in', 'async function read(now: () => number, end: number) { while (true) { if (now() > end) throw new Error("late"); try { return await query(id); } catch (error) { await sleep(1000); } } }', 'unknown'],
  ['a filter that only looks at the failure', forever('', 'if (!isTransient(error)) throw error; await sleep(1000);'), 'none'],
  [
    'what is known of a failure is cleared up, and with it what the next attempt hangs on',
    'async function read(id: string) { if (cache.filled) { try { return await query(cache.token); } catch (error) { if (error.code === 18) { cache.clear(); return read(id); } throw error; } } }',
    'unknown',
  ],
  [
    'what is cleared up decides nothing',
    'async function read(id: string) { if (options.cached) { try { return await query(cache.token); } catch (error) { if (error.code === 18) { cache.clear(); return read(id); } throw error; } } }',
    'none',
  ],
  [
    'a count that is stepped behind the next attempt',
    'class Remote { pair() { this.api.pair().catch((error) => { if (this.tries > 1) { this.pair(); this.tries--; } else log(error); }); } }',
    'unknown',
  ],
  ['a number that nobody counts with', 'class Remote { pair() { this.api.pair().catch((error) => { if (this.tries > 1) { this.pair(); this.label = "again"; } else log(error); }); } }', 'none'],
  [
    'a count that is put back each time',
    "async function read(urls: string[]) { for (let i = 0; i < 3; i++) { const res = await fetch(url); if (res.status === 429) { await sleep(1000); i--; continue; } return res; } }",
    'none',
  ],
  [
    'a count that is begun anew in another state',
    "import { State } from './state.js'; class Feed { #tries = 0; set(state: State) { this.state = state; if (state === State.Open) this.#tries = 0; } async open() { this.#tries += 1; if (this.#tries > most) return; this.set(State.Opening); try { await this.socket.ready(); } catch (error) { setTimeout(() => this.open(), 1000); } } }",
    'named',
  ],
  [
    'a count that is begun anew with each attempt',
    "import { State } from './state.js'; class Feed { #tries = 0; set(state: State) { this.state = state; if (state === State.Opening) this.#tries = 0; } async open() { this.#tries += 1; if (this.#tries > most) return; this.set(State.Opening); try { await this.socket.ready(); } catch (error) { setTimeout(() => this.open(), 1000); } } }",
    'none',
  ],
  [
    'a code that somebody is asked for after the failure',
    "async function promote(id: string, code?: string) { const headers = code ? { code } : {}; try { return await client.post('/promote', { id, headers }); } catch (error) { if (error.body.id !== 'two_factor') throw error; return promote(id, await client.secondFactor()); } }",
    'unknown',
  ],
  [
    'the same code, whatever is asked for',
    "async function promote(id: string, code?: string) { const headers = code ? { code } : {}; try { return await client.post('/promote', { id, headers }); } catch (error) { if (error.body.id !== 'two_factor') throw error; client.secondFactor(); return promote(id, code); } }",
    'none',
  ],
  ['a race with what was begun before', 'async function read(id: string) { const late = rejectAfter(60_000); while (true) { try { return await Promise.race([query(id), late]); } catch (error) { log(error); await sleep(1000); } } }', 'unknown'],
  ['a race that begins anew with each attempt', forever('').replace('await query(id)', 'await Promise.race([query(id), rejectAfter(60_000)])'), 'none'],
  ['a long poll that is renewed when its time is up', forever('', 'if (!(error instanceof TimeoutError)) throw error;'), 'unknown'],
  ['one that says so in words', forever('', "if (error.message !== 'Log stream timed out') throw error;"), 'unknown'],
  ['one whose words are the failure of the stream', forever('', "if (error.message !== 'Log stream lost') throw error;"), 'none'],
  ['a pause when the time was up, in words', forever('', "if (error.message !== 'Log stream timed out') throw error; await sleep(1000);"), 'none'],
  ['a pause when the time was up', forever('', 'if (!(error instanceof TimeoutError)) throw error; await sleep(1000);'), 'none'],
  ['what comes at the end, failed or not', listening('log(error); } finally { await sleep(1000); listen();'), 'unknown'],
  ['what comes at the end of a failure', listening('log(error); await sleep(1000); listen(); } finally { log(done);'), 'none'],
  ['a generator that gives each answer away', 'async function* poll() { let n = 0; while (true) { let work; try { work = await queue.poll(); } catch (error) { n += 1; await sleep(1000 * n); continue; } n = 0; if (!work && drained) return; yield work; } }', 'unknown'],
  ['a generator that says so before each retry', given('yield error;'), 'unknown'],
  ['a generator that keeps its failures to itself', given('log(error);'), 'none'],
  ['a generator that is run by another', given('yield error;').replace('async function', 'function').replace('await query', 'yield query').replace('await sleep', 'yield sleep'), 'unknown'],
] as const)('what ends it: %s', ([, code, bound]) => {
  expect(boundOf(code)).toBe(bound);
});

test('a signal that callers may hand over ends the retries, and one of the object says only when that is gone', () => {
  const bound = (turn: string, parameters = 'options: { signal?: AbortSignal } = {}'): string =>
    siteOf(`const throwIfAborted = (signal?: AbortSignal) => { if (signal?.aborted) throw signal.reason; }; class Reader { async read(id: string, ${parameters}) { for (;;) { ${turn} try { return await query(id); } catch (error) { await sleep(1000); } } } }`).facts.bound.kind;
  expect(bound('options.signal?.throwIfAborted();')).toBe('unknown');
  expect(bound('if (options.signal?.aborted) return;')).toBe('unknown');
  expect(bound('signal?.throwIfAborted();', 'signal?: AbortSignal')).toBe('unknown');
  expect(bound('if (signal?.aborted) return;', '{ signal }: { signal?: AbortSignal } = {}')).toBe('unknown');
  expect(bound('if (options.caller?.aborted) return;')).toBe('unknown');
  expect(bound('const { end } = options; if (end?.aborted) return;')).toBe('unknown');
  expect(bound('throwIfAborted(options.end);')).toBe('unknown');
  expect(bound('note(options.end);')).toBe('none');
  expect(bound('this.signal.throwIfAborted();')).toBe('none');
  expect(bound('options.begin?.();')).toBe('none');
});

test.each([
  ['a place of a list that is put back on failure', 'try { await client.send(items[i]); } catch (error) { i--; await sleep(1000); }', 'none'],
  ['a place that is put back for a refusal', 'const response = await fetch(items[i]); if (response.status === 429) { i -= 1; continue; } show(await response.json());', 'none'],
  ['a place that is put back a few times', 'try { await client.send(items[i]); tries = 0; } catch (error) { if (++tries > 3) throw error; i--; await sleep(1000); }', 'attempts'],
])('%s', (_, body, bound) => {
  expect(siteOf(`async function sendAll(items: string[]) { let tries = 0; for (let i = 0; i < items.length; i++) { ${body} } }`).facts.bound.kind).toBe(bound);
});

test('blocks that come for ever are a service, however a failure is dealt with', () => {
  expect(sitesOf('async function follow() { for (let block = 0; ; block++) { try { await client.index(block); } catch (error) { block--; await sleep(1000); } } }').map(({ facts }) => facts.bound.kind)).not.toContain('none');
});
