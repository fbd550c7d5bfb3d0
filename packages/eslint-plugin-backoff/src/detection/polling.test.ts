import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const code = (answered: string, failed: string): string =>
  `async function watch() { try { const state = await client.state(id); if (${answered}) setTimeout(() => watch(), 1000); } catch (error) { log(error); setTimeout(() => watch(), ${failed}); } }`;

test('who asks again after the same time, whether it failed or is not yet done, polls', () => {
  expect(sitesOf(code('state.running', '1000'))).toEqual([]);
  expect(sitesOf(code('state.running', 'interval').replace('1000', 'interval'))).toEqual([]);
});

const worker = (after: string): string =>
  `async function work() { try { while (true) { const next = ripe(field); if (next) await dig(next); else break; } ${after} } catch (error) { log(error); } setTimeout(work, 1000); }`;

test('what goes on in a loop of its own, and then from time to time, is no retry', () => {
  const bounds = (code: string): readonly string[] => sitesOf(code).map(({ facts }) => facts.bound.kind);
  expect(bounds(worker(''))).not.toContain('none');
  expect(bounds(worker('return;').replace('while (true)', '').replace('else break;', ''))).toEqual(['none']);
});

test('who looks for something new and then fetches it polls, whatever fails', () => {
  const update = (done: string): string => `let done = false; async function update() { while (!done) { try { const found = await check(); ${done} } catch (error) { log(error); } await sleep(1000); } }`;
  expect(sitesOf(update('if (found.isNew) { await download(); done = true; }'))).toEqual([]);
  expect(sitesOf(update('if (found.isNew) await download(); done = true;'))).toHaveLength(1);
});

test.for([
  ['a failure waits longer', code('state.running', '5000')],
  ['the answer itself is a failure', code('state.status !== 200', '1000')],
] as const)('it is a retry where %s', ([, retry]) => {
  expect(sitesOf(retry)).toHaveLength(1);
});

const oneTimer = (afterFailure: string): string => `
  class Refresher {
    backoff = 1000;
    schedule(failed = false) { this.timer = setTimeout(() => this.refresh(), failed ? ${afterFailure} : 3600000); }
    async refresh() { try { await this.user.token(); } catch (error) { if (error.code === 'network') this.schedule(true); return; } this.schedule(); }
  }`;

test('one timer for both tells a retry by how long it waits', () => {
  expect(sitesOf(oneTimer('(this.backoff *= 2)'))).toHaveLength(1);
  expect(sitesOf(oneTimer('3600000'))).toEqual([]);
});

test('a loop that asks for what comes next, after the same time as after a failure, polls', () => {
  const follow = (ofSuccess: string, ofFailure: string, ofBoth: string): string => `
    async function follow(id) {
      let cursor = 0;
      while (true) {
        try {
          const { events, isDone, next } = await client.events(id, cursor);
          show(events);
          cursor = next;
          if (isDone) return;
          ${ofSuccess}
        } catch (error) { report(error); ${ofFailure} }
        ${ofBoth}
      }
    }`;
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 500));';
  expect(sitesOf(follow('', '', wait))).toEqual([]);
  expect(sitesOf(follow('', wait, ''))).toHaveLength(1);
  expect(sitesOf(follow('continue;', '', wait))).toHaveLength(1);
});

test('the answer of a function of the file is polled with all that the function does, where no failure is told from others', () => {
  const watch = (asked: string, handled = ''): string => `
    import { spawn } from 'node:child_process';
    async function run(command, args) {
      return new Promise((resolve, reject) => {
        const child = spawn(command, args);
        let out = '';
        child.stdout.on('data', (chunk) => (out += chunk.toString()));
        child.on('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(command))));
      });
    }
    async function ready() {
      for (let turn = 0; turn < 30; turn++) {
        try { const state = await run('service', ['state']); ${asked} } catch (error) { ${handled} }
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }`;
  expect(sitesOf(watch("if (state.includes('up')) return;"))).toEqual([]);
  expect(sitesOf(watch("if (!state.includes('up')) throw new Error('down'); return;"))).toHaveLength(1);
  expect(sitesOf(watch("if (state.includes('up')) return;", "if (error.code === 'ENOENT') throw error;"))).toHaveLength(1);
});

