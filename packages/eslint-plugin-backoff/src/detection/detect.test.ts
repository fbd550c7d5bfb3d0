import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

const many = (line: string): string => Array.from({ length: 60 }, (_, i) => line.replaceAll('$', String(i))).join('\n');

/** Beside each retry stands its nearest neighbour that tries nothing again. */
test.for([
  [
    'a function of this file that does much else',
    `async function post(body: Body) { ${many('if (options.part$) body.set("part$", describe(options.part$, table));')} return send(body); }
     async function upload(body: Body) { for (let n = 0; n < 5; n++) { try { return await post(body); } catch (error) { await sleep(100 * 2 ** n); } } }`,
    `async function post(body: Body) { ${many('if (options.part$) body.set("part$", describe(options.part$, table));')} return send(body); }
     async function upload(bodies: Body[]) { for (const body of bodies) { try { await post(body); } catch (error) { await sleep(100); } } }`,
  ],
  [
    'a look at what there is to read, which a function of this file takes',
    `function folders() { try { return fs.readdirSync(cache); } catch (error) { if (error.code === 'ENOENT') return []; throw error; } }
     function page(places: string[]) { for (const place of places) { try { return JSON.parse(fs.readFileSync(place, 'utf8')); } catch (error) { if (error.code === 'ENOENT') continue; throw error; } } }
     function load() { let delay = 200; for (let n = 1; n <= 4; n++) { const found = page([own, ...folders().map((folder) => path.join(folder, name))]); if (found) return found; Atomics.wait(cell, 0, 0, delay); delay *= 2; } throw new Error('none'); }`,
    `function folders() { try { return fs.readdirSync(cache); } catch (error) { if (error.code === 'ENOENT') return []; throw error; } }
     function page(places: string[]) { for (const place of places) { try { return JSON.parse(fs.readFileSync(place, 'utf8')); } catch (error) { if (error.code === 'ENOENT') continue; throw error; } } }
     function load() { let delay = 200; for (let n = 1; n <= 4; n++) { const found = page([own, ...folders().map((folder) => path.join(folder, name))]); if (found.isDone) return found; Atomics.wait(cell, 0, 0, delay); delay *= 2; } throw new Error('none'); }`,
  ],
  [
    'the one status that is asked for, where much follows a success',
    `class Link { tries = 3; async open() { const response = await fetch(this.url); const socket = response.socket;
       if (!socket) { if (response.status === 502 && this.tries >= 0) { await sleep(1000); return this.open(); } return; }
       ${many('socket.on("part$", this.part$);')} setInterval(() => { this.send({ method: 'ping', id: this.next() }, socket); }, 10000); } }`,
    `class Link { tries = 3; async open() { const response = await fetch(this.url); const socket = response.socket;
       if (!socket) { if (response.status === 502 && this.tries >= 0) { await sleep(1000); return this.close(); } return; }
       ${many('socket.on("part$", this.part$);')} setInterval(() => { this.send({ method: 'ping', id: this.next() }, socket); }, 10000); } }`,
  ],
  [
    'a call in the branch that is taken less often',
    'async function read() { for (let n = 5; ; ) { const res = middleware ? await middleware(url) : await fetch(url); if (res.status !== 429) return res; if (lenient) return res; n -= 1; if (n === 0) return res; await sleep(500); } }',
    'async function read() { for (let n = 5; ; ) { const res = middleware ? await middleware(url + n) : await fetch(pages[n]); if (res.status !== 429) return res; if (lenient) return res; n -= 1; if (n === 0) return res; await sleep(500); } }',
  ],
  [
    'much that is prepared before what may fail',
    `async function visit() { let n = 0; while (n < 5) { const browser = await open(); const page = await browser.newPage(); await page.setAgent(agent); await page.setSize(size); n++;
       try { return await page.visit(url); } catch (error) { await sleep(1000); } } }`,
    `async function visit() { let n = 0; while (n < 5) { const browser = await open(); const page = await browser.newPage(); await page.setAgent(agent); await page.setSize(size); n++;
       try { await page.visit(urls[n]); } catch (error) { await sleep(1000); } } }`,
  ],
  [
    'a wait for what may be on a list that may be missing',
    `async function ready(topic: string) { const end = Date.now() + 6000; while (Date.now() < end) { const sessions = service?.list() || []; if (sessions.some((s) => s.topic === topic)) return; await sleep(200); } throw new Error('late'); }
     async function send(topic: string) { for (let n = 0; n < 4; n++) { try { await ready(topic); return await service.request(topic); } catch (error) { if (n === 3) throw error; await sleep(100 * 2 ** n); } } }`,
    `async function ready(topic: string) { const end = Date.now() + 6000; while (Date.now() < end) { const sessions = service?.list() || []; if (sessions.some((s) => s.topic === topic)) return; await sleep(200); } throw new Error('late'); }
     async function send(topic: string) { for (let n = 0; n < 4; n++) { await ready(topic); await service.request(n, topic); await sleep(100 * 2 ** n); } }`,
  ],
  [
    'an answer by an event, for which there is a limit of time',
    `const ask = (socket: Socket, text: string) => new Promise((resolve, reject) => { const timer = setTimeout(() => { reject(new Error('late')); }, 5000); socket.on('message', (data) => { clearTimeout(timer); resolve(data); }); socket.send(text); });
     async function read(socket: Socket) { for (let n = 0; n < 4; n++) { try { return await ask(socket, 'read'); } catch (error) { await sleep(1500); } } }`,
    `const ask = (socket: Socket, text: string) => new Promise((resolve, reject) => { const timer = setTimeout(() => { reject(new Error('late')); }, 5000); socket.on('message', (data) => { clearTimeout(timer); resolve(data); }); socket.send(text); });
     async function read(socket: Socket) { for (let n = 0; n < 4; n++) { try { show(await ask(socket, commands[n])); } catch (error) { await sleep(1500); } } }`,
  ],
  [
    'an answer that whoever keeps the promise gives, for which there is a limit of time',
    `const call = (method: string) => new Promise((resolve, reject) => { waiting.set(nextId(), { resolve, reject }); setTimeout(() => reject(new Error('late')), 5000); });
     async function read() { for (let n = 0; n < 4; n++) { try { return await call('read'); } catch (error) { await sleep(1500); } } }`,
    `const call = (method: string) => new Promise((resolve, reject) => { waiting.set(nextId(), { resolve, reject }); setTimeout(() => reject(new Error('late')), 5000); });
     async function watch() { for (let n = 0; n < 4; n++) { try { show(await call('read')); } catch (error) { show(error); } await sleep(1500); } }`,
  ],
  [
    'an answer that a method of the same object gives',
    `class Caller { ask(id) { return new Promise((resolve, reject) => { this.answered = resolve; setTimeout(() => reject(new Error('late')), 5000); this.socket.send(id); }); }
     async read(id) { for (let n = 0; n < 4; n++) { try { return await this.ask(id); } catch (error) { await sleep(1500); } } } }`,
    `class Caller { ask(id) { return new Promise((resolve) => { setTimeout(() => resolve(this.last), 5000); this.socket.send(id); }); }
     async read(id) { for (let n = 0; n < 4; n++) { try { return await this.ask(id); } catch (error) { await sleep(1500); } } } }`,
  ],
  [
    'who connects and says that it came to nothing',
    'async function start() { if (!(await device.connect())) { setTimeout(() => start(), 5000); return; } listen(device); }',
    'async function start() { if (!(await device.isReady())) { setTimeout(() => start(), 5000); return; } listen(device); }',
  ],
  [
    'who connects in what the loop asks',
    'async function start() { while (!(await device.connect())) { log("no device"); await sleep(1000); } listen(device); }',
    'async function start() { while (!(await device.ready())) { log("no device"); await sleep(1000); } listen(device); }',
  ],
  [
    'much that is done after the loop',
    `async function load() { let data; for (let n = 0; n < 5; n++) { try { data = await query(id); break; } catch (error) { await sleep(1000); } } ${many('if (data.part$) table.set("part$", describe(data.part$, table));')} }`,
    `async function load() { let data; for (let n = 0; n < 5; n++) { data = await query(id); await sleep(1000); } ${many('if (data.part$) table.set("part$", describe(data.part$, table));')} }`,
  ],
  [
    'a loop that reads on until it is told that all came',
    'async function watch(n = 0) { try { const reader = await open(url); while (running) { const { value } = await reader.read(); show(value); } } catch (error) { if (n < 5) setTimeout(() => watch(n + 1), 1000 * n); } }',
    'async function watch(n = 0) { try { const reader = await open(url); while (running) { const { value } = await reader.read(); show(value); } } catch (error) { if (n < 5) show(error); } }',
  ],
  [
    'many reasons to give up',
    `async function send() { for (let n = 0; n < 5; n++) { try { return await post(order); } catch (error) {
       switch (error.name) { case 'A': case 'B': case 'C': case 'D': case 'E': case 'F': throw error; case 'Timeout': await sleep(100); continue; default: throw error; } } } }`,
    `async function send() { for (let n = 0; n < 5; n++) { try { return await post(order); } catch (error) {
       switch (error.name) { case 'A': case 'B': case 'C': case 'D': case 'E': case 'F': throw error; case 'Timeout': await sleep(100); throw error; default: throw error; } } } }`,
  ],
  [
    'a condition of many parts',
    `async function send() { for (let n = 0; n < 5; n++) { try { return await post(order); } catch (error) {
       if (error.a || error.b || error.c || error.d || error.e || error.f) throw error;
       if (error.code === 'ECONNRESET') { await sleep(100); continue; }
       throw error; } } }`,
    `async function send() { for (let n = 0; n < 5; n++) { try { return await post(order); } catch (error) {
       if (error.a || error.b || error.c || error.d || error.e || error.f) throw error;
       if (error.code === 'ECONNRESET') { await sleep(100); return; }
       throw error; } } }`,
  ],
] as const)('a retry beside %s is found', ([, retry, neighbour]) => {
  expect(isSite(retry)).toBe(true);
  expect(isSite(neighbour)).toBe(false);
});

