import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../facts/testing/site-of.js';

const led = (first: string): string => `async function load(url) {
  let delay = 500;
  let response = await ${first};
  for (let i = 0; i < 3 && response.status >= 500; i++) {
    await sleep(delay);
    delay *= 2;
    response = await fetch(url);
  }
  return response;
}`;

test('an attempt before the loop is the first one, and what the loop waits for first is a wait of a retry', () => {
  const { bound, delay } = siteOf(led('fetch(url)')).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.steps).toEqual([500, 1000, 2000].map((ms) => ({ min: ms, max: ms })));
});

test('another request before the loop is no attempt', () => {
  expect(siteOf(led('fetch(other)')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('what the loop waits for before each of its attempts may be a wait, for each follows a failure', () => {
  const { bound, delay } = siteOf(`async function load(id) {
    let tries = 0;
    let answer = await client.get(id);
    while (!answer.ok && tries++ < 3) { await limiter.take(); answer = await client.get(id); }
    return answer;
  }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(delay.kind).not.toBe('none');
});

test('an attempt may be made inside of a function that the code before the loop calls, too', () => {
  const { delay } = siteOf(`async function token(until) {
    const ask = async () => { try { return await client.token(); } catch (error) { log(error); return null; } };
    let found = await ask();
    while (found === null) { await sleep(3000); found = await ask(); }
    return found;
  }`).facts;
  expect(delay.steps.slice(0, 2)).toEqual([{ min: 3000, max: 3000 }, { min: 3000, max: 3000 }]);
});

test.for([
  ['a poll', 'let job = await client.job(id); while (job.state === "pending") { await sleep(1000); job = await client.job(id); } return job;'],
  ['a list in pages', 'let page = await client.list(id); while (page.next) { page = await client.list(page.next); all.push(page); } return all;'],
])('%s is none', ([, body]) => {
  expect(sitesOf(`async function read(id) { ${body ?? ''} }`)).toEqual([]);
});

test.each(['answer', 'result', 'response'])('a first attempt that deals with its own failures, kept as `%s`, may have failed', (name) => {
  const { bound, operation, retriedStatuses } = siteOf(`
    const ask = async (url) => { try { const { data } = await axios.get(url); return { success: true, data }; } catch (error) { return { success: false, error }; } };
    async function load(url) {
      let ${name} = await ask(url);
      for (let i = 0; i < 3 && !${name}.success; i++) { await sleep(500); ${name} = await ask(url); }
      return ${name};
    }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(operation.http).toBe(true);
  expect(retriedStatuses.byStatus?.get(404)).toBe('retried');
});

test('what another file gave before the loop may have failed, whatever it is kept as', () => {
  const loaded = (loop: string): string => `import { ask } from './ask.js'; async function load(url) { let result = await ask(url); let n = 0; ${loop} return result; }`;
  expect(siteOf(loaded('while (!result.success && n < 3) { await sleep(500); result = await ask(url); n++; }')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(sitesOf(loaded('while (!result.done && n < 3) { await sleep(500); result = await ask(url); n++; }'))).toEqual([]);
});

test.for([
  ['a switch', 'let sent = await attempt(job);', '!sent', 'sent = await attempt(job);', ['true', 'false']],
  ['a pair', 'let [sent, why] = await attempt(job);', '!sent', '[sent, why] = await attempt(job);', ['[true]', '[false, error.message]']],
  ['a part of an object', 'let { sent } = await attempt(job);', '!sent', '({ sent } = await attempt(job));', ['{ sent: true }', '{ sent: false }']],
] as const)('a first attempt that says by %s how it went may have failed', ([, first, failed, again, [well, badly]]) => {
  const sending = (handler: string): string => `
    const attempt = async (job) => { try { await queue.send(job); return ${well}; } ${handler} };
    async function send(job) { ${first} let n = 0; while (${failed} && n < 3) { n += 1; await sleep(500); ${again} } return sent; }`;
  expect(siteOf(sending(`catch (error) { return ${badly}; }`)).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(sitesOf(sending('finally { log(job); }'))).toEqual([]);
});