test('what is refreshed from time to time is polled, though an answer that makes no sense is a failure too', () => {
  const refresh = (after: string): string => `
    async function refresh() {
      try { const page = await client.load(id); if (typeof page.count !== 'number') throw new Error('invalid'); show(page); ${after} } catch (error) { if (signal.aborted) return; report(error); }
      setTimeout(() => refresh(), 350);
    }`;
  expect(sitesOf(refresh(''))).toEqual([]);
  expect(sitesOf(refresh('return;'))).toHaveLength(1);
});

test('what goes on after every success has no end of its own to ask for', () => {
  const [site] = sitesOf(oneTimer('5000').replace('schedule(failed = false) {', 'schedule(failed = false) { if (!this.isRunning) return;'));
  expect(site?.facts.bound.kind).not.toBe('none');
});

const nothing = (made: string, asked: string): string => `
  async function load() { try { const res = await fetch(url); return await res.json(); } catch (error) { return ${made}; } }
  async function wanted() { for (let n = 0; n < 5; n++) { const page = await load(); if (${asked}) return page; await sleep(100 * 2 ** n); } return null; }`;

test('where nothing is made of a failure, an answer that is nothing is one too', () => {
  expect(sitesOf(nothing('null', 'page !== null'))).toHaveLength(1);
  expect(sitesOf(nothing('undefined', 'page'))).toHaveLength(1);
});

test('who also asks what the answer says polls', () => {
  expect(sitesOf(nothing('null', 'page !== null && page.isDone'))).toEqual([]);
  expect(sitesOf(nothing('null', 'page !== null && (progress.show(page.part), page.part > 0 || page.isDone)'))).toEqual([]);
  expect(sitesOf(nothing('{ isDone: false }', 'page.isDone'))).toEqual([]);
  expect(sitesOf('async function wanted() { for (let n = 0; n < 5; n++) { const res = await fetch(url); const page = await res.json(); if (page) return page; await sleep(100 * 2 ** n); } }')).toEqual([]);
});

test('where no success was seen to its end, what leads to the next attempt has to stand with the failure', () => {
  const much = Array.from({ length: 150 }, (_, i) => `if (page.part${i}) table.set('part${i}', describe(page.part${i}, table));`).join('\n');
  const check = (again: string, otherwise: string): string => `
    async function load() { try { return await client.page(id); } catch (error) { ${again} return known; } }
    async function check() { const page = await load(); ${much} ${otherwise} }`;
  expect(sitesOf(check('', 'setTimeout(check, 86_400_000);'))).toEqual([]);
  expect(sitesOf(check('setTimeout(check, 1000);', ''))).toHaveLength(1);
});

test('a timer that nobody waits for does not tell a failure from a success', () => {
  const watch = (shown: string): string =>
    `function tell(text: string) { box.text = text; setTimeout(() => { box.text = ''; }, 3000); }
     async function watch() { try { const job = await client.job(id); if (!job.isDone) setTimeout(watch, 1000); } catch (error) { ${shown} } }`;
  expect(sitesOf(watch('tell(error.message); setTimeout(watch, 1000);'))).toEqual([]);
  expect(sitesOf(watch('tell(error.message); setTimeout(watch, 5000);'))).toHaveLength(1);
});

const job = (failed: string): string =>
  `async function tick() { let job; try { job = await (await fetch(url)).json(); } catch (error) { setTimeout(tick, ${failed}); return; } if (job.status === 'running') { setTimeout(tick, 1200); return; } show(job); }`;

test('who takes a little longer after a failure polls on, and who backs off tries again', () => {
  expect(sitesOf(job('1500'))).toEqual([]);
  expect(sitesOf(job('1000'))).toEqual([]);
  expect(sitesOf(job('5000'))).toHaveLength(1);
  expect(sitesOf(job('100'))).toHaveLength(1);
});

