import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const loads = (isDone: string, call = 'client.get(url)'): string => `async function load(client, url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const answer = await ${call};
    if (${isDone}) return answer;
    await sleep(1000);
  }
  throw new Error('gave up');
}`;

test('what an operation answers may hold the response', () => {
  const { operation, retryAfter } = siteOf(loads('answer.message.statusCode !== 429 && answer.message.statusCode !== 503')).facts;
  expect(operation.http).toBe(true);
  expect(retryAfter).toMatchObject({ kind: 'ignored', statuses: [429, 503] });
});

test('whose Retry-After is read from where it stands', () => {
  const waits = loads('answer.message.statusCode !== 503').replace('sleep(1000)', "sleep(delayFor(answer.message.headers['retry-after']))");
  expect(siteOf(waits).facts.retryAfter).toMatchObject({ kind: 'read' });
});

test('what state something is in is no status of a response', () => {
  expect(sitesOf(loads('answer.message.status === 200')).every(({ facts }) => !facts.operation.http)).toBe(true);
});

test('a known client tells the status itself, and not in what the server wrote', () => {
  expect(sitesOf(`import axios from 'axios'; ${loads('answer.data.statusCode !== 503', 'axios.get(url)')}`).flatMap(({ facts }) => facts.retryAfter.statuses)).toEqual([]);
});
test('an answer that went well has no errors, however it is asked for them', () => {
  const asks = (failed: string): string => `async function query(client, text) { let answer = await client.query(text); let tries = 0; while (${failed} && tries < 3) { tries += 1; await new Promise((resolve) => setTimeout(resolve, 1000 * tries)); answer = await client.query(text); } return answer; }`;
  for (const failed of ['answer.errors', 'answer.errors?.length', 'answer.errors.length > 0', 'answer.errors?.some((error) => error.isPassing)']) expect(sitesOf(asks(failed))).toHaveLength(1);
  expect(sitesOf(asks('answer.rows.length === 0'))).toEqual([]);
});

test('an answer that went well has no errors in what is read out of it', () => {
  const query = (asked: string): string => `async function query(body) {
    for (let i = 0; i < 5; i++) {
      const response = await fetch(url, { method: 'POST', body });
      const parsed = schema.parse(await response.json());
      if (${asked}) { await sleep(1000 * 2 ** i); continue; }
      return parsed.data;
    }
    throw new Error('gave up');
  }`;
  expect(sitesOf(query('parsed.data.errors?.length'))).toHaveLength(1);
  expect(sitesOf(query('parsed.data.rows?.length'))).toEqual([]);
});

test('an answer that went well has no error in it, wherever a function that makes one of a failure found it', () => {
  const load = (asked: string): string => `
    async function load(url) { for (let i = 0; i < 5; i++) { const answer = await perform(url); if (!(${asked})) return answer; await sleep(1000 * 2 ** i); } }
    async function perform(url) { try { const response = await fetch(url); const body = await response.json(); return body.result; } catch (error) { return { error }; } }`;
  expect(sitesOf(load("typeof answer === 'object' && 'error' in answer"))).toHaveLength(1);
  expect(sitesOf(load("typeof answer === 'object' && 'pending' in answer"))).toEqual([]);
});

test('an answer that is made anew with the same status is that answer', () => {
  const loading = (status: string) => siteOf(`
    async function load(url) {
      for (let n = 0; n < 5; n++) {
        const response = await fetch(url);
        const answer = new Response(await response.text(), { status: ${status} });
        if (answer.status < 500) return answer;
        await sleep(1000);
      }
    }`).facts.retriedStatuses.byStatus;
  expect(loading('response.status')?.get(404)).toBe('final');
  expect(loading('response.status')?.get(503)).toBe('retried');
});

test('an error may have its response by another name', () => {
  const loading = (member: string) => siteOf(`
    async function load(fn) {
      for (let n = 0; ; n++) {
        try { return await fn(); } catch (error) {
          if (error.statusCode !== 429 || n === 3) throw error;
          const header = error?.${member}?.headers?.get('retry-after');
          await sleep(header ? parseInt(header, 10) * 1000 : 100 * 2 ** n);
        }
      }
    }`).facts.retryAfter.misuse?.kind;
  expect(loading('rawResponse')).toBe('date not handled');
  expect(loading('response')).toBe('date not handled');
  expect(loading('request')).toBeUndefined();
});
