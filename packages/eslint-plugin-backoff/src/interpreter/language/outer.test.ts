import { expect, test } from 'vitest';

import { siteOf } from '../../../test/site-of.js';
import { sitesOf } from '../../facts/testing/site-of.js';

const recursive = (use: string): string => `
export function load(id, attempt) {
  return client.get(id).catch((error) => {
    ${use}
  });
}`;

test('an attempt counted up in the calls, to a limit, begins with nothing', () => {
  const { bound, delay } = siteOf(recursive(`
    if (attempt >= 3) throw error;
    return sleep(100 * 2 ** attempt).then(() => load(id, attempt + 1));`)).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([100, 200, 400]);
});

test('what callers in the file begin with counts', () => {
  const { bound } = siteOf(`${recursive('if (attempt >= 3) throw error; return load(id, attempt + 1);')}\nload(7, 1);`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('a constant that all callers in the file begin with is its number, and what is imported is not', () => {
  const counting = (begun: string) => siteOf(`${begun} async function load(id, left) { try { return await client.get(id); } catch (error) { if (left === 0) throw error; await sleep((4 - left) * 100); return load(id, left - 1); } } load(7, TRIES);`).facts;
  const { bound, delay } = counting('const TRIES = 3;');
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps.map((step) => step?.max)).toEqual([100, 200, 300]);
  expect(counting("import { TRIES } from './limits.js';").bound).toMatchObject({ kind: 'named', name: 'left' });
  expect(counting('let TRIES = 3;').bound).toMatchObject({ kind: 'named', name: 'left' });
});

test('what the caller counts on from what it was passed itself is known', () => {
  const between = (begun: string) => siteOf(`
async function again(id, failures) {
  if (failures > 20) return;
  await new Promise((resolve) => setTimeout(async () => { resolve(await load(id, failures)); }, failures * 100));
}
async function load(id, failures) { try { return await client.get(id); } catch { return again(id, failures + 1); } }
${begun}`).facts;
  const { bound, delay } = between('load(7, 0);');
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 21 });
  expect(delay.steps.slice(0, 3).map((step) => step?.max)).toEqual([100, 200, 300]);
  expect(between('load(7, 2);').delay.steps[0]).toMatchObject({ min: 300, max: 300 });
});

test('a parameter that no limit holds may be anything: another operation each time', () => {
  expect(() => siteOf('export async function move(x) { try { await robot.go(x); } catch { return move(x + 1); } }')).toThrow('Not one retry site');
});

test('a list that begins with nothing holds what the program has put into it', () => {
  const sites = (first: string, around: (list: string, take: string) => string) => sitesOf(around(first, 'queue[0]'));
  const ofModule = (list: string, task: string): string =>
    `const queue: Task[] = ${list}; export const add = (task: Task) => { queue.push(task); };
    async function work() { if (queue.length === 0) return; try { await run(${task}); queue.shift(); } catch (error) { setTimeout(work, 1000); } }`;
  const ofClass = (list: string, task: string): string =>
    `class Worker { queue: Task[] = ${list}; add(task: Task) { this.queue.push(task); }
    async work() { if (this.queue.length === 0) return; try { await run(this.${task}); this.queue.shift(); } catch (error) { setTimeout(() => this.work(), 1000); } } }`;
  expect(sites('[]', ofModule)).toHaveLength(1);
  expect(sites('[]', ofClass)).toHaveLength(1);
  expect(sitesOf(ofModule('[]', 'queue.shift()'))).toEqual([]);
  expect(sitesOf(ofClass('[]', 'queue.shift()'))).toEqual([]);
  expect(sitesOf('async function work() { const queue = []; while (queue.length > 0) { try { return await run(id); } catch (error) { await sleep(1000); } } }')).toEqual([]);
});

