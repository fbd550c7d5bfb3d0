import { expect, test } from 'vitest';

import type { Operation } from '../retry-site.js';
import { siteOf } from '../testing/site-of.js';

/** A loop that repeats a call whatever its failure is. */
const repeating = (call: string, around = '', parameters = 'url: string'): Operation =>
  siteOf(`
    ${around}
    async function load(${parameters}) {
      for (let attempt = 0; attempt < 4; attempt++) {
        try {
          const res = await ${call};
          if (res.status >= 500) throw new Error('failed');
          return res;
        } catch (error) {
          await new Promise((resolve) => setTimeout(resolve, 1000));
        }
      }
      throw new Error('no answer');
    }`).facts.operation;

test('fetch asks with GET unless told otherwise', () => {
  expect(repeating('fetch(url)')).toMatchObject({ http: true, failsBy: 'response', method: 'GET' });
  expect(repeating("fetch(url, { method: 'post' })").method).toBe('POST');
  expect(repeating('fetch(url, { headers: {} })').method).toBe('GET');
});

test('requests of Node take their options alone, or behind an address', () => {
  const method = (args: string): string | null =>
    siteOf(`import https from 'node:https'; function send(host, body) { const request = https.request(${args}); request.on('error', () => setTimeout(() => send(host, body), 1000)); request.end(body); }`).facts.operation.method;
  expect(method("{ method: 'POST', host }")).toBe('POST');
  expect(method("'https://example.com/', { method: 'PUT' }")).toBe('PUT');
  expect(method("{ host }, (response) => response.resume()")).toBe('GET');
});

test('a method that comes from outside is not known', () => {
  expect(repeating('fetch(url, options)', '', 'url: string, options: RequestInit').method).toBeNull();
  expect(repeating('fetch(url, { ...options })', '', 'url: string, options: RequestInit').method).toBeNull();
  expect(repeating('fetch(url, { method })', '', 'url: string, method: string').method).toBeNull();
});

test('options in a variable are read', () => {
  expect(repeating('fetch(url, OPTIONS)', "const OPTIONS = { method: 'POST', headers: { 'Idempotency-Key': crypto.randomUUID() } };")).toMatchObject({ method: 'POST', idempotencyKey: true });
});

test('clients write the method in their name', () => {
  expect(repeating('axios.post(url, { a: 1 })', "import axios from 'axios';")).toMatchObject({ http: true, failsBy: 'error', method: 'POST', idempotencyKey: false });
  expect(repeating("axios({ method: 'PATCH', url })", "import axios from 'axios';").method).toBe('PATCH');
  expect(repeating('api.put(url, 1)', "import axios from 'axios'; const api = axios.create({ baseURL: '/' });").method).toBe('PUT');
});

test('a request is the call of the client, whatever is done with its answer', () => {
  expect(repeating("got.post(url, { json: { a: 1 } }).json()", "import got from 'got';")).toMatchObject({ http: true, failsBy: 'error', method: 'POST', idempotencyKey: false });
  expect(repeating("ky.get(url).json()", "import ky from 'ky';").method).toBe('GET');
  expect(repeating("superagent.post(url).send({ a: 1 }).set('Idempotency-Key', 'k')", "import superagent from 'superagent';")).toMatchObject({ method: 'POST', idempotencyKey: null });
});

test('a client that is to answer with whatever status comes throws for none', () => {
  const axios = "import axios from 'axios';";
  expect(repeating('axios.get(url, { validateStatus: () => true })', axios).failsBy).toBe('response');
  expect(repeating('axios.get(url, { validateStatus: null })', axios).failsBy).toBe('response');
  expect(repeating('axios.get(url, { validateStatus: (status) => status < 500 })', axios).failsBy).toBe('error');
  expect(repeating('api.get(url)', `${axios} const api = axios.create({ validateStatus: () => true });`).failsBy).toBe('response');
  expect(repeating('got(url, { throwHttpErrors: false })', "import got from 'got';")).toMatchObject({ failsBy: 'response', answers: { status: 'statusCode' } });
  expect(repeating('got(url, { throwHttpErrors: true })', "import got from 'got';").failsBy).toBe('error');
});

test('the body of a request is not taken for its options', () => {
  expect(repeating("axios.post(url, { headers: 1 })", "import axios from 'axios';").optionsNode).toBeNull();
  expect(repeating("axios.post(url, { a: 1 }, { timeout: 5 })", "import axios from 'axios';").optionsNode).not.toBeNull();
});

