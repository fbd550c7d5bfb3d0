import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const loading = (branch: string, question = '!response.ok'): string =>
  `async function load(url, token) { let response = await fetch(url, { headers: { token } }); if (${question}) { ${branch} } return response.json(); }`;

const AGAIN = 'response = await fetch(url, { headers: { token } });';

test('the same call once more after a check that failed is a repeat', () => {
  const { kind, node, head, facts } = siteOf(loading(`await sleep(1000); ${AGAIN}`));
  expect([kind, node.type, head.type]).toEqual(['repeat', 'IfStatement', 'CallExpression']);
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 2 });
  expect(facts.delay.steps).toEqual([{ min: 1000, max: 1000 }]);
});

test.for([
  ['at once', AGAIN],
  ['after it was told', `console.warn(response.status); ${AGAIN}`],
  ['after a wait, while a spinner is shown', `spinner.start(); await sleep(1000); ${AGAIN}`],
  ['and its answer is given back', 'return fetch(url, { headers: { token } });'],
] as const)('%s', ([, branch]) => {
  expect(sitesOf(loading(branch))).toHaveLength(1);
});

test.for([
  ['another token', `token = await renew(); ${AGAIN}`],
  ['something repaired', `await logIn(); ${AGAIN}`],
  ['something put right at once', `session.clear(); ${AGAIN}`],
  ['another setting', `url.port = 8080; await sleep(1000); ${AGAIN}`],
  ['another address', 'response = await fetch(mirror, { headers: { token } });'],
  ['the address changed', `url = mirror; ${AGAIN}`],
] as const)('with %s it is none', ([, branch]) => {
  expect(sitesOf(loading(branch))).toEqual([]);
});

test('a success that is asked about once more is none', () => {
  expect(sitesOf(loading(`await sleep(1000); ${AGAIN}`, 'response.ok'))).toEqual([]);
});

/** In a function of its own. */
const asking = (body: string): number => sitesOf(`import axios from 'axios'; async function ask(url, client) { ${body} }`).length;

test.for([
  ['an answer that ends it', 'const first = await fetch(url); if (first.ok) return first; await sleep(500); const second = await fetch(url); return second;', 'const first = await fetch(url); if (first.ok) return first; await sleep(500); const second = await fetch(url + 2); return second;'],
  ['a status', 'const answer = await fetch(url); switch (answer.status) { case 429: await sleep(500); return fetch(url); default: return answer; }', 'const answer = await fetch(url); switch (answer.status) { case 200: await sleep(500); return fetch(url); default: return answer; }'],
  ['a choice', 'const answer = await fetch(url); return answer.ok ? answer : fetch(url);', 'const answer = await fetch(url); return answer.ok ? fetch(url) : answer;'],
  ['an error beside the data', 'let { data, error } = await client.read(); if (error) { await sleep(500); ({ data, error } = await client.read()); } return data;', 'let { data, more } = await client.read(); if (more) { await sleep(500); ({ data, more } = await client.read()); } return data;'],
  ['a client that answers with any status', 'let answer = await axios.get(url, { validateStatus: () => true }); if (answer.status > 499) { await sleep(500); answer = await axios.get(url, { validateStatus: () => true }); } return answer;', 'let answer = await axios.get(url); if (answer.status > 499) { await sleep(500); answer = await axios.get(url); } return answer;'],
  ['a function beside it', 'const send = () => fetch(url); let answer = await send(); if (!answer.ok) { await sleep(500); answer = await send(); } return answer;', 'const send = () => client.send(); let answer = await send(); if (answer.more) { await sleep(500); answer = await send(); } return answer;'],
  ['a connection', 'let link = await client.connect(); if (!link) { await sleep(500); link = await client.connect(); } return link;', 'let job = await client.nextJob(); if (!job) { await sleep(500); job = await client.nextJob(); } return job;'],
] as const)('%s may ask for it', ([, again, other]) => {
  expect([asking(again), asking(other)]).toEqual([1, 0]);
});