const daily = (due: string): string => `
  const news = { until: -1, isNew: false };
  async function read() {
    if (news.until > Date.now()) return news;
    try { const response = await client.get('/releases'); store(response); news.until = Date.now() + 900_000; } catch (error) { log(error); }
    return news;
  }
  async function check() { const found = await read(); ${due} }`;

test('what is due again after a success as after a failure that was swallowed is no retry', () => {
  expect(sitesOf(daily('if (!found.isNew) setTimeout(check, 86_400_000);'))).toEqual([]);
  expect(sitesOf(daily('if (found.until < 0) setTimeout(check, 60_000);'))).toHaveLength(1);
});

const reader = (next: string, failed: string): string =>
  `async function read(state: { isOpen: boolean }) { let cursor = 'a'; while (state.isOpen) { try { const page = await client.load(cursor); ${next} show(page); } catch (error) { ${failed} } } }`;

test('who comes to another request after each success asks for the same one only because it failed', () => {
  expect(sitesOf(reader('cursor = page.next;', 'await sleep(5000);'))).toHaveLength(1);
  expect(sitesOf(reader('', 'log(error);'))).toEqual([]);
  expect(sitesOf(reader('cursor = page.next;', 'cursor = skip(cursor); await sleep(5000);'))).toEqual([]);
});

const overList = (again: string): string =>
  `async function all(ids: readonly string[]) { let failures = 0; for (let i = 0; i < ids.length; i += 1) { try { await load(ids[i]); } catch (error) { ${again} if (++failures > 3) throw error; } } }`;

test('an item of a list that is taken once more is tried again', () => {
  expect(sitesOf(overList('i -= 1;'))).toHaveLength(1);
  expect(sitesOf(overList(''))).toEqual([]);
});

const refused = (asked: string): string =>
  `import { isDue, BUSY } from '../interpreter/policy.js';
  async function send(tries = 0) {
    let answer; try { answer = await perform(); } catch (error) { if (tries < 3) { await sleep(1000); return send(tries + 1); } throw error; }
    ${asked}
    return answer;
  }`;

test('an answer that says when to come again, or is held against statuses from elsewhere, was no success', () => {
  expect(sitesOf(refused("if (BUSY.includes(answer.state) && answer.headers.get('retry-after')) { await sleep(1000); return send(tries + 1); }"))).toHaveLength(1);
  expect(sitesOf(refused('if (isDue(answer.message.statusCode)) { await sleep(1000); return send(tries + 1); }'))).toHaveLength(1);
  expect(sitesOf(refused('if (BUSY.includes(answer.state)) { await sleep(1000); return send(tries + 1); }'))).toEqual([]);
});

test('one timer for both tells a retry by the name of how long it waits', () => {
  const named = (failed: string): string => oneTimer(failed).replace('3600000;', 'this.lifetime;').replace(': 3600000)', ': this.lifetime)');
  expect(sitesOf(named('this.pause'))).toHaveLength(1);
  expect(sitesOf(named('this.lifetime'))).toEqual([]);
});

test('what is chosen on the way to the next attempt does not hide that a success ends', () => {
  const sending = (waits: string): string => `
    import { BUSY } from '../interpreter/policy.js';
    async function send() { let tries = 0; while (true) {
      let answer; try { answer = await perform(url); } catch (error) { if (tries < 3) { tries++; await sleep(1000); continue; } throw error; }
      if (BUSY.includes(answer.state)) { ${waits} note(a ? 1 : 2, b ? 1 : 2, c ? 1 : 2, d ? 1 : 2, e ? 1 : 2, f ? 1 : 2, g ? 1 : 2, h ? 1 : 2); tries++; continue; }
      return answer;
    } }`;
  expect(sitesOf(sending("await sleep(answer.headers.get('retry-after'));"))).toHaveLength(1);
  expect(sitesOf(sending('await sleep(1000);'))).toEqual([]);
});

test('two waits by one helper are two waits', () => {
  const paced = (before: string, failed: string): string => `
    const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    async function load() { for (let n = 0; n < 3; ) { try { ${before} const page = await client.page(id); if (page.rows) return page; } catch (error) { n++; ${failed} } } }`;
  expect(sitesOf(paced('await sleep(options.pace);', 'await sleep(1000 * 2 ** n);'))).toHaveLength(1);
  expect(sitesOf(paced('await sleep(options.pace);', ''))).toEqual([]);
});

