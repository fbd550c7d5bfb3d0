import { expect, test } from 'vitest';

import { retryLoop } from '../testing/retry-loop.js';
import { siteOf } from '../testing/site-of.js';

const factsOf = (handler: string, before = "import { sleep } from './sleep.js';") => siteOf(`${before}\n${retryLoop(handler)}`).facts;

test('what a helper from elsewhere takes may be seconds: how it grows is known, how long it is not', () => {
  const { delay, growth, jitter } = factsOf('await sleep(2 ** attempt);');
  expect(delay.steps.slice(0, 3)).toEqual([null, null, null]);
  expect(delay.symbolic.slice(0, 3).map((step) => step?.text)).toEqual(['1', '2', '4']);
  expect(delay.waits[0]?.unitMs).toBeNull();
  expect(growth).toEqual({ kind: 'exponential', factor: 2, baseMs: null });
  expect(jitter.kind).toBe('none');
});

test('one that begins with what nobody would call seconds takes ms', () => {
  const { delay, growth } = factsOf('await sleep(100 * 2 ** attempt);');
  expect(delay.waits[0]?.unitMs).toBe(1);
  expect(growth).toEqual({ kind: 'exponential', factor: 2, baseMs: 100 });
});

test('so does one that says so by its name', () => {
  const inMs = [{ min: 1, max: 1 }, { min: 2, max: 2 }];
  expect(factsOf('await sleepMs(2 ** attempt);', "import { sleepMs } from './sleep.js';").delay.steps.slice(0, 2)).toEqual(inMs);
  expect(factsOf('await pause(2 ** attempt);', "import { waitForMilliseconds as pause } from './sleep.js';").delay.steps.slice(0, 2)).toEqual(inMs);
  expect(factsOf('await pause(2 ** attempt);', "import { sleep as pause } from './sleep.js';").delay.steps.slice(0, 2)).toEqual([null, null]);
});

test('what only says how long to wait is told the attempt, and no length', () => {
  const { delay, growth } = factsOf('await backoff(attempt + 1);', "import { backoff } from './backoff.js';");
  expect(delay.symbolic.slice(0, 2)).toEqual([null, null]);
  expect(growth).toEqual({ kind: 'unknown' });
});

test('so does a helper of the file itself, however small the number', () => {
  const { delay } = factsOf('await sleep(2 ** attempt);', 'const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));');
  expect(delay.steps.slice(0, 2)).toEqual([{ min: 1, max: 1 }, { min: 2, max: 2 }]);
});

test('nothing is nothing in every unit', () => {
  expect(factsOf('await sleep(0);').delay.kind).toBe('none');
  expect(factsOf('await sleep(1);').delay.kind).toBe('waits');
});

test('a ceiling in such a unit has no length either', () => {
  expect(factsOf('await sleep(Math.min(2 ** attempt, 10));').cap).toMatchObject({ kind: 'named', name: '10 × unit' });
});

test('with what the server asks for: small lengths beside it may be seconds, long ones are ms', () => {
  const refused = (own: number) => siteOf(`
    import { sleep } from './sleep.js';
    async function load(url: string) {
      for (let attempt = 0; attempt < 7; attempt++) {
        const response = await fetch(url);
        if (response.status !== 429) return response;
        await sleep(Number(response.headers.get('retry-after')) || ${own} * 2 ** attempt);
      }
    }`).facts.retryAfter.misuse?.kind ?? null;
  expect(refused(1)).toBeNull();
  expect(refused(1000)).toBe('seconds as ms');
});
