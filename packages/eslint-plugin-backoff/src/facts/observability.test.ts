import { expect, test } from 'vitest';

import { retryLoop } from './testing/retry-loop.js';
import { siteOf } from './testing/site-of.js';

test.for([
  ['a log', "console.warn('again');", true],
  ['a metric', 'metrics.failures.add(1);', true],
  ['a callback by its name', 'options.onRetry?.(error);', true],
  ['a log of this file', 'writeLog(error);', true],
  ['a log that is sent', "sendDebugLog('again');", true],
  ['a text for somebody to see', "this.error = 'Lost the stream';", null],
  ['a text from elsewhere for somebody to see', 'this.error = translate("lost", { cause: describe(error) });', null],
  ['an error that is kept', 'this.error = error;', false],
  ['a text of several words for a call by any name', "show('Lost it, trying again');", null],
  ['a word', "show('lost');", false],
  ['a text of several words that is asked for an answer', "answer = ask('Shall it be tried again?');", false],
  ['a text that a tag makes of the error', 'show(text`Lost: ${error.message}`);', null],
  ['a text that a tag makes of something else', 'show(text`Lost: ${id}`);', false],
  ['something unknown that is told', 'tell(error);', null],
  ['something unknown that is asked', 'if (!isTransient(error)) throw error;', false],
  ['something unknown that says how long', 'options.wait = lengthFor(error);', false],
  ['nothing', '', false],
] as const)('%s', ([, told, observed]) => {
  expect(siteOf(`function writeLog(e: Error) { file.append(e); } ${retryLoop(`${told} await sleep(500);`)}`).facts.observability.observed).toBe(observed);
});

test('a call named for a log that is itself what is tried again tells nobody of the failure', () => {
  const sending = (caught: string): unknown =>
    siteOf(`async function sendLog(entry: string) { await api.put(entry); } async function flush(entry: string) { for (let i = 0; i < 3; i++) { try { await sendLog(entry); return; } catch (error) { ${caught} await sleep(500); } } }`).facts.observability.observed;
  expect(sending('')).toBe(false);
  expect(sending("await writeLog('again');")).toBe(true);
});

test('a callback that was left out here would have been told', () => {
  const loading = (given: string, caught: string): unknown =>
    siteOf(`async function load(url: string, { tell, onFailedAttempt }: Options = ${given}) { for (let i = 0; i < 3; i++) { try { return await read(url); } catch (error) { ${caught} await sleep(500); } } }`).facts.observability.observed;
  expect(loading('{}', 'tell?.(error);')).toBe(null);
  expect(loading('{}', 'tell?.(url);')).toBe(false);
  expect(loading('{}', 'tell?.();')).toBe(false);
  expect(loading('{}', 'onFailedAttempt?.();')).toBe(null);
});

test('a failure that the site tells from all others was expected, unless it took its time or is given some', () => {
  const told = (refused: string, wait = ''): unknown => siteOf(retryLoop(`${refused} ${wait}`)).facts.observability.observed;
  expect(told("if (error.code !== '40001') throw error;")).toBe(null);
  expect(told('if (!isTaken(error)) throw error;')).toBe(null);
  expect(told("if (error.code !== '40001') throw error;", 'await sleep(500);')).toBe(false);
  expect(told("if (error.code !== 'timeout') throw error;")).toBe(false);
  expect(told("if (error.code !== 'ECONNRESET') throw error;")).toBe(false);
  expect(told('if (!isTransient(error)) throw error;')).toBe(false);
});

test('a text of several words that is said before the first attempt as well says nothing of a failure', () => {
  const sending = (head: string, caught: string): unknown => siteOf(`async function send(text: string, n = 3) { ${head} try { return await socket.send(text); } catch (error) { ${caught} if (n > 0) return send(text, n - 1); throw error; } }`).facts.observability.observed;
  expect(sending("assert(isOpen, 'It is closed already');", '')).toBe(false);
  expect(sending('', "show('It is closed already');")).toBe(null);
});

test('a function of the caller that is asked of the failure and the attempt hears of each', () => {
  const asking = (asked: string): unknown => siteOf(`async function load(id: string, mayRetry: (error: unknown, attempt?: number) => boolean) { for (let i = 0; ; i++) { try { return await read(id); } catch (error) { if (i === 3 || !${asked}) throw error; await sleep(500); } } }`).facts.observability.observed;
  expect(asking('mayRetry(error, i)')).toBe(null);
  expect(asking('mayRetry(error)')).toBe(false);
  expect(asking('isTransient(error, i)')).toBe(false);
});

test('who waits for a file to be there tells nobody that it is not', () => {
  const reading = (code: string): unknown => siteOf(`async function port(file) { while (true) { try { return await readFile(file); } catch (error) { if (error.code !== '${code}') throw error; await sleep(100); } } }`).facts.observability.observed;
  expect(reading('ENOENT')).toBe(null);
  expect(reading('EBUSY')).toBe(false);
});

test('so would one that does nothing by default', () => {
  const loading = (caught: string): unknown =>
    siteOf(`class Loader { constructor(tell = () => {}) { this.tell = tell; }
      async load(url) { for (let i = 0; i < 3; i++) { try { return await read(url); } catch (error) { ${caught} await sleep(500); } } } }
      const ignore = () => {};`).facts.observability.observed;
  expect(loading('this.tell(error);')).toBe(null);
  expect(loading('this.tell(url);')).toBe(false);
  expect(loading('ignore(error);')).toBe(false);
});

test('what is counted on the way to one that does nothing is counted', () => {
  const { bound, delay } = siteOf(`async function load(url, tell = () => {}) { let attempt = 0; for (;;) {
    try { return await read(url); } catch (error) { tell(error, ++attempt); if (attempt >= 3) throw error; await sleep(1000 * 2 ** attempt); } } }`).facts;
  expect(bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(delay.steps.map((step) => step?.max)).toEqual([2000, 4000]);
});