test('an idempotency key is found in the headers', () => {
  expect(repeating("fetch(url, { method: 'POST', headers: { 'Idempotency-Key': 'k' } })").idempotencyKey).toBe(true);
  expect(repeating("fetch(url, { method: 'POST', headers: { accept: '*/*' } })").idempotencyKey).toBe(false);
  expect(repeating("fetch(url, { method: 'POST' })").idempotencyKey).toBe(false);
  expect(repeating("axios.post(url, { a: 1 }, { headers: { 'idempotency-key': 'k' } })", "import axios from 'axios';").idempotencyKey).toBe(true);
});

test('headers from outside may hold a key', () => {
  expect(repeating("fetch(url, { method: 'POST', headers })", '', 'url: string, headers: HeadersInit').idempotencyKey).toBeNull();
  expect(repeating("fetch(url, { method: 'POST', headers: { ...headers } })", '', 'url: string, headers: object').idempotencyKey).toBeNull();
  expect(repeating("fetch(url, { method: 'POST', headers })", '', 'url: string, headers = {}').idempotencyKey).toBeNull();
  expect(repeating("fetch(url, { method: 'POST', headers: headers() })", "import { headers } from './h.js';").idempotencyKey).toBeNull();
});

test('a function that is handed in is injected, a request that is put together here is not', () => {
  expect(repeating('fn()', '', 'fn: () => Promise<Response>').injected).toBe(true);
  expect(repeating('fetchImpl(url, { headers: {} })', '', 'url: string, fetchImpl: typeof fetch').injected).toBe(false);
});

/** A loop that looks at the response and does something with it before the next attempt. */
const dropping = (before: string, call = 'fetch(url)'): boolean =>
  siteOf(`
    async function load(url: string) {
      for (let attempt = 0; attempt < 4; attempt++) {
        const res = await ${call};
        if (res.ok) return res.json();
        ${before}
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      throw new Error('no answer');
    }`).facts.operation.unreadResponse;

test('a response that nobody reads is dropped', () => {
  expect(dropping('')).toBe(true);
  expect(dropping('console.warn(res.status, res);')).toBe(true);
  expect(dropping('if (res.status !== 429) throw new Error(await res.text());')).toBe(true);
});

test('a response that is read, cancelled or handed on is not', () => {
  expect(dropping('console.warn(await res.text());')).toBe(false);
  expect(dropping('await res.body?.cancel();')).toBe(false);
  expect(dropping('await drain(res);')).toBe(false);
  expect(dropping('', "fetch(url, { method: 'HEAD' })")).toBe(false);
});

test('what is made of something that a client exports is no request', () => {
  const made = "import { WebSocket } from 'undici'; function open(url: string) { const socket = new WebSocket(url); socket.addEventListener('close', () => { setTimeout(() => open(url), 1000); }); }";
  expect(siteOf(made).facts.operation.http).toBe(false);
  expect(siteOf("import { request } from 'undici'; async function open(url: string) { try { return await request(url); } catch { setTimeout(() => open(url), 1000); } }").facts.operation.http).toBe(true);
});

test('where a request is made in a function of this file, it is what is repeated, and not the reading of its answer', () => {
  const { operation } = siteOf(`
    async function limited(url) { const timer = setTimeout(() => controller.abort(), 5000); try { return await fetch(url, { signal: controller.signal }); } finally { clearTimeout(timer); } }
    async function load(url) {
      for (let i = 0; i < 3; i++) {
        try { const res = await limited(url); if (!res.ok) throw new Error('failed'); return await res.json(); } catch (error) { await sleep(1000); }
      }
    }`).facts;
  expect(operation).toMatchObject({ http: true, failsBy: 'response' });
});

test('a request that is handed to a call from elsewhere is the request', () => {
  const from = "import { limiter, withTimeout, ask } from './limits.js';";
  expect(repeating('withTimeout(fetch(url), 3000)', from)).toMatchObject({ http: true, failsBy: 'response' });
  expect(repeating('limiter.schedule(() => fetch(url))', from)).toMatchObject({ http: true, failsBy: 'response' });
  expect(repeating('limiter.schedule(async () => await fetch(url))', from)).toMatchObject({ http: true, failsBy: 'response' });
  expect(repeating('withTimeout(ask(url), 3000)', from).method).toBeNull();
});

test('what is waited for has told its status before its stream breaks off', () => {
  const reading = (opened: string): string => `
    import axios from 'axios';
    class Interrupted extends Error {}
    const read = async () => { ${opened} return new Promise((resolve, reject) => { body.on('end', () => resolve(text)); body.on('error', () => reject(new Interrupted())); }); };
    async function load() { for (let n = 0; n < 3; n++) { try { return await read(); } catch (error) { if (!(error instanceof Interrupted)) throw error; } } }`;
  expect(siteOf(reading("const body = await axios.get(url, { responseType: 'stream' });")).facts.operation.http).toBe(false);
});

