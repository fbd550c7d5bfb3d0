import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const submit = (condition: string, wait: string): number =>
  sitesOf(`
    async function submit(ledger, command) {
      for (let attempt = 0; ; attempt++) {
        const inputs = await ledger.inputs(command.party);
        try {
          return await ledger.submit({ command, inputs });
        } catch (error) {
          if (!(${condition}) || attempt === 3) throw error;
          ${wait}
        }
      }
    }`).length;

test.for(['error.status === 409', 'error instanceof ApiError && error.status === 423', 'error.response?.status === 424'])('who waits while others are in the way tries again: %s', (condition) => {
  expect(submit(condition, 'await sleep(1000 * 2 ** attempt);')).toBe(1);
});

test('who comes back to a conflict at once does so with what is new', () => {
  expect(submit('error.status === 409', '')).toBe(0);
});

test('a request that another one would not mend either is not tried again, but made otherwise', () => {
  expect(submit('error.status === 404', 'await sleep(1000 * 2 ** attempt);')).toBe(0);
});

const asking = (answer: string, wait = 'await sleep(1000);'): number =>
  sitesOf(`
    async function assign(tracker, id) {
      for (let attempt = 0; attempt < 3; attempt++) {
        try {
          return await tracker.assign(id);
        } catch (error) {
          if (${answer}) throw error;
          ${wait}
        }
      }
    }`).length;

test('one failure that lasts elsewhere is tried again where the code singles it out, waits for it, and not for ever', () => {
  expect(asking('error.status !== 404')).toBe(1);
  expect(asking('!(error instanceof ApiError && error.status === 400)')).toBe(1);
  expect(asking('error.status !== 404', '')).toBe(0);
});

test('what is waited for until it is there is no failure', () => {
  const loop = (head: string, call: string): number => sitesOf(`async function run(api) { ${head} { try { return await api.${call}(7); } catch (error) { if (error.status !== 404) throw error; await sleep(1000); } } }`).length;
  expect(loop('while (true)', 'start')).toBe(0);
  expect(loop('for (let i = 0; i < 5; i++)', 'start')).toBe(1);
  expect(loop('for (let i = 0; i < 5; i++)', 'findOne')).toBe(0);
});

test('a call that is made once more after such a failure is a repeat', () => {
  const deploy = (wait: string): number => sitesOf(`async function deploy(api, rules) { try { await api.deploy(rules); } catch (error) { if (error.status !== 404) throw error; ${wait} await api.deploy(rules); } }`).length;
  expect(deploy('await sleep(1000);')).toBe(1);
  expect(deploy('await api.create();')).toBe(0);
});

test('what works on an answer that was waited for gives no promise that somebody forgot', () => {
  const calling = (returned: string, before = '', wait = ''): number =>
    sitesOf(`import { parse } from './parse.js'; async function call(order, left = 3) { try { ${before} return ${returned}; } catch (error) { if (left === 0) throw error; ${wait} const order = await moved(error.data); return await call(order, left - 1); } }`).length;
  expect(calling('parse(await backend.call(order))')).toBe(0);
  expect(calling('parse(backend.stamp())')).toBe(0);
  expect(calling('parse(backend.stamp())', '', 'await sleep(1000);')).toBe(1);
  expect(calling('parse(answer, order)', 'const answer = (await backend.call(order)).body;')).toBe(0);
});

test('a status that is looked for in the message is one that may come', () => {
  const trying = (sought: string, then = 'attempt++; await sleep(2000);'): number =>
    sitesOf(`export async function trying(run, most = 3) {
      let attempt = 0;
      while (attempt < most) {
        try { return await run(); } catch (error) {
          if (!/${sought}/.test(error.message)) throw error;
          ${then}
        }
      }
    }`).length;
  expect(trying('status 500')).toBe(1);
  expect(trying('HTTP (502|504)')).toBe(1);
  expect(trying('status 500', 'return null;')).toBe(0);
});