test('a loop that polls by one call does not retry the next', () => {
  const poll = (read: string): string => `
    async function wait() {
      while (true) {
        await sleep(1000);
        let res;
        try { res = await fetch(url); } catch { continue; }
        if (!res.ok) continue;
        if (res.status === 202) continue;
        const body = ${read};
        if (body?.token) return body.token;
      }
    }`;
  expect(isSite(poll('await res.json().catch(() => null)'))).toBe(false);
  expect(isSite('async function read() { while (true) { let res; try { res = await fetch(url); } catch { await sleep(1000); continue; } return res.json(); } }')).toBe(true);
});

test('the answer of a call with a callback goes to the callback, and not to who calls', () => {
  const polled = (asked: string): string => `function load(url, done) { request(url, (error, res, body) => { if (${asked}) { setTimeout(() => load(url, done), 1000); return; } done(error, body); }); }`;
  expect(isSite(polled('res.statusCode === 429'))).toBe(true);
  expect(isSite(polled('res.statusCode === 202'))).toBe(false);
});

test('a guard with many reasons not to begin does not hide what it guards', () => {
  const connecting = (guard: string): string =>
    `class Client { connect() { if (${guard}) return; this.socket = open(this.url); this.socket.onclose = () => { setTimeout(() => this.connect(), 1000); }; } }`;
  expect(sitesOf(connecting('this.isOpen || this.isOpening || this.isClosing || this.isStopped'))).toHaveLength(1);
  expect(sitesOf(connecting('this.isOpen || this.isOpening || this.isClosing || true'))).toEqual([]);
});