test('what is called a status and compared with a word is none of HTTP', () => {
  const asking = (status: string): string => `
    async function answer(client) {
      for (let turn = 0; turn < 3; turn++) {
        const reply = await client.ask('why?');
        if (reply.ok) return reply.value;
        if (reply.status === ${status}) break;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }`;
  expect(siteOf(asking("'gone'")).facts.operation.http).toBe(false);
  expect(siteOf(asking('JobState.Gone')).facts.operation.http).toBe(false);
  expect(siteOf(asking('HttpStatus.TEAPOT')).facts.operation.http).toBe(true);
  expect(siteOf(asking('410')).facts.operation.http).toBe(true);
});

test('digits in a message are a status where it hangs on them how the site goes on', () => {
  const http = (caught: string): boolean =>
    siteOf(`async function open(link: Link) { for (let i = 0; i < 3; i++) { try { return await link.open(); } catch (error) { ${caught} } } throw new Error('down'); }`).facts.operation.http;
  expect(http("if (/401/.test(error.message)) throw error; await sleep(1000);")).toBe(true);
  expect(http("const isFinal = error.message.includes('410'); if (isFinal) throw error; await sleep(1000);")).toBe(true);
  expect(http("await sleep(error.message.includes('429') ? 10_000 : 1000);")).toBe(true);
  expect(http("if (/401/.test(error.message)) console.log('wrong password'); await sleep(1000);")).toBe(false);
  expect(http("let say = 'down'; if (error.message.includes('401')) say = 'wrong password'; log(say); await sleep(1000);")).toBe(false);
  expect(http("if (error.status === 401) console.log('wrong password'); await sleep(1000);")).toBe(true);
});

test('what breaks off while the body of an answer is read has been answered well', () => {
  const reading = (body: string): boolean =>
    siteOf(`async function load(url) {
      for (let i = 0; i < 5; i++) {
        try {
          const response = await fetch(url);
          if (!response.ok) return null;
          return await ${body};
        } catch (error) {
          if (error.status !== 503) return null;
          await sleep(1000);
        }
      }
    }`).facts.operation.http;
  expect(reading('response.json()')).toBe(false);
  expect(reading('store.put(response)')).toBe(true);
});

test('a number that HTTP has none of is asked of another status', () => {
  const asking = (asked: string): boolean => siteOf(`async function ask(api) { for (let n = 0; n < 4; n++) { const answer = await api.ask(); if (answer.ok) return answer; if (${asked}) return null; await sleep(1000); } }`).facts.operation.http;
  expect(asking('answer.status === 3')).toBe(false);
  expect(asking('answer.status === 404')).toBe(true);
  expect(asking('answer.status === 0 || answer.status === 404')).toBe(true);
  expect(asking('Math.floor(answer.status / 100) === 4')).toBe(true);
  expect(asking('answer.status && [404, 410].includes(answer.status)')).toBe(true);
  expect(asking('answer.status === 0 || [404, 410].includes(answer.status)')).toBe(true);
});

test('what is asked for one of some words, or for the code of a closed connection, is no status of HTTP', () => {
  const isHttp = (isGood: string): boolean =>
    siteOf(`async function open(link) { for (let n = 0; n < 4; n++) { try { const answer = await link.open(); if (!(${isGood})) throw new Error('failed'); return answer; } catch (error) { await sleep(1000); } } }`).facts.operation.http;
  expect(isHttp("['running', 'done'].includes(answer.status)")).toBe(false);
  expect(isHttp('[200, 204].includes(answer.status)')).toBe(true);
  expect(isHttp('answer.status === 200 || answer.status === 1006')).toBe(false);
  expect(isHttp('answer.status === 200 || answer.status === 404')).toBe(true);
});

test('what a decorator runs in the place of a method is handed in', () => {
  const decorated = (original: string): boolean => siteOf(`
    export const Retry = () => (target, key, descriptor) => {
      const original = ${original};
      descriptor.value = async function (...args) {
        for (let n = 0; ; n++) { try { return await original.apply(this, args); } catch (error) { if (n === 3) throw error; await sleep(500); } }
      };
    };`).facts.operation.injected;
  expect(decorated('descriptor.value')).toBe(true);
  expect(decorated('store.save')).toBe(false);
});