test('what comes back after a while for what is new by then goes on', () => {
  const bounds = (after: string): readonly string[] =>
    sitesOf(`class Chat { poll() { (async () => { try { const state = await this.client.state(id, this.cursor); this.cursor = state.cursor; ${after} } catch { await sleep(2000); this.poll(); } })(); } }`).map(({ facts }) => facts.bound.kind);
  expect(bounds('await sleep(5000); if (this.running) this.poll();')).toEqual(['unknown']);
  expect(bounds('await sleep(5000); if (this.running) this.show();')).toEqual(['none']);
});

test('a loop that asks by a long function of this file asks again where all is well too', () => {
  const lines = Array.from({ length: 60 }, (_, n) => `console.log('line ${n}', data.title);`).join(' ');
  const asking = (then: string): string => `
    async function ask() { try { const response = await fetch('https://a.dev/x'); if (response.ok) { const data = await response.json(); ${lines} return data; } return null; } catch (error) { return null; } }
    async function all() { for (const name of ['a', 'b', 'c']) { const result = await ask(); ${then} await new Promise((resolve) => setTimeout(resolve, 1000)); } }`;
  expect(sitesOf(asking('console.log(name, result);'))).toEqual([]);
  expect(sitesOf(asking('if (result) return result;'))).toHaveLength(1);
});

const query = (refused: string, body: string, waits: readonly [refused: string, body: string]): string => `
  async function query(url) {
    for (let n = 0; n < 5; n++) {
      const response = await fetch(url);
      if (${refused}) { await sleep(${waits[0]}); continue; }
      const body = await response.json();
      if (${body}) { await sleep(${waits[1]}); continue; }
      return body;
    }
    throw new Error('gave up');
  }`;
const GROWING = '1000 * 2 ** n';

test.for(['body.throttled', "body.errors?.some((error) => error.code === 'THROTTLED')"])('waits that grow are no pace at which somebody polls: %s', (asked) => {
  const waits = (code: string): unknown => sitesOf(code).map(({ facts }) => facts.delay.steps.map((step) => step?.max));
  expect(waits(query('response.status === 429 || response.status >= 500', asked, [GROWING, GROWING]))).toEqual([[1000, 2000, 4000, 8000]]);
  expect(waits(query('response.status === 429 || response.status >= 500', asked, ['1000', '1000']))).toEqual([]);
});

test('of the answers, one may be dealt with in a way of its own', () => {
  const retried = (code: string): unknown => sitesOf(code).map(({ facts }) => facts.retriedStatuses.byStatus?.get(429));
  expect(retried(query('response.status === 429', '!body.isDone', ['5000', '100']))).toEqual(['retried']);
  expect(retried(query('response.status === 404', '!body.isDone', ['5000', '100']))).toEqual([]);
  expect(retried(query('response.status === 429', '!body.isDone', ['100', '100']))).toEqual([]);
});

test('who polls ever more slowly, and is not put off by a failure, polls', () => {
  expect(sitesOf(`async function wait() { for (let n = 0; n < 5; n++) {
    let job; try { job = await client.job(id); } catch (error) { log(error); await sleep(${GROWING}); continue; }
    if (job.isDone) return job; await sleep(${GROWING});
  } }`)).toEqual([]);
});

const asking = (last: string): string => `
  async function ask(url, data) {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        const response = await client.post(url, data);
        if (response.code !== undefined && Number.parseInt(response.code) === 0) return response.data;
        ${last}
      } catch (error) {
        if (attempt === 2) throw error;
      }
    }
  }`;

test('who asks again at once, and makes a failure of the last bad answer, retries', () => {
  expect(sitesOf(asking('if (attempt === 2) throw new Error(response.message);'))).toHaveLength(1);
});

test('who asks again at once, and is content with the last answer, looks for another one', () => {
  expect(sitesOf(asking(''))).toEqual([]);
});