test.for([
  ['a `try` that lets go on', 'try { return await fetch(url); } catch (error) { console.warn(error); } await sleep(500); return fetch(url);', 'try { return await fetch(url); } catch (error) { console.warn(error); } await sleep(500); return fetch(url + 2);'],
  ['a failure that was noted', 'let failed = null; let answer; try { answer = await fetch(url); } catch (error) { failed = error; } if (failed) { await sleep(500); answer = await fetch(url); } return answer;', 'let failed = null; let answer; try { answer = await fetch(url); } catch (error) { failed = error; } if (!failed) { await sleep(500); answer = await fetch(url); } return answer;'],
  ['a handler', 'return fetch(url).catch(() => fetch(url));', 'return fetch(url).catch(() => fetch(url + 2));'],
  ['a handler that goes on as the first call does', "return client.close().then(() => client.open('user')).catch(() => client.close().then(() => client.open('user')));", "return client.close().then(() => client.open('user')).catch(() => client.close().then(() => client.open('guest')));"],
  ['a handler that waits', 'return fetch(url).catch(() => sleep(500).then(() => fetch(url)));', 'return fetch(url).then(() => sleep(500).then(() => fetch(url)));'],
  ['a handler of answers', 'return fetch(url).then((answer) => (answer.ok ? answer : fetch(url)));', 'return fetch(url).then((answer) => (answer.ok ? fetch(url) : answer));'],
] as const)('it may stand behind %s', ([, again, other]) => {
  expect([asking(again), asking(other)]).toEqual([1, 0]);
});

test('it may be all that a function is', () => {
  expect(sitesOf('const load = (url) => fetch(url).catch(() => fetch(url));')).toHaveLength(1);
});

test('two calls beside each other have their own', () => {
  const both = ['a', 'b'].map((name) => `let ${name} = await fetch('/${name}'); if (!${name}.ok) { await sleep(500); ${name} = await fetch('/${name}'); }`);
  expect(sitesOf(`async function both() { ${both.join(' ')} return [a, b]; }`)).toHaveLength(2);
});

test('what is called again from a loop is a matter of that loop', () => {
  const sites = sitesOf('async function load(url) { let answer = await fetch(url); for (let i = 0; i < 3 && answer.status === 503; i++) { await sleep(500); answer = await fetch(url); } return answer; }');
  expect(sites.map(({ kind }) => kind)).toEqual(['loop']);
});

test('a call reads alike however it is laid out', () => {
  const posting = (again: string): number => asking(`
    try {
      await client.post('https://x.test/a//b', {
        id: 7, // the first
        name: url!,
      });
    } catch (error) {
      if (error.status !== 503) throw error;
      await sleep(500);
      ${again}
    }`);
  expect(posting("await client.post('https://x.test/a//b', { id: 7, name: url });")).toBe(1);
  expect(posting("await client.post('https://x.test/a//c', { id: 7, name: url });")).toBe(0);
  expect(posting("await client.post('https://x.test/a//b', { id: 8, name: url });")).toBe(0);
});

test('how long a call may take is another matter', () => {
  const twice = (limit: string, other = ''): number => sitesOf(`async function load(url) { let response = await fetch(url, { method: 'GET'${limit} }); if (response.status === 503) { await sleep(1000); response = await fetch(url, { method: 'GET'${other} }); } return response; }`).length;
  expect(twice(', signal: AbortSignal.timeout(500)')).toBe(1);
  expect(twice(', signal', ', timeout: 9000')).toBe(1);
  expect(twice(', body')).toBe(0);
});

test('what is called again whatever the first call came to is no answer to a failure', () => {
  const submitting = (between: string, again = 'result = await submit(job);'): number =>
    sitesOf(`async function check(job) { let result = await submit(job); ${between} ${again} return result; } async function submit(job) { try { return { ok: true, body: await hub.submit(job) }; } catch (error) { return { ok: false, error }; } }`).length;
  expect(submitting("if (result.ok) log('done'); else log(result.error);")).toBe(0);
  expect(submitting('if (result.ok) return result;')).toBe(1);
  expect(submitting('', 'if (!result.ok) result = await submit(job);')).toBe(1);
  expect(submitting('', 'result = result.ok ? result : await submit(job);')).toBe(1);
});

test('what is done at once and then at an interval is done anyway', () => {
  const cycles = (later: string): number => sitesOf(`async function main() { try { await store.insert(cycle); } catch (error) { log(error); } ${later} }`).length;
  expect(cycles('setInterval(async () => { try { await store.insert(cycle); } catch (error) { log(error); } }, 60_000);')).toBe(0);
});

