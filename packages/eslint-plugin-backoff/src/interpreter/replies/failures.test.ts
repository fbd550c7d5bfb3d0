import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

/** A loop that leaves where the answer says what is wanted. */
const loop = (operation: string, wanted: string): string =>
  `async function work() { for (let i = 0; i < 4; i++) { const result = await ${operation}; if (${wanted}) return result; await new Promise((done) => setTimeout(done, 100 * 2 ** i)); } throw new Error('gave up'); }`;

test('a process that leaves with 0 has done well, and any other answer may be one to ask for again', () => {
  expect(siteOf(loop('run(command)', 'result.exitCode === 0')).facts.delay.steps.map((step) => step?.max)).toEqual([100, 200, 400]);
  expect(sitesOf(loop('run(command)', 'result.lines === 0'))).toEqual([]);
  expect(siteOf(loop('run(command)', 'result.code === 0')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(sitesOf(loop('run(command)', 'result.data.code === 0'))).toEqual([]);
});

test('an answer that is one of two is tagged by which it is', () => {
  expect(sitesOf(loop('send(form)', "result._tag === 'Right'"))).toHaveLength(1);
  expect(sitesOf(loop('send(form)', "result._tag === 'Pending'"))).toEqual([]);
  expect(sitesOf(loop('robot.position()', "result.kind === 'right'"))).toEqual([]);
});

test('an answer says that all is well anywhere in it', () => {
  expect(siteOf(loop('send(form)', 'JSON.parse(result.body).data?.cleared?.success')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(sitesOf(loop('send(form)', 'JSON.parse(result.body).data?.cleared?.position'))).toEqual([]);
});

test('what has succeeded by now is polled for', () => {
  const waiting = (told: string) => sitesOf(`async function done(name) { let delay = 1000; for (let n = 0; n < 5; n++) { const job = await jobs.read(name); if (job.status.${told}) return; await sleep(delay); delay *= 2; } throw new Error('late'); }`);
  expect(waiting('succeeded')).toEqual([]);
  expect(waiting('success')).toHaveLength(1);
});

const filtered = (isTransient: string): string =>
  `const BUSY = new Set(['EBUSY', 'EPERM']);
   async function move(from, to) { for (let i = 0; i < 4; i++) { try { return await rename(from, to); } catch (error) { if (i === 3 || !(${isTransient})) throw error; await sleep(100 * 2 ** i); } } }`;

test('the code of a failure is one of a list, for all that the file tells, as a text too', () => {
  expect(sitesOf(filtered('BUSY.has(error.code)'))).toHaveLength(1);
  expect(sitesOf(filtered('BUSY.has(String(error.code))'))).toHaveLength(1);
  expect(sitesOf(filtered('BUSY.has(`${error.code}`)'))).toHaveLength(1);
  expect(sitesOf(filtered("BUSY.has('ENOENT')"))).toEqual([]);
});

test('what is not in one list may be in another', () => {
  const told = (first: string, second: string): string => filtered('second').replace("const BUSY = new Set(['EBUSY', 'EPERM']);", '').replace('!(second)', `${first}.has(error.code) || !${second}.has(error.code)`);
  expect(sitesOf(told("new Set(['ENOENT'])", "new Set(['EBUSY'])"))).toHaveLength(1);
  expect(sitesOf(told("new Set(['EBUSY'])", "new Set(['EBUSY'])"))).toEqual([]);
});

test('a code that is read as a text is none of a failing status', () => {
  const site = siteOf(`import axios from 'axios';\n${filtered("['ECONNRESET'].includes(String(error.code))").replace('rename(from, to)', 'axios.get(from)')}`);
  expect([...(site.facts.retriedStatuses.byStatus ?? [])].filter(([, how]) => how === 'retried')).toEqual([]);
});

/** A driver of a browser asks for its status by a call. */
const visiting = (well: string): string =>
  `async function visit(page, url) { for (let i = 0; i < 4; i++) { const response = await page.goto(url); if (${well}) return page; await sleep(100 * 2 ** i); } throw new Error('gave up'); }`;

test('a status may be what a call of that name gives', () => {
  expect(siteOf(visiting('response.status() < 400')).facts.retriedStatuses.byStatus?.get(503)).toBe('retried');
  expect(siteOf(visiting('response.status() === 200')).facts.operation.http).toBe(true);
  expect(siteOf(visiting('response.ok()')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(sitesOf(visiting('response.open()'))).toEqual([]);
  expect(sitesOf(visiting("response.title() === 'Welcome'"))).toEqual([]);
  expect(sitesOf(visiting("(await response.status()) === 'done'"))).toEqual([]);
});

test('a text that this file throws itself is not what a failure from elsewhere says', () => {
  const limited = (asked: string, thrown = "if (queue.isFull) throw new Error('Rate limited.');"): number =>
    sitesOf(`async function load(url) { for (let n = 0; n < 4; n++) { try { ${thrown} return await client.get(url); } catch (error) { if (error.message === '${asked}') continue; throw error; } } }`).length;
  expect(limited('Rate limited.')).toBe(0);
  expect(limited('socket hang up')).toBe(1);
  expect(limited('Rate limited.', '')).toBe(1);
  expect(sitesOf(`const other = () => { throw new Error('busy'); }; async function load(url) { for (let n = 0; n < 4; n++) { try { return await client.get(url); } catch (error) { if (error.message === 'busy') continue; throw error; } } }`)).toHaveLength(1);
});

test('an answer that is asked whether it says that it failed does so where it failed', () => {
  const registering = (failed: string): number => sitesOf(`async function register(client, left = 3) { const answer = await client.register(); if (${failed} && left > 0) { await sleep(1000); return register(client, left - 1); } return answer; }`).length;
  expect(registering("answer.status === 'error'")).toBe(1);
  expect(registering("answer.state === 'failed'")).toBe(0);
  expect(registering("answer.status === 'waiting'")).toBe(0);
});

test('a literal is an instance of no class', () => {
  const retried = (given: string): readonly number[] =>
    [...(siteOf(`async function load(url) {
      for (let n = 0; n < 3; n++) {
        try { const response = await fetch(url); if (response.ok || !mayPass(${given})) return response; } catch (error) { if (!mayPass(error)) throw error; }
        await sleep(1000 * Math.random());
      }
    }
    function mayPass(error) { if (error instanceof TypeError) return true; return error?.response?.status >= 500; }`).facts.retriedStatuses.byStatus ?? [])].flatMap(([code, outcome]) => (outcome === 'retried' ? [code] : []));
  expect(retried('{ response }')).toEqual([500, 502, 503, 504]);
  expect(retried('wrap(response)')).toEqual([]);
});