test('who asks from time to time whether a connection still stands, and was not heard, has lost it: it was well until then', () => {
  const listening = (watch: string): number =>
    sitesOf(`class Link {
      open() {
        this.socket = new WebSocket(this.url);
        this.socket.onopen = () => { this.silent = false; ${watch} };
        this.socket.onclose = () => { clearInterval(this.watch); setTimeout(() => this.open(), 3000); };
      }
      lost() { clearInterval(this.watch); setTimeout(() => this.open(), 3000); }
    }`).length;
  expect(listening('this.watch = setInterval(() => { if (this.silent) { this.lost(); return; } this.silent = true; this.socket.ping(); }, 30_000);')).toBe(1);
  expect(listening('setTimeout(() => this.lost(), 30_000);')).toBe(0);
});

test('a predicate that is called so and told of both asks whether to try again', () => {
  const asked = (predicate: string): string =>
    `async function load(url) { for (let n = 0; n <= 5; n++) { const { response, error } = await request(url); if (${predicate}({ response, error }) && n < 5) { await sleep(1000); continue; } if (error !== undefined) throw error; return response; } }
     async function request(url) { try { return { response: await fetch(url) }; } catch (error) { return { error }; } }`;
  expect(sitesOf(asked('shouldRetry'))).toHaveLength(1);
  expect(sitesOf(asked('policy.isRetryable'))).toHaveLength(1);
  expect(sitesOf(asked('isPending'))).toEqual([]);
  expect(sitesOf(asked('asksRetryAfter'))).toEqual([]);
});

test('a loop that has a long function of this file deal with each of its next items comes to others where all is well', () => {
  const lines = Array.from({ length: 60 }, () => "console.log('line', row.title);").join(' ');
  const working = (done: string): string => `
    async function work() {
      let hasMore = true;
      let total = 0;
      while (hasMore) {
        const rows = await db.expired(10);
        if (rows.length === 0) break;
        for (const row of rows) { try { await expire(row); ${done} } catch (error) { console.error(error.message); } }
        total += rows.length;
        if (total > 10000) hasMore = false;
      }
    }
    async function expire(row) {
      await db.transaction(async (tx) => {
        const updated = await tx('rows').where('id', row.id).update({ status: 'expired' });
        if (updated === 0) { console.warn('done'); return; }
        ${lines}
      });
    }`;
  expect(sitesOf(working(''))).toEqual([]);
  expect(sitesOf(working('hasMore = false;'))).toHaveLength(1);
});

test('an answer that is asked how far the work has come is none that is asked whether all went well', () => {
  const asking = (ends: string): string => `async function built(id) {
    for (let n = 0; n < 12; n++) {
      try { const { status } = await client.job(id); if (${ends}) return status; } catch (error) { console.warn(error); await sleep(5000); continue; }
      await sleep(5000);
    }
  }`;
  expect(sitesOf(asking("status === 'done' || status === 'failed'"))).toEqual([]);
  expect(sitesOf(asking("status === 'ok'"))).toHaveLength(1);
});

test('an answer of which an error is made, to be thrown in the end, is a failure', () => {
  const sending = (refused: string): string => `async function send(order) {
    let failure;
    for (let n = 0; n < 4; n++) {
      try {
        if (n > 0) await sleep(2000);
        const answer = await client.post(order);
        if (answer.state === 'done') return answer;
        ${refused}
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }`;
  expect(sitesOf(sending("failure = new Error('busy');"))).toHaveLength(1);
  expect(sitesOf(sending(''))).toEqual([]);
});

test('who counts only what failed, and waits for nothing, tries again because of it', () => {
  const taking = (failed: string, answered = ''): string => `async function take(stream) {
    let place = null;
    let failures = 0;
    while (!place && failures < 10) {
      try { const found = await stream.take(); place = found.place; ${answered} } catch (error) { console.warn(error); ${failed} }
    }
    return place;
  }`;
  expect(sitesOf(taking('failures += 1;'))).toHaveLength(1);
  expect(sitesOf(taking('failures += 1;', 'failures += 1;'))).toEqual([]);
  expect(sitesOf(taking('failures += 1; await sleep(100);', 'await sleep(100);'))).toEqual([]);
  expect(sitesOf(taking(''))).toEqual([]);
});