test('what is left with somebody, who runs it when he is asked, is no answer to what came before', () => {
  const finding = (later: string): number => sitesOf(`
    async function findPort() { try { const answer = await fetch('http://localhost:3000/'); return answer.ok ? 3000 : 0; } catch { return 0; } }
    async function start(app) { let port = await findPort(); ${later} return port; }`).length;
  expect(finding('app.setHandler(async () => { if (!port) port = await findPort(); });')).toBe(0);
  expect(finding('setTimeout(async () => { if (port === 0) port = await findPort(); }, 1000);')).toBe(1);
  expect(finding('if (!port) port = await findPort();')).toBe(1);
});

test('what is set after the second try changes nothing of it', () => {
  const posting = (before: string, after: string): number =>
    sitesOf(`async function post(url, body) {
      try { return await client.post(url, body); } catch (error) {
        if (!isTransient(error)) throw error;
        ${before}
        try { return await client.post(url, body); } catch (second) { ${after} throw second; }
      }
    }`).length;
  expect(posting('', "second.message = 'twice: ' + second.message;")).toBe(1);
  expect(posting("client.host = 'mirror';", '')).toBe(0);
});

test('what is called again on another way to the end is no second try', () => {
  const resolving = (later: string): number =>
    sitesOf(`async function resolve(config) {
      try { const hub = await open(config); const found = await hub.derive(config); return found.symbol; } catch (error) { console.warn(error); }
      const hub = await open(config); ${later}
    }`).length;
  expect(resolving('return await hub.lookup(config.token);')).toBe(0);
  expect(resolving('const found = await hub.derive(config); return found.symbol;')).toBe(1);
  expect(resolving('return hub;')).toBe(1);
});

test('what is said of the second try makes it no other one', () => {
  expect(asking("return client.send(url).then(() => console.log('sent')).catch(() => client.send(url).then(() => console.log('sent at last')));")).toBe(1);
});

test('what is told something that is worked out otherwise is another call, whatever else is called twice around it', () => {
  const verifying = (again: string): number =>
    sitesOf(`async function check(data, pair, box, key) {
      const hash = data.isOld ? box.from(await box.parse(data.body)) : await box.sum(data.body);
      let buf; let sig; let isRight;
      try { buf = box.from(data.sig, 'base64'); sig = new Uint8Array(buf); isRight = await box.verify(key, sig, hash); if (!isRight) { throw 'wrong'; } }
      catch (e) { try { buf = ${again}; sig = new Uint8Array(buf); isRight = await box.verify(key, sig, hash); } catch (e) { if (!isRight) { throw 'wrong'; } } }
      return isRight ? await box.parse(data.body) : null;
    }`).length;
  expect(verifying("box.from(data.sig, 'utf8')")).toBe(0);
  expect(verifying("box.from(data.sig, 'base64')")).toBe(1);
});

test('the next step of what a test looks at is no second try', () => {
  const testing = (looked: string, after: string): number =>
    sitesOf(`test('gives the proof once it is ready', async () => { try { await service.prove(id); ${looked} } catch { const proof = await service.prove(id); ${after} } });`).length;
  expect(testing("expect(service.pending).toBe('first');", 'expect(proof.pending).toBeUndefined();')).toBe(0);
  expect(testing('', 'expect(proof.pending).toBeUndefined();')).toBe(0);
  expect(testing('', 'log(proof);')).toBe(1);
});

test('what is called again because something else went well is no second try, as it is where that is asked of what failed', () => {
  const loading = (lines: string): number => sitesOf(`async function load(url) { let response = await fetch(url); ${lines} return response; } async function repair() { return link(); } async function pause(ms) { await new Promise((resolve) => setTimeout(resolve, ms)); return !stopped; } async function isBusy(response) { return response.status === 503; }`).length;
  expect(loading('if (!response.ok) { const fixed = await repair(); if (fixed) response = await fetch(url); }')).toBe(0);
  expect(loading('if (response.status === 503) { const more = await pause(1000); if (more) response = await fetch(url); }')).toBe(1);
  expect(loading('const busy = await isBusy(response); if (busy) response = await fetch(url);')).toBe(1);
  expect(loading('if (await isBusy(response)) response = await fetch(url);')).toBe(1);
});

test('what is left over of something is another setting where it is handed on, and not where it is only told of', () => {
  const loading = (line: string, again: string): number => sitesOf(`async function load(options) { try { return await client.send(options); } catch (error) { const { signal, ...rest } = options; ${line} return await client.send(${again}); } }`).length;
  expect(loading("console.warn('failed', rest);", 'options')).toBe(1);
  expect(loading('Object.assign(options, prepared(rest));', 'options')).toBe(0);
});