test('where nothing is taken for yes, no is another answer', () => {
  const code = (otherwise: string): string => `function load() { if (view?.isClosed() ?? ${otherwise}) return; show(view).catch(() => setTimeout(load, 1000)); }`;
  expect(sitesOf(code('true'))).toHaveLength(1);
  expect(sitesOf(code('false'))).toHaveLength(1);
  expect(sitesOf(code('true').replace('view?.isClosed() ?? true', 'true'))).toEqual([]);
});

const declaredFirst = (assigned: string): string => `
  async function load(url) {
    let again;
    let tries = 0;
    const once = () => fetchPage(url).catch((error) => { if (error.message === 'Load failed' && tries < 3) { tries += 1; return again(); } throw error; });
    ${assigned}
    return again();
  }`;

test('a function that is declared first and assigned once is what it was assigned', () => {
  expect(sitesOf(declaredFirst('again = () => ready().then(once);'))).toHaveLength(1);
});

test('one that is assigned twice may be either, or something else', () => {
  expect(sitesOf(declaredFirst('again = () => ready().then(once); if (url.isLocal) again = close;'))).toEqual([]);
  expect(sitesOf(declaredFirst('again = close;'))).toEqual([]);
});

const trying = (between: string): string =>
  `async function load(url, tries) { let attempt = 0; ${between} while (true) { try { return await fetch(url); } catch (error) { attempt += 1; if (attempt > tries) throw error; await sleep(100 * attempt); } } }`;

test('a counter enters a loop with what was last assigned there, and not with what another function may yet assign', () => {
  const waits = (code: string) => siteOf(code).facts.delay.steps.slice(0, 2).map((step) => step?.max);
  expect(waits(trying(''))).toEqual([100, 200]);
  expect(waits(trying('attempt = 2;'))).toEqual([300, 400]);
  expect(waits(trying('const stop = () => { attempt = tries; };'))).toEqual([100, 200]);
});

test('how many there are of something does not begin anew with a failure', () => {
  const ofModule = (leave: string): string =>
    `let users = 0; export function enter() { users += 1; connect(); } export function leave() { ${leave} }
    function connect() { const link = new WebSocket(url); link.onclose = () => { if (users > 0) setTimeout(connect, 1000); }; }`;
  const ofClass = (leave: string): string =>
    `class Link { users = 0; enter() { this.users++; this.connect(); } leave() { ${leave} }
    connect() { const link = new WebSocket(this.url); link.onclose = () => { if (this.users > 0) setTimeout(() => this.connect(), 1000); }; } }`;
  expect(sitesOf(ofModule('users -= 1;'))).toHaveLength(1);
  expect(sitesOf(ofClass('this.users--;'))).toHaveLength(1);
  const tries = (give: string): string => `let tries = 3; function load() { get().catch(() => { if (tries-- > 0) setTimeout(load, 1000); }); } export function reset() { ${give} }`;
  const [site] = sitesOf(tries('tries = 3;'));
  expect(site?.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
});

test('a part of a constant that hangs on something else leaves the other parts known', () => {
  const policy = (attempts: string): string => `
    const policy = { api: { url: env.stage === 'test' ? testUrl : url, attempts: ${attempts} }, delayMs: 500 } as const;
    async function load() {
      for (let i = 0; i < policy.api.attempts; i++) { try { return await fetch(policy.api.url); } catch (error) { log(error); await sleep(policy.delayMs); } }
    }`;
  const { bound, delay } = siteOf(policy('4')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps[0]).toEqual({ min: 500, max: 500 });
  expect(siteOf(policy("env.stage === 'test' ? 1 : 4")).facts.bound).toMatchObject({ kind: 'named', name: 'policy.api.attempts' });
});

test('what a field begins with is no constant: a part that hangs on something else leaves it open what the others are by then', () => {
  const view = (list: string): string => `
    class View {
      constructor(props) { this.state = { list: ${list}, alive: false }; }
      async load() {
        if (!this.state.alive) return;
        try { this.show(await fetch(this.url)); } catch (error) { log(error); setTimeout(() => this.load(), 3000); }
      }
    }`;
  expect(sitesOf(view('Array.isArray(props.list) ? props.list : []'))).toHaveLength(1);
});