test('the function that sets the timer is where a long cycle stands, however late it comes', () => {
  const steps = Array.from({ length: 7 }, (_, i) => `step${i}() { this.step${i + 1}(); }`).join('\n');
  const client = (last: string): string => `class Client {\n connect() { this.socket = open(this.url); this.socket.onclose = () => this.step0(); }\n${steps}\nstep7() { ${last} } }`;
  const [site] = sitesOf(client('setTimeout(() => this.connect(), 1000);'));
  expect(site?.node.loc.start.line).toBe(10);
  expect(sitesOf(client('log(this.url);'))).toEqual([]);
});

/** A cycle of two functions, of which the one that waits stands first. */
const RECONNECTING = `
  let delay = 1000;
  let socket;
  const schedule = () => {
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, 8000);
  };
  function connect() {
    try { socket = new WebSocket(url); } catch { schedule(); return; }
    socket.onclose = schedule;
  }`;

test('the first wait is the one after the first failure, wherever the cycle is entered', () => {
  const waits = (code: string): unknown => sitesOf(code).map(({ facts }) => facts.delay.steps.slice(0, 4).map((step) => step?.max));
  expect(waits(RECONNECTING)).toEqual([[1000, 2000, 4000, 8000]]);
  expect(waits(RECONNECTING.replace('setTimeout(connect, delay);', '').replace('8000);', '8000); setTimeout(connect, delay);'))).toEqual([[2000, 4000, 8000, 8000]]);
});

