import { expect, test } from 'vitest';

import { delaySequence } from '../../analysis.js';
import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const WAIT = 'const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));';

const trying = (generator: string, body = 'try { return await link.open(); } catch (error) { log(error); }', given = 'attempts()'): string =>
  `${WAIT} async function* ${generator} async function open(link) { for await (const attempt of ${given}) { ${body} } throw new Error('closed'); }`;

const waits = (code: string): readonly number[] | null => delaySequence(siteOf(code), 3)?.map(({ min }) => min) ?? null;

test('an async generator waits between the attempts of the loop that asks it for them', () => {
  expect(waits(trying('attempts() { for (let i = 0; i < 5; i++) { if (i > 0) await wait(1000 * 2 ** (i - 1)); yield i; } }'))).toEqual([1000, 2000, 4000]);
  expect(siteOf(trying('attempts() { for (let i = 0; i < 5; i++) { yield i; await wait(500); } }')).facts).toMatchObject({ bound: { kind: 'attempts', attempts: 5 }, growth: { kind: 'fixed' } });
  expect(waits(trying('attempts(ms) { for (;;) { yield ms; await wait(ms); ms *= 3; } }', undefined, 'attempts(100)'))).toEqual([100, 300, 900]);
});

test('a generator that waits for nothing has its loop try again at once', () => {
  expect(siteOf(trying('attempts() { yield 1; yield 2; yield 3; }')).facts.delay.noWaitBecause).toBe('missing');
});

test('what the loop throws is not caught in the generator, and its last words are heard', () => {
  const guarded = (end: string): string => trying(`attempts() { try { for (let i = 0; i < 5; i++) { yield i; await wait(100); } } ${end} }`, 'try { return await link.open(); } catch (error) { if (attempt === 2) throw error; }');
  expect(siteOf(guarded('catch (error) { log(error); }')).facts.lastFailure.kind).toBe('rethrown');
  expect(siteOf(guarded('finally { log("over"); }')).facts.lastFailure.kind).toBe('rethrown');
});

test.for([
  ['items of another list', "attempts() { for (const host of hosts) { yield host; await wait(100); } }", 'try { return await dial(attempt); } catch (error) { log(error); }'],
  ['what was answered', 'attempts() { for (;;) { yield await queue.next(); } }', 'try { return await link.send(attempt); } catch (error) { log(error); }'],
  ['a part of what was answered', 'attempts() { for (;;) { const page = await api.list(); yield page.items; } }', 'try { return await link.send(attempt); } catch (error) { log(error); }'],
  ['turns that no success leaves', 'attempts() { for (let i = 0; i < 5; i++) { yield i; await wait(100); } }', 'try { await link.ping(); } catch (error) { log(error); }'],
] as const)('%s are no attempts', ([, generator, body]) => {
  expect(sitesOf(trying(generator, body))).toEqual([]);
});