test('who asks a server so many times, at once, hopes for another answer', () => {
  const asking = (call: string, head = 'for (let n = 0; n < 10; n++)'): number =>
    sitesOf(`import axios from 'axios'; async function region(url, link) { ${head} { try { const page = await ${call}; const found = read(page.data); if (found) return found; } catch (error) { console.error(error); } } return null; }`).length;
  expect(asking('axios.get(url)')).toBe(1);
  expect(asking('link.next()')).toBe(0);
  expect(asking('axios.get(url)', 'while (link.isOpen)')).toBe(0);
});

test('the place of a mark in a text counts no attempts', () => {
  const watching = (asked: string): number =>
    sitesOf(`function watch(node) {
      messagesOf(node.id)
        .then(({ messages }) => { messages.forEach(({ body }) => { ${asked} node.heard(body); }); })
        .catch((error) => console.error(error))
        .finally(() => { if (node.timer) node.timer = setTimeout(() => watch(node), 333); });
    }`).length;
  expect(watching("if (isEmpty(body.slice(body.indexOf('-') + 1))) return;")).toBe(0);
  expect(watching('if (isEmpty(body, node.tries + 1)) return;')).toBe(1);
});

test('an answer that is asked for its HTTP status by a function that is handed in is a failure, and nothing that is polled for', () => {
  const asking = (told: string): number =>
    sitesOf(`async function retry(run, ${told}, most = 3) {
      for (let n = 1; n <= most; n++) {
        let answer;
        try { answer = await run(); } catch (error) { console.warn(error); }
        if (answer) { const code = ${told}(answer); if (code < 500) return answer; }
        await sleep(1000);
      }
      throw new Error('gave up');
    }`).length;
  expect(asking('getStatusCode')).toBe(1);
  expect(asking('getProgress')).toBe(0);
});

test('who follows a redirect, and asks each answer for its HTTP status, waits for those that are not well', () => {
  const asking = (status: string): number =>
    sitesOf(`const RETRIED = [502, 503, 504]; const MOVED = [301, 302];
      class Client {
        async request(verb, url) {
          let info = this.prepare(verb, url); const most = this.most + 1; let tries = 0; let response;
          do {
            response = await this.raw(info);
            let left = 3;
            while (MOVED.includes(${status}) && left > 0) { info = this.prepare(verb, response.message.headers['location']); response = await this.raw(info); left--; }
            if (!RETRIED.includes(${status})) return response;
            tries += 1;
            if (tries < most) await this.back(tries);
          } while (tries < most);
          return response;
        }
        back(tries) { const ms = 5 * Math.pow(2, tries); return new Promise((resolve) => setTimeout(() => resolve(), ms)); }
      }`).length;
  expect(asking('response.message.statusCode')).toBe(1);
  expect(asking('response.message.phase')).toBe(0);
});

test('what gives an answer that nobody looks at is not what a loop asks for', () => {
  const loading = (before: string): number =>
    sitesOf(`
      async function load(url, limiter, service) {
        let response;
        for (let attempts = 0; attempts < 5; attempts++) {
          if (attempts > 0) await sleep(2000);
          try {
            ${before}
            response = await service.request({ url });
          } catch (error) {
            log(error);
            continue;
          }
          const { status } = response.head;
          if (!(status && (status === 429 || status >= 500))) break;
        }
        return response;
      }`).length;
  expect(loading('await limiter.take(1);')).toBe(1);
  expect(loading('if (!(await limiter.isOpen())) continue;')).toBe(0);
});

test('what is done again whether it has failed or not, with nothing asked of it, is no retry', () => {
  const waiting = (send: string): number =>
    sitesOf(`export async function waiting(inbox, send, most) {
      let sent = 0;
      while (true) {
        const code = await inbox.next();
        if (code) return code;
        if (send && sent < most) {
          sent++;
          ${send}
        } else {
          console.info('waits on');
        }
      }
    }`).length;
  expect(waiting('await send().catch((error) => console.warn(error));')).toBe(0);
  expect(waiting('try { return await send(); } catch (error) { console.warn(error); }')).toBe(1);
});