test('a status that is singled out, other than those of a busy server, is tried too', () => {
  const load = (codes: string): string => `
async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (!${codes}.includes(error.response?.status)) throw error;
      await sleep(1000);
    }
  }
}`;
  expect(isSite(load('[500]'))).toBe(true);
  expect(isSite(load('[502, 504]'))).toBe(true);
  expect(isSite(load('[404]'))).toBe(false);
});

test('a function expression reaches itself by its own name, whatever it is assigned to', () => {
  const request = (again: string): string => `
const load = function retry(url, left = 3) {
  return axios.get(url).catch((error) => {
    if (left === 0) throw error;
    return sleep(1000).then(() => ${again}(url, left - 1));
  });
};`;
  expect(isSite(request('retry'))).toBe(true);
  expect(isSite(request('load'))).toBe(true);
  expect(isSite(request('other'))).toBe(false);
});

test('what a stream was asked for is used, if by events of which nothing is known', () => {
  const download = (failed: string): string => `
const request = require('request');
function download(url, left) {
  return new Promise((resolve, reject) => {
    request(url).once('response', (response) => resolve(response)).once('error', (error) => { ${failed} });
  });
}`;
  expect(isSite(download('if (left <= 0) return reject(error); resolve(download(url, left - 1));'))).toBe(true);
  expect(isSite(download('reject(error);'))).toBe(false);
});

test('a retry of what itself connects again is a second one; a handler and the function that it calls are one', () => {
  const connects = "connect() { const socket = new WebSocket(this.url); socket.addEventListener('error', () => { this.connect(); }); return once(socket, 'open'); }";
  const sends = 'async send(text: string, left = 3) { try { const socket = await this.connect(); socket.send(text); } catch (error) { if (left > 0) return this.send(text, left - 1); log(error); } }';
  expect(sitesOf(`class Link { async ${connects} async ${sends} }`)).toHaveLength(2);
  expect(sitesOf(`class Link { async ${connects} }`)).toHaveLength(1);
});

test('a queue that goes on whether its item was loaded or not tries nothing again; one that keeps the item does', () => {
  const load = (failed: string): string => `
const sources = [];
function next(source = sources.shift()) {
  if (!source) return;
  const image = new Image();
  image.onload = () => next();
  image.onerror = () => ${failed};
  image.src = source;
}`;
  expect(isSite(load('next()'))).toBe(false);
  expect(isSite(load('setTimeout(() => next(source), 1000)'))).toBe(true);
});

test.for(["for (const url of ['a', 'b', 'c', 'd'])", 'for (const url of urls)', 'for (let i = 0; i < urls.length; i++)'])('all of a list may be tried again: %s', (each) => {
  const load = (done: string): string => `
async function loadAll(urls) {
  for (let n = 0; n < 3; n++) {
    try {
      ${each} await client.load(${each.endsWith('i++)') ? 'urls[i]' : 'url'});
      ${done}
    } catch (error) {
      log(error);
    }
    await sleep(1000);
  }
}`;
  expect(sitesOf(load('return true;')).map(({ facts }) => facts.bound)).toMatchObject([{ kind: 'attempts', attempts: 3 }]);
  expect(isSite(load('await client.flush();'))).toBe(false);
});

test('what a failure is answered by may hang on what was asked before the attempt as well', () => {
  const run = (asked: string, before = 'pick(info)'): string => `
    function pick(info?: Info) { if (info !== undefined) return masters[info.id]; return pool.any; }
    async function run(task: (client: Client) => Promise<void>, info?: Info) {
      for (let n = 0; ; n++) {
        const client = ${before};
        try { return await task(client); } catch (error) {
          if (n < 16 && ${asked}) { await sleep(100); continue; }
          throw error;
        }
      }
    }`;
  expect(sitesOf(run('info !== undefined'))).toHaveLength(1);
  expect(sitesOf(run('info !== undefined', 'pool.any'))).toHaveLength(1);
  expect(sitesOf(run('info === undefined'))).toHaveLength(1);
  expect(sitesOf(run('info !== undefined && false'))).toEqual([]);
});

