import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

/** A loop around a function that answers with what it calls a status. */
const isHttp = (answer: string): boolean =>
  siteOf(`async function publish(item) { const body = await store.publish(item); ${answer} }
    async function publishAtLast(item) {
      for (let turn = 0; turn < 3; turn++) {
        const { ok, status } = await publish(item);
        if (ok) return status;
        if (status === 404) throw new Error('not there');
        await sleep(1000);
      }
    }`).facts.operation.http;

test('what a function itself makes is no status of HTTP, whatever it is called', () => {
  expect(isHttp("const status = body.states.map(String); return { ok: status.includes('OK'), status };")).toBe(false);
  expect(isHttp("return { ok: body.done, status: body.done ? 'done' : 'open' };")).toBe(false);
  expect(isHttp('return { ok: body.done, status: body.code };')).toBe(true);
  expect(isHttp('const status = body.status; return { ok: status < 400, status };')).toBe(true);
});