const rounds = (caught: string): string => `async function sendAll(all) { let queue = all; while (queue.length > 0) { const failed = []; for (const one of queue) { try { await client.send(one); } catch (error) { log(error); ${caught} } } queue = failed; } }`;
const anew = (caught: string): string => `async function sendAll(all, left = 3) { const failed = []; for (const one of all) { try { await client.send(one); } catch (error) { log(error); ${caught} } } if (failed.length > 0 && left > 0) await sendAll(failed, left - 1); }`;

test('what failed of a list may be tried again once the list is over', () => {
  expect(sitesOf(rounds('failed.push(one);')).map(({ facts }) => [facts.bound.kind, facts.retriedStatuses.networkErrors])).toEqual([['none', 'retried']]);
  expect(sitesOf(anew('failed.push(one);')).map(({ facts }) => facts.bound)).toMatchObject([{ kind: 'attempts', attempts: 4 }]);
});

test.each([
  ['is only logged', ''],
  ['leads to another one', 'failed.push(one.fallback);'],
])('what failed of a list and %s is not', (_, caught) => {
  expect(sitesOf(rounds(caught))).toEqual([]);
  expect(sitesOf(anew(caught))).toEqual([]);
});

test('what a list leads to is another list, and what failed of it is not asked again', () => {
  expect(sitesOf('async function walk(all) { const more = []; for (const one of all) { try { more.push(...(await client.list(one))); } catch (error) { log(error); } } if (more.length > 0) await walk(more); }')).toEqual([]);
});

test('the statuses of what failed of a list are told by its next turn', () => {
  const [site] = sitesOf(rounds('failed.push(one);').replaceAll('client.send(one)', "axios.put('/items', one)"));
  expect(site?.facts.retriedStatuses.byStatus?.get(404)).toBe('retried');
});

const settled = (rest: string, each = 'client.send(one)'): string => `async function sendAll(all) { let pending = all; while (pending.length > 0) { const results = await Promise.allSettled(pending.map((one) => ${each})); ${rest} } }`;

test.each([
  ['by their places', "pending = pending.filter((_, i) => results[i].status === 'rejected');"],
  ['one by one', "const failed = []; results.forEach((result, i) => { if (result.status === 'rejected') failed.push(pending[i]); }); pending = failed;"],
  ['and are counted', "if (results.filter((result) => result.status === 'rejected').length === 0) return; pending = pending.filter((_, i) => results[i].status !== 'fulfilled');"],
])('those of a list that were rejected are tried again, found %s', (_, rest) => {
  expect(sitesOf(settled(rest)).map(({ facts }) => [facts.bound.kind, facts.delay.kind])).toEqual([['none', 'none']]);
  expect(sitesOf(settled(rest.replaceAll('rejected', 'gone').replaceAll('fulfilled', 'rejected')))).toEqual([]);
});

test.each([
  ['what comes next of a list', 'pending = pending.slice(10);'],
  ['what is left of a list', 'const batch = pending.slice(0, 10); pending = pending.filter((one) => !batch.includes(one));'],
])('%s is not tried again', (_, rest) => {
  expect(sitesOf(settled(rest))).toEqual([]);
});

test('what a function looks at on its way is not all that is tried again', () => {
  expect(
    sitesOf(`
      async function exists(key) { try { const answer = await fetch(at(key), { method: 'HEAD' }); return answer.ok; } catch { return false; } }
      async function putOnce(key, kind) {
        if (kind === 'old' && (await exists(key))) return true;
        const answer = await fetch(at(key), { method: 'PUT' });
        if (!answer.ok) throw new Error(answer.statusText);
        return true;
      }
      async function put(key, kind) {
        let left = 3;
        for (;;) { try { return await putOnce(key, kind); } catch (error) { if (left === 0) throw error; left -= 1; await sleep(1000); } }
      }`),
  ).toHaveLength(1);
});

test('of a function that an effect calls, what it does decides, and not that it may fail', () => {
  const chats = (guard: string): string => `import { useEffect, useRef, useState } from 'react';
  export function Chats({ load, scope }) {
    const [failures, setFailures] = useState(0);
    const last = useRef(null);
    useEffect(() => {
      const initialize = async () => {
        if (${guard}) return;
        last.current = scope;
        await load(scope);
      };
      initialize().catch((error) => { console.error(error); setFailures((count) => count + 1); });
    }, [failures, load, scope]);
    return failures;
  }`;
  expect(sitesOf(chats('last.current === scope'))).toEqual([]);
  expect(sitesOf(chats('scope === null'))).toHaveLength(1);
});
